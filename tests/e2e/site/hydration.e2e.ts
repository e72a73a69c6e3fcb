import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';
import { test } from '#tests/support/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { openPages } from '#tests/e2e/support/open-pages.ts';

// React names attributes that differ between server and browser in development alone; a build keeps silent about them.
let server: RunningServer;
let dataDir = '';

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'plumbline-development-'));
  server = await startServer({ dataDir, program: 'scripts/dev.ts', environment: { RATE_LIMIT_FACTOR: '1000' } });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.use({ hasChosenCookies: false });

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`A2 B2 React finds every page as the server wrote it, to the last attribute (${language})`, async ({
      page,
      expectedProblems,
    }) => {
      expectedProblems.push(/status of 404/);
      for (const address of openPages(language, { hasAllServices: false })) {
        await page.goto(server.origin + address);
        await untilHydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
    });
  });
}
