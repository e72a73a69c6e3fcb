import type { OfficeDescriptor } from '../descriptors.ts';

/** All tax documents, and the advances that still need one. */
export const adminDocuments = {
  path: '/admin/documents',
  permission: 'read-documents',
  meta: 'taxDocuments:list.meta',
  texts: ['taxDocuments', 'validation'],
  place: { group: 'work', key: 'i' },
  live: ['/api/admin/documents', '/api/admin/documents/advances-due', '/api/admin/recurring-invoices'],
} as const satisfies OfficeDescriptor;
