import type { OfficeDescriptor } from '../descriptors.ts';

/** All quotes. */
export const adminQuotes = {
  path: '/admin/quotes',
  meta: 'quotes:list.meta',
  texts: ['quotes', 'configurator', 'contact', 'validation'],
  place: { group: 'work', key: 'q' },
  live: ['/api/admin/quotes', '/api/admin/quotes/counts'],
} as const satisfies OfficeDescriptor;
