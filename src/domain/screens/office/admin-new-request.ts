import type { OfficeDescriptor } from '../descriptors.ts';

/** Enters a request that came by phone or mail. */
export const adminNewRequest = {
  path: '/admin/requests/new',
  meta: 'serviceRequests:entry.meta',
  texts: ['serviceRequests', 'configurator', 'contact', 'validation'],
  within: 'adminRequests',
} as const satisfies OfficeDescriptor;
