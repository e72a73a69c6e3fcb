import type { OfficeDescriptor } from '../descriptors.ts';

/** Who changed what. */
export const adminAudit = {
  path: '/admin/audit',
  meta: 'audit:list.meta',
  texts: ['audit', 'serviceRequests', 'errorReports', 'contentEditor'],
  place: { group: 'watch', key: 'z' },
} as const satisfies OfficeDescriptor;
