import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as playwright,
} from '@playwright/test';
import { type Language, localeOf } from '#domain/languages.ts';
import { chromium } from '#tests/support/browser/chromium.ts';
import { type Site, earlierChoice, startSite } from '#tests/support/browser/running-site.ts';

/** The built site and a browser to visit it with. */
export type SiteVisit = {
  readonly site: Site;
  readonly browser: Browser;
  /** A visitor's browser with empty caches, who has chosen about cookies before. The caller closes it. */
  newVisitor: (language: Language, device?: BrowserContextOptions) => Promise<BrowserContext>;
};

/** Starts the site with further variables and a browser, and stops both after the measurement. Returns its result. */
export async function onSite<Result>(
  environment: Record<string, string>,
  measure: (visit: SiteVisit) => Promise<Result>,
): Promise<Result> {
  const site = await startSite(environment);
  const browser = await playwright.launch(chromium());
  try {
    return await measure({
      site,
      browser,
      async newVisitor(language, device = {}) {
        const context = await browser.newContext({
          ...device,
          locale: localeOf[language],
          baseURL: site.origin,
          serviceWorkers: 'block',
        });
        await context.addCookies([earlierChoice(site.origin)]);
        return context;
      },
    });
  } finally {
    await browser.close();
    await site.stop();
  }
}
