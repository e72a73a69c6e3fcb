import { type Page, type Route, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk });
test.beforeEach(({ expectedProblems }) => {
  // The browser notes each call that fails, and the site itself on the console those that were given up.
  expectedProblems.push(/Failed to load resource|\[ERR_/);
});

const t = textsOf('sk');
const message = 'Robíme strechy, fasády a komíny v okolí Trnavy.';

/** The answer of the server to a refusal, as it goes out. */
const refusal =
  (status: number, code: 'internal-error' | 'too-many-requests', headers = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers,
      json: {
        code,
        message: t(`errorCodes:${code}`),
        category: status === 429 ? 'rate_limit' : 'internal',
        severity: status === 429 ? 'low' : 'critical',
        errorId: 'ERR_TEST_1',
        timestamp: new Date(0).toISOString(),
      },
    });

/** Sends more than the server takes. */
const sendTooMuch = (route: Route) => route.continue({ postData: JSON.stringify({ text: 'x'.repeat(70 * 1024) }) });

type Case = { name: string; meet: (route: Route) => Promise<void>; says: string[]; isPassing?: boolean };

const cases: Case[] = [
  {
    name: 'a failure of the server',
    meet: refusal(500, 'internal-error'),
    says: ['Vyskytla sa chyba. Skúste to prosím znova.', 'Číslo chyby: ERR_TEST_1'],
  },
  {
    name: 'a limit that says when to come again',
    meet: refusal(429, 'too-many-requests', { 'retry-after': '120' }),
    says: ['Priveľa pokusov. Skúste to znova o 2 minúty.'],
  },
  {
    name: 'an answer that breaks off',
    meet: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"number": 10' }),
    says: ['Niečo sa pokazilo. Skúste to znovu.'],
  },
  {
    name: 'more than the server takes',
    meet: sendTooMuch,
    says: [t('errorCodes:body-too-large')],
    isPassing: false,
  },
  {
    name: 'a gateway’s page',
    meet: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    says: ['Niečo sa pokazilo. Skúste to znovu.'],
  },
];

const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: t('confirmation:title') });

test.describe('the configurator', () => {
  const call = '**/api/service-requests';

  async function openSummary(page: Page) {
    const answers = sampleVisitor('quick');
    const screen = configuratorScreen(page, 'sk');
    await screen.resumeAt('summary', answers);
    return { answers, submit: screen.button(t('configurator:summary.actions.submit')) };
  }

  for (const { name, meet, says } of cases) {
    test(`C9 J4 ${name} is said, the answers stay, and the next try succeeds`, async ({ page }) => {
      const { answers, submit } = await openSummary(page);
      await page.route(call, meet);
      await submit.click();
      for (const words of says) await expect(page.getByRole('alert')).toContainText(words);
      await expect(page.getByRole('alert')).not.toContainText('Gateway');
      await expect(page.getByRole('main')).toContainText(answers.contact.email);
      await page.unroute(call);
      await submit.click();
      await expect(confirmed(page)).toBeVisible();
    });
  }

  test('C9 C11 J4 a server that does not answer is given up after twenty seconds, and asked again by itself', async ({
    page,
  }) => {
    await page.clock.install();
    const { answers, submit } = await openSummary(page);
    let calls = 0;
    await page.route(call, () => {
      calls += 1;
    });
    await submit.click();
    await expect.poll(() => calls).toBe(1);
    const kept = page.getByRole('status').filter({ hasText: t('unsent:kept.service-request') });
    await expect(kept).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(kept).toContainText('Problém s pripojením');
    await expect(kept).toContainText('Skontrolujte internetové pripojenie a skúste to znovu.');
    await page.clock.runFor(5000);
    await expect.poll(() => calls).toBe(2);
    await page.clock.runFor(20_000);
    await expect(kept).toContainText(t('unsent:tried', { time: '' }).slice(0, -1));
    await expect(page.getByRole('main')).toContainText(answers.contact.email);
    await page.unrouteAll();
    await page.clock.resume();
    await submit.click();
    await expect(confirmed(page)).toBeVisible();
  });
});

test.describe('the contact form', () => {
  const call = '**/api/contact-messages';
  const confirmedMessage = (page: Page) =>
    page.getByRole('heading', { level: 1, name: t('confirmation:message.title') });

  for (const { name, meet, says, isPassing = true } of cases) {
    test(`E1 J4 ${name} is said, what was typed stays even after a reload, and the next try succeeds`, async ({
      page,
    }) => {
      const { contact } = sampleVisitor('quick');
      await page.goto(pathOf('contact', 'sk'));
      await untilHydrated(page);
      await page.locator('#name').fill(contact.name);
      await page.locator('#email').fill(contact.email);
      await page.locator('#message').fill(message);
      await page.route(call, meet);
      const send = page.getByRole('button', { name: t('contact:submit') });
      await send.click();
      await expect(page.getByRole('alert')).toContainText(t('contact:failure'));
      const specific = says.filter((words) => !/(?:Vyskytla sa chyba|Niečo sa pokazilo)/.test(words));
      for (const words of specific) await expect(page.getByRole('alert')).toContainText(words);
      if (specific.length < says.length) {
        const asked = (await page.getByRole('alert').innerText()).match(/skúste to/giu);
        expect(asked, 'V19 the visitor is asked once to try again').toHaveLength(1);
      }
      // What may pass waits to be sent; taken back, it stands in the form again.
      if (isPassing) await page.getByRole('button', { name: t('unsent:takeBack') }).click();
      await expect(send).toBeVisible();
      await page.reload();
      await untilHydrated(page);
      await page.unroute(call);
      await expect(page.locator('#message')).toHaveValue(message);
      await expect(page.locator('#email')).toHaveValue(contact.email);
      await send.click();
      await expect(confirmedMessage(page)).toBeVisible();
    });
  }
});
