import type { SiteDescriptor } from '../descriptors.ts';
import { personalPage } from '../route.ts';

/** How to pay what was signed, behind the key that opens the quote (H6); the language is that of the quote. */
export const payment = {
  ...personalPage,
  isSecret: true,
  paths: {
    sk: '/platba/:key',
    cs: '/uhrada/:key',
    da: '/betaling/:key',
    en: '/payment/:key',
  },
  meta: 'paymentPage:meta',
  texts: ['paymentPage', 'quoteDocument', 'errors'],
} as const satisfies SiteDescriptor;
