import type { OfficeDescriptor } from '../descriptors.ts';

/** All requests for money: what is open, overdue, said to be paid, planned and paid. */
export const adminPayments = {
  path: '/admin/payments',
  permission: 'read-documents',
  meta: 'payments:meta',
  texts: ['payments', 'validation', 'quoteRules'],
  place: { group: 'work', key: 'y' },
  live: ['/api/admin/payment-requests', '/api/admin/payment-requests/sums', '/api/admin/payments'],
} as const satisfies OfficeDescriptor;
