import type { OfficeDescriptor } from '../descriptors.ts';

/** All customers. */
export const adminCustomers = {
  path: '/admin/customers',
  meta: 'customers:list.meta',
  texts: ['customers', 'validation'],
  place: { group: 'work', key: 'c' },
} as const satisfies OfficeDescriptor;
