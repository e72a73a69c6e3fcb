import type { SiteDescriptor } from '#domain/screens/descriptors.ts';
import { personalPage } from '#domain/screens/route.ts';

/** Which mails an address gets, behind the link of one (I3); its secret comes in the query. */
export const mailPreferences = {
  ...personalPage,
  isSecret: true,
  paths: {
    sk: '/nastavenie-emailov',
    cs: '/nastaveni-emailu',
    da: '/mailindstillinger',
    en: '/email-preferences',
  },
  meta: 'topics:meta',
  texts: ['topics', 'errors'],
} as const satisfies SiteDescriptor;
