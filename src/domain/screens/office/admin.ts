import type { OfficeDescriptor } from '../descriptors.ts';

/** Overview of the back office. */
export const admin = {
  path: '/admin',
  meta: 'analytics:overview.meta',
  texts: ['analytics', 'serviceRequests', 'configurator', 'contact', 'mail', 'payments', 'goLive'],
  place: { group: 'work', key: 'o' },
  live: ['/api/admin/analytics/dashboard', '/api/admin/notifications', '/api/admin/payment-requests/sums'],
} as const satisfies OfficeDescriptor;
