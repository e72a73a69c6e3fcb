import type { SiteDescriptor } from './descriptors.ts';
import { siteScreens } from './site-screens.ts';

type Screens = typeof siteScreens;
type Menu = NonNullable<SiteDescriptor['place']>['menu'];
type PlacedIn<Name extends Menu> = {
  [Each in keyof Screens]: Screens[Each] extends { place: { menu: Name } } ? Each : never;
}[keyof Screens];

/** Returns the screens that a menu names, in its order. */
export function screensInMenu<Name extends Menu>(menu: Name): readonly PlacedIn<Name>[] {
  return Object.entries<SiteDescriptor>(siteScreens)
    .flatMap(([screen, { place }]) => (place?.menu === menu ? [{ screen, position: place.position }] : []))
    .toSorted((a, b) => a.position - b.position)
    .map(({ screen }) => screen as PlacedIn<Name>);
}
