import { getSiteContent } from '#contract/content/content.ts';
import type { PageData } from '#contract/page.ts';
import type { PublishedParts } from '#domain/content/shown-content.ts';
import type { Language } from '#domain/languages.ts';
import type { Screen } from '#domain/routes.ts';
import { callEndpoint } from './http/api.ts';

/**
 * Fetches what a page shows in place of the program's own texts (A12). Fails where it cannot be had, such as offline: then the page is
 * opened as a document, which is kept for that.
 */
export async function loadPublished(screen: Screen, slug = ''): Promise<PageData> {
  const language = document.documentElement.lang as Language;
  return { published: (await callEndpoint(getSiteContent, { query: { screen, slug, language } })) as PublishedParts };
}
