import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { startServer } from '#tests/support/browser/running-server.ts';
import { test as base, watchProblems } from '#tests/support/browser/running-site.ts';
import { type DevelopmentScripts, buildDevelopmentScripts } from '#tests/e2e/support/development-scripts.ts';
import { untilMainHydrated } from '#tests/e2e/support/hydration.ts';
import { openPages } from '#tests/e2e/support/open-pages.ts';
import { expectToFit } from '#tests/e2e/support/page-checks.ts';

/** React names attributes that differ between server and browser in development alone; a build keeps silent about them. */
const test = base.extend<object, { scripts: DevelopmentScripts }>({
  scripts: [
    // oxlint-disable-next-line no-empty-pattern -- the runner asks for an object pattern
    async ({}, provide) => {
      const scripts = await buildDevelopmentScripts();
      await provide(scripts);
      scripts.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site, scripts }, provide) => {
    const front = await scripts.startFront(site.origin);
    await provide(front.origin);
    await front.stop();
  },
});

// To compare markup, development writes markup itself, which the policy of the pages forbids.
test.use({ bypassCSP: true });

const contact = pathOf('contact', 'sk');
const login = pathOf('login', 'sk');

async function expectHydrated(page: Page, address: string, language: string): Promise<void> {
  await page.goto(address);
  await untilMainHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const language of languages.filter((each) => each !== 'sk')) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`A2 B2 B13 React finds every page as the server wrote it, to the last attribute, and each fits 320 px and a zoom of 200 % (${language})`, async ({
      page,
      expectedProblems,
    }) => {
      expectedProblems.push(/status of 404/);
      for (const address of openPages(language)) {
        await expectHydrated(page, address, language);
        await page.evaluate(`for (const each of document.querySelectorAll('main details')) each.open = true`);
        await expectToFit(page, address);
      }
    });
  });
}

test.describe('before a choice about cookies', () => {
  test.use({ hasChosenCookies: false });

  for (const language of languages) {
    test.describe(language, () => {
      test.use({ locale: localeOf[language] });

      test(`A2 B2 React finds ${language === 'sk' ? 'every page' : 'a page with the banner'} as the server wrote it, to the last attribute (${language})`, async ({
        page,
        expectedProblems,
      }) => {
        expectedProblems.push(/status of 404/);
        const pages = openPages(language, { hasAllServices: false });
        for (const address of language === 'sk' ? pages : pages.slice(0, 1)) {
          await expectHydrated(page, address, language);
        }
      });
    });
  }

  test.describe('sk', () => {
    test.use({ locale: localeOf.sk });

    test('A2 B2 an attribute that differs from what the server wrote is named', async ({
      page,
      context,
      baseURL,
      expectedProblems,
    }) => {
      expectedProblems.push(/hydrated but some attributes/);
      const problems = watchProblems(context);
      await context.route(`${baseURL}${login}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('<h1 ', '<h1 title="changed" ');
        await route.fulfill({ response, body });
      });
      await expectHydrated(page, login, 'sk');
      await expect.poll(() => problems.join()).toContain('changed');
    });

    test('A2 B2 the development server writes a page as React finds it', async ({ page }) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'plumbline-development-'));
      const server = await startServer({ dataDir, program: 'scripts/dev.ts' });
      try {
        await expectHydrated(page, server.origin + contact, 'sk');
        // What it still fetches would fail once the server is gone.
        await page.close();
      } finally {
        await server.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    });
  });
});
