import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage } from '../route.ts';

/** What happens to personal data (A7). */
export const privacy = {
  ...publicPage,
  paths: { sk: '/ochrana-udajov', cs: '/privacy', da: '/databeskyttelse', en: '/privacy' },
  meta: { content: 'privacy' },
  texts: ['legal'],
  content: ['privacy'],
  page: 'legal',
  place: { menu: 'legal', position: 1 },
  hydration: 'none',
} as const satisfies SiteDescriptor;
