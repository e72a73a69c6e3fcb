import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage } from '../route.ts';

/** The terms of business (A7). */
export const terms = {
  ...publicPage,
  paths: { sk: '/obchodne-podmienky', cs: '/obchodni-podminky', da: '/handelsbetingelser', en: '/terms' },
  meta: { content: 'terms' },
  texts: ['legal'],
  content: ['terms'],
  page: 'legal',
  hasPrices: true,
  place: { menu: 'legal', position: 2 },
  hydration: 'none',
} as const satisfies SiteDescriptor;
