import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage } from '../route.ts';

/** Where anybody finds out whether a document of the agency is intact (H5). */
export const verify = {
  ...publicPage,
  answers: 'code',
  paths: { sk: '/overenie', cs: '/overeni', da: '/verificering', en: '/verify' },
  meta: 'verification:meta',
  texts: ['verification'],
  hydration: 'touch',
  place: { menu: 'legal', position: 4 },
} as const satisfies SiteDescriptor;
