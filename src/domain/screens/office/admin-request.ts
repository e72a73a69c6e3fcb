import type { OfficeDescriptor } from '../descriptors.ts';

/** One request. */
export const adminRequest = {
  path: '/admin/requests/:id',
  meta: 'serviceRequests:meta',
  texts: ['serviceRequests', 'quotes', 'taxDocuments', 'mail', 'configurator', 'contact', 'estimates', 'validation'],
  within: 'adminRequests',
  live: ['/api/admin/service-requests/:id'],
} as const satisfies OfficeDescriptor;
