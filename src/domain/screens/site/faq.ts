import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage, samePath } from '../route.ts';

/** Frequent questions. */
export const faq = {
  ...publicPage,
  paths: samePath('/faq'),
  meta: 'faq:meta',
  texts: ['faq'],
  content: ['faq'],
  hasPrices: true,
  isOffline: true,
  place: { menu: 'main', position: 4 },
  hydration: 'touch',
  hasIsland: true,
} as const satisfies SiteDescriptor;
