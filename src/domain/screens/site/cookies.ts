import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage, samePath } from '../route.ts';

/** What is stored on the visitor’s device (A7, B12). */
export const cookies = {
  ...publicPage,
  paths: samePath('/cookies'),
  meta: { content: 'cookies' },
  texts: ['legal', 'consent'],
  content: ['cookies'],
  place: { menu: 'legal', position: 3 },
  hydration: 'none',
} as const satisfies SiteDescriptor;
