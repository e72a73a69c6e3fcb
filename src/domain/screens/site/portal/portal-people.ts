import type { SiteDescriptor } from '#domain/screens/descriptors.ts';
import { personalPage } from '#domain/screens/route.ts';

/** The people of a customer's firm and their rights (I5). */
export const portalPeople = {
  ...personalPage,
  paths: {
    sk: '/portal/nastavenia/ludia',
    cs: '/portal/nastavenia/lide',
    da: '/portal/settings/kolleger',
    en: '/portal/settings/people',
  },
  permission: 'open-portal',
  meta: 'firms:meta',
  texts: ['firms', 'portal', 'accounts', 'errors', 'validation'],
} as const satisfies SiteDescriptor;
