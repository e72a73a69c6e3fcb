import { brand } from '#domain/brand.ts';
import type { Screen } from '#domain/routes.ts';
import type { GetText, TextKey } from '#locales/text-key.ts';
import type { PageContent } from './lib/page-content.ts';

/** Titles of the screens outside the back office whose texts name them. */
const titleKeys: Partial<Record<Screen, TextKey>> = {
  home: 'home:meta.title',
  about: 'about:meta.title',
  services: 'services:meta.title',
  projects: 'projects:meta.title',
  contact: 'contact:meta.title',
  configurator: 'configurator:meta.title',
  faq: 'faq:meta.title',
  confirmation: 'confirmation:meta.title',
  login: 'accounts:meta.title',
  setup: 'accounts:meta.title',
  passwordReset: 'accounts:reset.meta.title',
  emailVerification: 'accounts:verification.meta.title',
  portal: 'portal:meta.title',
  settings: 'portal:settings.meta.title',
};

type Page = {
  screen: Screen | null;
  /** Names the title where the screen is one of the back office. */
  titleKey?: TextKey | undefined;
};

/** Title of a page as search engines and browser tabs show it (A8). */
export function titleOf({ screen, titleKey }: Page, content: PageContent, t: GetText): string {
  if (screen === 'service' && content.service) return content.service.meta.title;
  const document = screen === 'privacy' || screen === 'terms' || screen === 'cookies' ? content[screen] : undefined;
  if (document) return `${document.title} | ${brand.name}`;
  const key = titleKey ?? (screen && titleKeys[screen]);
  return key ? t(key) : `${t('common:notFound.title')} | ${brand.name}`;
}
