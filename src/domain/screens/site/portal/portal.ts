import type { SiteDescriptor } from '#domain/screens/descriptors.ts';
import { personalPage, samePath } from '#domain/screens/route.ts';

/** A customer’s own projects, quotes, requests and documents. */
export const portal = {
  ...personalPage,
  paths: samePath('/portal'),
  permission: 'open-portal',
  meta: 'portal:meta',
  texts: ['portal', 'projectWords', 'paymentPage', 'accounts', 'errors'],
} as const satisfies SiteDescriptor;
