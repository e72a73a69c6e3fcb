import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage } from '../route.ts';

/** Landing page of one service (A4). */
export const service = {
  ...publicPage,
  paths: { sk: '/sluzby/:slug', cs: '/sluzby/:slug', da: '/tjenester/:slug', en: '/services/:slug' },
  meta: { content: 'service' },
  texts: ['services'],
  content: ['serviceCards', 'service'],
  hasPrices: true,
  hydration: 'none',
} as const satisfies SiteDescriptor;
