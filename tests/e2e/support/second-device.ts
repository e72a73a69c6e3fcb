import { type Browser, type Page, devices, expect } from '@playwright/test';
import { consentCookie, consentVersion, formatConsent } from '#domain/consent/consent.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { type Site, watchProblems } from '#tests/support/browser/running-site.ts';

type Wanted = { site: Site; language: Language; isPhone?: boolean };

/** Runs something on another device, which has nothing of this one; its pages must have no problems. */
export async function onAnotherDevice(
  browser: Browser,
  { site, language, isPhone = false }: Wanted,
  deed: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...(isPhone && { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } }),
    baseURL: site.origin,
    locale: localeOf[language],
    reducedMotion: 'reduce',
  });
  const value = formatConsent({
    version: consentVersion,
    categories: ['necessary', 'preferences'],
    chosenAt: Date.now(),
    id: '01KAJ0000000000000000000AB',
  });
  await context.addCookies([{ name: consentCookie, value, url: site.origin }]);
  const problems = watchProblems(context);
  await deed(await context.newPage());
  // The server responds with 410 to an expired link, which the browser logs.
  expect(problems.filter((problem) => !/status of 410/.test(problem))).toEqual([]);
  await context.close();
}
