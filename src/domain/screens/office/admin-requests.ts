import type { OfficeDescriptor } from '../descriptors.ts';

/** All requests. */
export const adminRequests = {
  path: '/admin/requests',
  meta: 'serviceRequests:meta',
  texts: ['serviceRequests', 'configurator', 'contact', 'validation'],
  place: { group: 'work', key: 'r' },
  live: ['/api/admin/service-requests', '/api/admin/service-requests/board', '/api/admin/service-requests/counts'],
} as const satisfies OfficeDescriptor;
