import type { SiteDescriptor } from '../descriptors.ts';
import { personalPage, samePath } from '../route.ts';

/** A customer’s own quotes, requests and drafts. */
export const portal = {
  ...personalPage,
  paths: samePath('/portal'),
  permission: 'open-portal',
  meta: 'portal:meta',
  texts: ['portal', 'paymentPage', 'accounts', 'errors'],
  startsAtOnce: true,
} as const satisfies SiteDescriptor;
