import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage, samePath } from '../route.ts';

/** The home page. */
export const home = {
  ...publicPage,
  paths: samePath('/'),
  meta: 'home:meta',
  texts: ['home'],
  content: ['testimonials'],
  hasPrices: true,
  isOffline: true,
  hydration: 'none',
} as const satisfies SiteDescriptor;
