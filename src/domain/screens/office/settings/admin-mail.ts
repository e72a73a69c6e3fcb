import type { OfficeDescriptor } from '../../descriptors.ts';

/** How mails are delivered. */
export const adminMail = {
  path: '/admin/settings/mail',
  meta: 'mail:smtp.meta',
  texts: ['mail', 'inboundMail', 'validation'],
  place: { group: 'settings', key: 'h' },
} as const satisfies OfficeDescriptor;
