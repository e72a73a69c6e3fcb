import type { OfficeDescriptor } from '../descriptors.ts';

/** One quote: its draft in the editor, or what was sent. */
export const adminQuote = {
  path: '/admin/quotes/:id',
  meta: 'quotes:detail.meta',
  texts: [
    'quotes',
    'quoteEditor',
    'quoteRules',
    'quoteDocument',
    'customers',
    'mail',
    'priceBook',
    'payments',
    'projectOffice',
    'projectWords',
    'taxDocuments',
    'validation',
  ],
  live: [
    '/api/admin/quotes/:id',
    '/api/admin/quotes/:id/answers',
    '/api/admin/documents',
    '/api/admin/projects',
    '/api/admin/payments/quotes/:id',
  ],
  within: 'adminQuotes',
} as const satisfies OfficeDescriptor;
