import { officeDescriptors } from './pages/admin/office-descriptors.ts';
import { siteDescriptors } from './screens.ts';

/** The descriptor of every screen, for the server and the build; browsers load those of the back office when needed. */
export const allDescriptors = { ...siteDescriptors, ...officeDescriptors };
