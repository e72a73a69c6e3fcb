import type { PageInput } from '#contract/page.ts';
import { type SiteScreen, isOfficeScreen } from '#domain/routes.ts';
import type { Hydration } from '#domain/screens/descriptors.ts';
import { islandFileOf, pageFileOf } from './page-modules.ts';
import { siteDescriptors } from './screens.ts';

/** When a page is hydrated, as its descriptor says; what denies access or does not exist is only read. */
export function hydrationOf({ screen, isDenied }: PageInput): Hydration {
  if (screen === null || isDenied) return 'none';
  return isOfficeScreen(screen) ? 'now' : (siteDescriptors[screen].hydration ?? 'now');
}

/** Returns the file that browsers load to hydrate a screen: its island, its page, or null where nothing is hydrated. */
export function hydratedFileOf(screen: SiteScreen): string | null {
  const { hydration, hasIsland } = siteDescriptors[screen];
  if (hydration === 'none') return null;
  return hasIsland ? islandFileOf(screen) : pageFileOf(screen);
}

/** Whether a screen's whole page is hydrated, so that the browser needs its content too; an island lives by texts alone. */
export const isPageHydrated = (screen: SiteScreen): boolean =>
  siteDescriptors[screen].hydration !== 'none' && !siteDescriptors[screen].hasIsland;
