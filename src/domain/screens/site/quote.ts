import type { SiteDescriptor } from '../descriptors.ts';
import { personalPage } from '../route.ts';

/** A sent quote behind its private link (H5); the language is that of the quote. */
export const quote = {
  ...personalPage,
  isSecret: true,
  paths: {
    sk: '/cenova-ponuka/:token',
    cs: '/cenova-nabidka/:token',
    da: '/pristilbud/:token',
    en: '/your-quote/:token',
  },
  meta: 'quoteDocument:meta',
  texts: ['quoteDocument', 'quoteSigning', 'errors', 'validation'],
} as const satisfies SiteDescriptor;
