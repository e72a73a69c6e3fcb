import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import type { Screen } from '#domain/routes.ts';
import type { GetText, TextKey } from '#locales/text-key.ts';
import type { PageContent } from './lib/page-content.ts';
import { brandValues, fillIn } from './lib/use-content.ts';

type Meta = 'title' | 'description';
type Page = { screen: Screen | null; language: Language };

/** Title of a page as search engines and browser tabs show it (A8). */
export function titleOf(page: Page, content: PageContent, t: GetText): string {
  return metaOf(page, content, t).title;
}

/** Description of a page for search engines (A8). */
export function descriptionOf(page: Page, content: PageContent, t: GetText): string {
  return metaOf(page, content, t).description;
}

/** Title and description of the screens whose texts name them. */
const metaKeys = {
  home: ['home:meta.title', 'home:meta.description'],
  about: ['about:meta.title', 'about:meta.description'],
  services: ['services:meta.title', 'services:meta.description'],
  projects: ['projects:meta.title', 'projects:meta.description'],
  contact: ['contact:meta.title', 'contact:meta.description'],
  quote: ['configurator:meta.title', 'configurator:meta.description'],
  faq: ['faq:meta.title', 'faq:meta.description'],
  confirmation: ['confirmation:meta.title', 'confirmation:meta.description'],
  login: ['accounts:meta.title', 'accounts:meta.description'],
  setup: ['accounts:meta.title', 'accounts:meta.description'],
  passwordReset: ['accounts:reset.meta.title', 'accounts:reset.meta.description'],
  emailVerification: ['accounts:verification.meta.title', 'accounts:verification.meta.description'],
  portal: ['portal:meta.title', 'portal:meta.description'],
  settings: ['portal:settings.meta.title', 'portal:settings.meta.description'],
  admin: ['serviceRequests:meta.title', 'serviceRequests:meta.description'],
  adminRequest: ['serviceRequests:meta.title', 'serviceRequests:meta.description'],
  adminSettings: ['settings:meta.title', 'settings:meta.description'],
  adminErrors: ['errorReports:meta.title', 'errorReports:meta.description'],
  adminError: ['errorReports:meta.title', 'errorReports:meta.description'],
} as const satisfies Partial<Record<Screen, readonly [title: TextKey, description: TextKey]>>;

const hasMetaKeys = (screen: Screen | null): screen is keyof typeof metaKeys => screen !== null && screen in metaKeys;

/** Longest description that search engines show whole, in characters. */
const longestDescription = 160;

/** As many sentences of a lead as a description holds, the first at least. */
function descriptionFrom(lead: string, language: Language): string {
  const sentences = fillIn(lead, brandValues(language)).split(/(?<=[.?!])\s+(?=\p{Lu})/u);
  return sentences.reduce((text, next) => (text.length + next.length < longestDescription ? `${text} ${next}` : text));
}

function metaOf({ screen, language }: Page, content: PageContent, t: GetText): Record<Meta, string> {
  if (screen === 'service' && content.service) return content.service.meta;
  if (screen === 'privacy' || screen === 'terms' || screen === 'cookies') {
    const document = content[screen];
    if (document)
      return { title: `${document.title} | ${brand.name}`, description: descriptionFrom(document.lead, language) };
  }
  if (hasMetaKeys(screen)) {
    const [title, description] = metaKeys[screen];
    return { title: t(title), description: t(description) };
  }
  return { title: `${t('common:notFound.title')} | ${brand.name}`, description: t('common:notFound.text') };
}
