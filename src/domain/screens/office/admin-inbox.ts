import type { OfficeDescriptor } from '../descriptors.ts';

/** Mails that came in and belong to no request. */
export const adminInbox = {
  path: '/admin/inbox',
  meta: 'inboundMail:meta',
  texts: ['inboundMail', 'serviceRequests', 'validation'],
  place: { group: 'supplies', key: 'b' },
  live: ['/api/admin/inbound-mails'],
} as const satisfies OfficeDescriptor;
