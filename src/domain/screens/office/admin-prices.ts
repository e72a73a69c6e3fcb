import type { OfficeDescriptor } from '../descriptors.ts';

/** The price book and the library of features. */
export const adminPrices = {
  path: '/admin/prices',
  meta: 'priceBook:editor.meta',
  texts: ['priceBook', 'configurator', 'estimates', 'validation'],
  place: { group: 'supplies', key: 'p' },
} as const satisfies OfficeDescriptor;
