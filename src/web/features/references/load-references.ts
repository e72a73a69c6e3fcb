import { type ShownReference, listSiteReferences } from '#contract/projects/references.ts';
import type { Language } from '#domain/languages.ts';
import { callEndpoint } from '../../lib/http/api.ts';

/** Fetches what the site shows of references in the page's language; none where they cannot be had, such as offline. */
export async function loadReferences(): Promise<readonly ShownReference[]> {
  const language = document.documentElement.lang as Language;
  try {
    return (await callEndpoint(listSiteReferences, { query: { language } })).references;
  } catch {
    return [];
  }
}
