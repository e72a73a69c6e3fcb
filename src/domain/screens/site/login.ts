import type { SiteDescriptor } from '../descriptors.ts';
import { personalPage } from '../route.ts';

/** Login and registration. */
export const login = {
  ...personalPage,
  isShared: true,
  paths: { sk: '/prihlasenie', cs: '/login', da: '/login', en: '/login' },
  aliases: ['/auth'],
  meta: 'accounts:meta',
  texts: ['accounts', 'errors', 'validation'],
} as const satisfies SiteDescriptor;
