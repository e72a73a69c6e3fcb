import type { OfficeDescriptor } from '../descriptors.ts';

/** Bank files, and what their entries pay. */
export const adminBankImports = {
  path: '/admin/payments/import',
  meta: 'bankImports:meta',
  texts: ['bankImports', 'validation'],
  within: 'adminPayments',
  live: ['/api/admin/bank-entries'],
} as const satisfies OfficeDescriptor;
