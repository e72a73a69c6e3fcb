import type { SiteDescriptor } from '../descriptors.ts';
import { personalPage, samePath } from '../route.ts';

/** A customer’s own projects, quotes, requests and documents. */
export const portal = {
  ...personalPage,
  paths: samePath('/portal'),
  permission: 'open-portal',
  meta: 'portal:meta',
  texts: ['portal', 'projectWords', 'paymentPage', 'accounts', 'errors'],
  startsAtOnce: true,
} as const satisfies SiteDescriptor;
