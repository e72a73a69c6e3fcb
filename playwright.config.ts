import { defineConfig } from '@playwright/test';
import { chromium } from './tests/support/browser/chromium.ts';

const { executablePath, args, env } = chromium();

/** Journeys in a real browser. Each test file starts the site it needs (tests/support/browser/running-site.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // Node strips the types itself: the runner's own compiler takes 7 s of a fresh clone, before the first test.
  build: { external: ['**'] },
  // One more than the usual cores, because tests also wait, for instance for the pauses between tries.
  workers: 3,
  // A build server is shared and may stall: a second try is counted and named, and none is granted elsewhere.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 180_000,
  // Machines that check a change may be slow and shared; what is right passes at once all the same.
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  // The file of the second one is named by PLAYWRIGHT_JSON_OUTPUT_FILE, for the totals of `npm test`.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    // Frames of a movement are drawn and waited for: without them a test costs a tenth less. Files whose subject moves ask for it.
    reducedMotion: 'reduce',
    launchOptions: { executablePath, args, env },
    // Answers of a service worker would pass by the tests' own routes; the tests of the worker let it in.
    serviceWorkers: 'block',
    // Recording costs a third of the time: a test that fails is run again with `npm run e2e -- FILE --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
