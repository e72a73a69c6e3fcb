import type { Screen } from '#domain/routes.ts';
import { type OfficeDescriptor, type OfficeGroup, officeGroups } from '#domain/screens/descriptors.ts';
import { officeScreens } from '#domain/screens/office-screens.ts';
import { useMay } from '../../lib/use-may.ts';

type Screens = typeof officeScreens;

/** Screens that the navigation of the back office leads to. */
export type OfficePlace = {
  [Each in keyof Screens]: Screens[Each] extends { place: object } ? Each : never;
}[keyof Screens];

const descriptors: Readonly<Partial<Record<Screen, OfficeDescriptor>>> = officeScreens;

/** All screens of the navigation by groups, in the order of a day's work. */
export const officePlaces: readonly { group: OfficeGroup; places: readonly OfficePlace[] }[] = officeGroups.map(
  (group) => ({
    group,
    places: (Object.keys(descriptors) as OfficePlace[]).filter((screen) => descriptors[screen]?.place?.group === group),
  }),
);

/** Returns the places that the signed-in person may open, by groups that have any (F1, H11). */
export function useOfficePlaces(): typeof officePlaces {
  const { mayOpen } = useMay();
  return officePlaces
    .map(({ group, places }) => ({ group, places: places.filter(mayOpen) }))
    .filter(({ places }) => places.length > 0);
}

/** Returns the letter that leads to a place after `g`; null for a place without one, because the alphabet has 26. */
export const goKeyOf = (place: OfficePlace): string | null => officeScreens[place].place.key;

/** Returns the keys that lead to a place, pressed one after the other; undefined where it has no letter. */
export function goKeysOf(place: OfficePlace): string[] | undefined {
  const key = goKeyOf(place);
  return key === null ? undefined : ['g', key];
}

/** Returns how a link relates to the screen shown, as a value of `aria-current`. */
export function currentness(place: OfficePlace, screen: Screen | null): 'page' | 'true' | undefined {
  if (place === screen) return 'page';
  return screen !== null && descriptors[screen]?.within === place ? 'true' : undefined;
}
