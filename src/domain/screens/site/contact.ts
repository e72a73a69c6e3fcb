import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage } from '../route.ts';

/** The contact form. */
export const contact = {
  ...publicPage,
  paths: { sk: '/kontakt', cs: '/kontakt', da: '/kontakt', en: '/contact' },
  aliases: ['/contact.html'],
  meta: 'contact:meta',
  texts: ['contact', 'errors', 'unsent', 'validation'],
  hasPrices: true,
  isOffline: true,
  hydration: 'touch',
  hasIsland: true,
  place: { menu: 'main', position: 5 },
} as const satisfies SiteDescriptor;
