import type { PageInput } from '#contract/page.ts';
import { isOfficeScreen } from '#domain/routes.ts';
import type { Hydration } from '#domain/screens/descriptors.ts';
import { siteDescriptors } from './screens.ts';

/** When a page is hydrated, as its descriptor says; what denies access or does not exist is only read. */
export function hydrationOf({ screen, isDenied }: PageInput): Hydration {
  if (screen === null || isDenied) return 'none';
  return isOfficeScreen(screen) ? 'now' : (siteDescriptors[screen].hydration ?? 'idle');
}
