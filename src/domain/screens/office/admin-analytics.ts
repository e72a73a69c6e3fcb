import type { OfficeDescriptor } from '../descriptors.ts';

/** Figures over a period. */
export const adminAnalytics = {
  path: '/admin/analytics',
  meta: 'analytics:analytics.meta',
  texts: ['analytics', 'serviceRequests', 'configurator', 'contact'],
  place: { group: 'work', key: 'a' },
  live: ['/api/admin/analytics', '/api/admin/analytics/accuracy'],
} as const satisfies OfficeDescriptor;
