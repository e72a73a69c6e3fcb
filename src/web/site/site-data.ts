import type { ThirdParties } from '#contract/page.ts';
import type { Language } from '#domain/languages.ts';
import type { OfflineTexts } from '../service-worker/messages.ts';

/** What the script of every page is told by its document, so that it carries neither texts nor addresses. */
export type SiteData = {
  language: Language;
  /** Left out on pages that search engines may not list: nobody else learns of these. */
  thirdParties?: ThirdParties;
  /** What the service worker keeps for a visit without the network (B8), and whether this page is part of it. */
  keep: { paths: readonly string[]; isKept: boolean; offline: OfflineTexts };
};

/** Reads it. Throws where the document brings none. */
export function readSiteData(): SiteData {
  return JSON.parse(document.querySelector('#site-data')?.textContent ?? '') as SiteData;
}
