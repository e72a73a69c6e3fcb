import type { OfficeDescriptor } from '../descriptors.ts';

/** One customer. */
export const adminCustomer = {
  path: '/admin/customers/:id',
  meta: 'customers:detail.meta',
  texts: [
    'customers',
    'firms',
    'topics',
    'serviceRequests',
    'quotes',
    'taxDocuments',
    'projectOffice',
    'projectWords',
    'threads',
    'configurator',
    'quoteRules',
    'legalHold',
    'persons',
    'validation',
  ],
  live: ['/api/admin/projects'],
  within: 'adminCustomers',
} as const satisfies OfficeDescriptor;
