import type { SiteDescriptor } from '../descriptors.ts';
import { personalPage } from '../route.ts';

/** Sets a new password by a mailed link. */
export const passwordReset = {
  ...personalPage,
  paths: { sk: '/resetovat-heslo', cs: '/resetovat-heslo', da: '/reset-password', en: '/reset-password' },
  meta: 'accounts:reset.meta',
  texts: ['accounts', 'errors', 'validation'],
} as const satisfies SiteDescriptor;
