import type { OfficeDescriptor } from '../descriptors.ts';

/** One tax document: its draft in a form, or what was issued. */
export const adminDocument = {
  path: '/admin/documents/:id',
  permission: 'read-documents',
  meta: 'taxDocuments:detail.meta',
  texts: ['taxDocuments', 'quoteEditor', 'quoteRules', 'customers', 'validation'],
  live: ['/api/admin/documents/:id', '/api/admin/documents/:id/delivery'],
  within: 'adminDocuments',
} as const satisfies OfficeDescriptor;
