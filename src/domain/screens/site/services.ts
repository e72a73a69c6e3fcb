import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage } from '../route.ts';

/** All services with their prices. */
export const services = {
  ...publicPage,
  paths: { sk: '/sluzby', cs: '/sluzby', da: '/tjenester', en: '/services' },
  aliases: ['/services.html'],
  meta: 'services:meta',
  texts: ['services'],
  content: ['serviceCards'],
  hasPrices: true,
  isOffline: true,
  place: { menu: 'main', position: 1 },
  hydration: 'none',
} as const satisfies SiteDescriptor;
