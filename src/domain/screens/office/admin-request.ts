import type { OfficeDescriptor } from '../descriptors.ts';

/** One request. */
export const adminRequest = {
  path: '/admin/requests/:id',
  meta: 'serviceRequests:meta',
  texts: [
    'serviceRequests',
    'threads',
    'attachments',
    'quotes',
    'quoteRules',
    'payments',
    'projectOffice',
    'projectWords',
    'taxDocuments',
    'mail',
    'inboundMail',
    'configurator',
    'contact',
    'estimates',
    'legalHold',
    'validation',
  ],
  within: 'adminRequests',
  live: [
    '/api/admin/service-requests/:id',
    '/api/admin/payment-requests',
    '/api/admin/projects',
    '/api/admin/threads/:place/:id/messages',
  ],
} as const satisfies OfficeDescriptor;
