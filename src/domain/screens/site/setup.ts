import type { SiteDescriptor } from '../descriptors.ts';
import { personalPage, samePath } from '../route.ts';

/** Makes the first administrator. */
export const setup = {
  ...personalPage,
  isShared: true,
  // With it the page says whether the link is over.
  answers: 'token',
  paths: samePath('/setup'),
  meta: 'accounts:meta',
  texts: ['accounts', 'errors', 'validation'],
} as const satisfies SiteDescriptor;
