import type { Language } from '#domain/languages.ts';
import type { Screen } from '#domain/routes.ts';
import type { GetText, TextKey } from '#locales/text-key.ts';
import type { PageContent } from './lib/page-content.ts';
import { brandValues, fillIn } from './lib/use-content.ts';

const descriptionKeys: Partial<Record<Screen, TextKey>> = {
  home: 'home:meta.description',
  about: 'about:meta.description',
  services: 'services:meta.description',
  projects: 'projects:meta.description',
  contact: 'contact:meta.description',
  configurator: 'configurator:meta.description',
  faq: 'faq:meta.description',
  confirmation: 'confirmation:meta.description',
  login: 'accounts:meta.description',
  setup: 'accounts:meta.description',
  passwordReset: 'accounts:reset.meta.description',
  emailVerification: 'accounts:verification.meta.description',
  portal: 'portal:meta.description',
  settings: 'portal:settings.meta.description',
  admin: 'analytics:overview.meta.description',
  adminRequests: 'serviceRequests:meta.description',
  adminAnalytics: 'analytics:analytics.meta.description',
  adminCustomers: 'customers:list.meta.description',
  adminCustomer: 'customers:detail.meta.description',
  adminUsers: 'users:list.meta.description',
  adminOutbox: 'mail:outbox.meta.description',
  adminTemplates: 'mail:templates.meta.description',
  adminMail: 'mail:smtp.meta.description',
  adminPrices: 'priceBook:editor.meta.description',
  adminLook: 'settings:look.meta.description',
  adminAudit: 'audit:list.meta.description',
  adminNewRequest: 'serviceRequests:entry.meta.description',
  adminRequest: 'serviceRequests:meta.description',
  adminSettings: 'settings:meta.description',
  adminErrors: 'errorReports:meta.description',
  adminError: 'errorReports:meta.description',
};

/** Longest description that search engines show whole, in characters. */
const longestDescription = 160;

type Page = { screen: Screen | null; language: Language };

/** Description of a page for search engines (A8); only the server needs it. */
export function descriptionOf({ screen, language }: Page, content: PageContent, t: GetText): string {
  if (screen === 'service' && content.service) return content.service.meta.description;
  const document = screen === 'privacy' || screen === 'terms' || screen === 'cookies' ? content[screen] : undefined;
  if (document) return descriptionFrom(document.lead, language);
  const key = screen && descriptionKeys[screen];
  return key ? t(key) : t('common:notFound.text');
}

/** As many sentences of a lead as a description holds, the first at least. */
function descriptionFrom(lead: string, language: Language): string {
  const sentences = fillIn(lead, brandValues(language)).split(/(?<=[.?!])\s+(?=\p{Lu})/u);
  return sentences.reduce((text, next) => (text.length + next.length < longestDescription ? `${text} ${next}` : text));
}
