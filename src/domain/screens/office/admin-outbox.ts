import type { OfficeDescriptor } from '../descriptors.ts';

/** Mails that were sent and that wait. */
export const adminOutbox = {
  path: '/admin/outbox',
  meta: 'mail:outbox.meta',
  texts: ['mail', 'serviceRequests'],
  place: { group: 'supplies', key: 'm' },
} as const satisfies OfficeDescriptor;
