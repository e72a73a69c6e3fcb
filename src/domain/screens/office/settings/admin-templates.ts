import type { OfficeDescriptor } from '../../descriptors.ts';

/** Prepared replies. */
export const adminTemplates = {
  path: '/admin/templates',
  meta: 'mail:templates.meta',
  texts: ['mail', 'validation'],
  place: { group: 'supplies', key: 't' },
} as const satisfies OfficeDescriptor;
