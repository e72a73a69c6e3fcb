import { type ShownCaseStudy, listSiteCaseStudies } from '#contract/projects/case-studies.ts';
import type { Language } from '#domain/languages.ts';
import { callEndpoint } from '../../lib/http/api.ts';

/** Fetches the case studies of finished projects in the page's language; none where they cannot be had, such as offline. */
export async function loadCaseStudies(): Promise<readonly ShownCaseStudy[]> {
  const language = document.documentElement.lang as Language;
  try {
    return (await callEndpoint(listSiteCaseStudies, { query: { language } })).caseStudies;
  } catch {
    return [];
  }
}
