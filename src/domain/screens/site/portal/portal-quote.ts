import type { SiteDescriptor } from '#domain/screens/descriptors.ts';
import { personalPage } from '#domain/screens/route.ts';

/** A quote in the portal of who it was sent to (I3); the language is that of the quote. */
export const portalQuote = {
  ...personalPage,
  paths: {
    sk: '/portal/cenove-ponuky/:id',
    cs: '/portal/cenove-nabidky/:id',
    da: '/portal/tilbud/:id',
    en: '/portal/quotes/:id',
  },
  permission: 'open-portal',
  meta: 'quoteDocument:meta',
  texts: ['portal', 'accounts', 'quoteDocument', 'quoteSigning', 'errors', 'validation'],
} as const satisfies SiteDescriptor;
