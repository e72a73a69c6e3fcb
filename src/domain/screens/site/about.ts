import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage } from '../route.ts';

/** Who makes the websites. */
export const about = {
  ...publicPage,
  paths: { sk: '/o-mne', cs: '/o-mne', da: '/om-mig', en: '/about' },
  aliases: ['/about.html'],
  meta: 'about:meta',
  texts: ['about'],
  place: { menu: 'main', position: 3 },
  hydration: 'none',
} as const satisfies SiteDescriptor;
