import type { OfficeDescriptor } from '#domain/screens/descriptors.ts';
import type { OfficeScreen } from '#domain/screens/office-paths.ts';
import { officeScreens } from '#domain/screens/office-screens.ts';
import type { Area } from '#locales/areas.ts';
import type { CheckedDescriptor } from '../../lib/checked-descriptor.ts';

/** The descriptor of each screen of the back office. */
export const officeDescriptors: Record<OfficeScreen, CheckedDescriptor<OfficeDescriptor>> = officeScreens;

/** Areas of texts that every screen of the back office needs. */
const sharedAreas: readonly Area[] = ['backOffice', 'accounts', 'errors', 'errorReports'];

/** Returns the areas of texts that a screen of the back office needs beside `common`. */
export const officeAreasOf = (screen: OfficeScreen): readonly Area[] => [
  ...sharedAreas,
  ...officeDescriptors[screen].texts,
];
