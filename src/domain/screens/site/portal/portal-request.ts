import type { SiteDescriptor } from '#domain/screens/descriptors.ts';
import { personalPage } from '#domain/screens/route.ts';

/** A request in the portal of its customer with its thread of messages (I2), in the language of the request. */
export const portalRequest = {
  ...personalPage,
  paths: {
    sk: '/portal/dopyty/:id',
    cs: '/portal/poptavky/:id',
    da: '/portal/foresporgsler/:id',
    en: '/portal/requests/:id',
  },
  permission: 'open-portal',
  meta: 'portal:request.meta',
  texts: ['portal', 'threads', 'attachments', 'accounts', 'errors', 'validation'],
} as const satisfies SiteDescriptor;
