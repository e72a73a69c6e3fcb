import type { SiteDescriptor } from '#domain/screens/descriptors.ts';
import { personalPage } from '#domain/screens/route.ts';

/** A copy of one's data, and the deletion of the account (K6); the mailed link brings a secret in its query. */
export const portalData = {
  ...personalPage,
  isSecret: true,
  paths: {
    sk: '/portal/nastavenia/udaje',
    cs: '/portal/nastavenia/data',
    da: '/portal/settings/data',
    en: '/portal/settings/your-data',
  },
  permission: 'manage-own-account',
  meta: 'personalData:meta',
  texts: ['personalData', 'portal', 'accounts', 'errors', 'validation'],
} as const satisfies SiteDescriptor;
