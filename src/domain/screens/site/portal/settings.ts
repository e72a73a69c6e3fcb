import type { SiteDescriptor } from '#domain/screens/descriptors.ts';
import { personalPage } from '#domain/screens/route.ts';

/** Settings of the own account. */
export const settings = {
  ...personalPage,
  paths: { sk: '/portal/nastavenia', cs: '/portal/nastavenia', da: '/portal/settings', en: '/portal/settings' },
  permission: 'enrol-second-factor',
  meta: 'portal:settings.meta',
  texts: ['portal', 'personalData', 'firms', 'topics', 'accounts', 'errors', 'validation'],
} as const satisfies SiteDescriptor;
