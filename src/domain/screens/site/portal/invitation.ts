import type { SiteDescriptor } from '#domain/screens/descriptors.ts';
import { personalPage } from '#domain/screens/route.ts';

/** An invitation to a customer's firm; the mailed link brings its secret in the query (I5). */
export const invitation = {
  ...personalPage,
  isSecret: true,
  paths: { sk: '/pozvanka', cs: '/pozvanka', da: '/invitation', en: '/invitation' },
  meta: 'firms:invitationMeta',
  texts: ['firms', 'accounts', 'errors', 'validation'],
} as const satisfies SiteDescriptor;
