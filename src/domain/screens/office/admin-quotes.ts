import type { OfficeDescriptor } from '../descriptors.ts';

/** All quotes. */
export const adminQuotes = {
  path: '/admin/quotes',
  meta: 'quotes:list.meta',
  texts: ['quotes', 'validation'],
  place: { group: 'work', key: 'q' },
} as const satisfies OfficeDescriptor;
