import type { Screen } from '#domain/routes.ts';
import { type OfficeDescriptor, type OfficeGroup, officeGroups } from '#domain/screens/descriptors.ts';
import { officeScreens } from '#domain/screens/office-screens.ts';

type Screens = typeof officeScreens;

/** Screens that the navigation of the back office leads to. */
export type OfficePlace = {
  [Each in keyof Screens]: Screens[Each] extends { place: object } ? Each : never;
}[keyof Screens];

const descriptors: Readonly<Partial<Record<Screen, OfficeDescriptor>>> = officeScreens;

/** The screens of the navigation by groups, in the order of a day's work. */
export const officePlaces: readonly { group: OfficeGroup; places: readonly OfficePlace[] }[] = officeGroups.map(
  (group) => ({
    group,
    places: (Object.keys(descriptors) as OfficePlace[]).filter((screen) => descriptors[screen]?.place?.group === group),
  }),
);

/** Returns the letter that leads to a place after `g`. */
export const goKeyOf = (place: OfficePlace): string => officeScreens[place].place.key;

/** Returns how a link relates to the screen shown, as a value of `aria-current`. */
export function currentness(place: OfficePlace, screen: Screen | null): 'page' | 'true' | undefined {
  if (place === screen) return 'page';
  return screen !== null && descriptors[screen]?.within === place ? 'true' : undefined;
}
