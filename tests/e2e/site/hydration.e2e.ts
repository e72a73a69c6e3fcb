import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { startServer } from '#tests/support/running-server.ts';
import { test, watchProblems } from '#tests/support/running-site.ts';
import { type DevelopmentScripts, buildDevelopmentScripts } from '#tests/e2e/support/development-scripts.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { openPages } from '#tests/e2e/support/open-pages.ts';

// React names attributes that differ between server and browser in development alone; a build keeps silent about them.
let scripts: DevelopmentScripts;

test.beforeAll(async () => {
  scripts = await buildDevelopmentScripts();
});
test.afterAll(() => scripts.remove());

// To compare markup, development writes markup itself, which the policy of the pages forbids.
test.use({ hasChosenCookies: false, bypassCSP: true });

async function expectHydrated(page: Page, address: string, language: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`A2 B2 React finds every page as the server wrote it, to the last attribute (${language})`, async ({
      page,
      context,
      expectedProblems,
    }) => {
      expectedProblems.push(/status of 404/);
      await scripts.serve(context);
      for (const address of openPages(language, { hasAllServices: false })) {
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
    await scripts.serve(context);
    await context.route(`${baseURL}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<main id="', '<main title="changed" id="');
      await route.fulfill({ response, body });
    });
    await expectHydrated(page, '/', 'sk');
    await expect.poll(() => problems.join()).toContain('changed');
  });

  test('A2 B2 the development server writes a page as React finds it', async ({ page }) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'plumbline-development-'));
    const server = await startServer({ dataDir, program: 'scripts/dev.ts' });
    try {
      await expectHydrated(page, server.origin, 'sk');
      // What it still fetches would fail once the server is gone.
      await page.close();
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
