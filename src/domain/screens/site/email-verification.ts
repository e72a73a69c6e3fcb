import type { SiteDescriptor } from '../descriptors.ts';
import { personalPage, samePath } from '../route.ts';

/** Confirms an e-mail address by a mailed link. */
export const emailVerification = {
  ...personalPage,
  paths: samePath('/verify-email'),
  meta: 'accounts:verification.meta',
  texts: ['accounts', 'errors', 'validation'],
} as const satisfies SiteDescriptor;
