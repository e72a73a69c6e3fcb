import type { SiteDescriptor } from '../descriptors.ts';
import { personalPage } from '../route.ts';

/** What a visitor sees after sending a request. */
export const confirmation = {
  ...personalPage,
  paths: {
    sk: '/potvrdenie-dopytu',
    cs: '/service-request-confirmation',
    da: '/service-request-confirmation',
    en: '/service-request-confirmation',
  },
  meta: 'confirmation:meta',
  texts: ['confirmation'],
} as const satisfies SiteDescriptor;
