import type { Action } from '../permissions.ts';
import type { OfficeDescriptor } from './descriptors.ts';
import { officeScreens } from './office-screens.ts';

export type OfficeScreen = keyof typeof officeScreens;

/*
 * The build for browsers puts the values in place of this module, so that visitors do not load the descriptors
 * (scripts/office-paths.ts).
 */

/** Path of each screen of the back office. */
export const officePaths = Object.fromEntries(
  Object.entries<OfficeDescriptor>(officeScreens).map(([screen, { path }]) => [screen, path]),
) as Record<OfficeScreen, string>;

/** Permissions of the screens that ask for another one than `open-back-office`. */
export const officePermissions: Partial<Record<OfficeScreen, Action>> = Object.fromEntries(
  Object.entries<OfficeDescriptor>(officeScreens).flatMap(([screen, { permission }]) =>
    permission ? [[screen, permission]] : [],
  ),
);
