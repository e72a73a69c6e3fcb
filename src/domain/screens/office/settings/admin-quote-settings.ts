import type { OfficeDescriptor } from '../../descriptors.ts';

/** What quotes are made with: tax status, accounts, exchange rates, validity and reminders. */
export const adminQuoteSettings = {
  path: '/admin/settings/quotes',
  meta: 'settings:quotes.meta',
  texts: ['settings', 'quoteRules', 'validation', 'accounts'],
  place: { group: 'settings', key: 'd' },
} as const satisfies OfficeDescriptor;
