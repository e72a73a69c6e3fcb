import type { OfficeDescriptor } from '../descriptors.ts';

/** One customer. */
export const adminCustomer = {
  path: '/admin/customers/:id',
  meta: 'customers:detail.meta',
  texts: ['customers', 'serviceRequests', 'quotes', 'taxDocuments', 'validation'],
  within: 'adminCustomers',
} as const satisfies OfficeDescriptor;
