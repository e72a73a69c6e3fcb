import type { OfficeDescriptor } from './descriptors.ts';
import { officeScreens } from './office-screens.ts';

export type OfficeScreen = keyof typeof officeScreens;

/**
 * Path of each screen of the back office. The build for browsers puts the value in place of this module, so that
 * visitors do not load the descriptors (scripts/office-paths.ts).
 */
export const officePaths = Object.fromEntries(
  Object.entries<OfficeDescriptor>(officeScreens).map(([screen, { path }]) => [screen, path]),
) as Record<OfficeScreen, string>;
