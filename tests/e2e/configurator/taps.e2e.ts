import { devices, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
test.use({ ...phone, locale: localeOf.sk });

/** One to the configurator, two and one choice, trade, three of size, six times on, two fields, one to send. */
const mostTaps = 17;

test(`C1 a visitor on a phone comes from the home page to a sent request in ${mostTaps} taps and two typed lines`, async ({
  page,
}) => {
  await page.addInitScript(`addEventListener('pointerdown', (event) => {
    if (event.isTrusted) sessionStorage.setItem('taps', Number(sessionStorage.getItem('taps') ?? 0) + 1);
  }, true);`);
  const t = textsOf('sk');
  const screen = configuratorScreen(page, 'sk');
  const { name, email } = sampleVisitor('quick').contact;
  const place = page.getByText(/^\d\/6$/);
  const next = async () => {
    await expect(screen.next, 'V21 the way on is in reach').toBeInViewport({ ratio: 1 });
    await screen.next.tap();
    await expect(place, 'V21 each step says where it stands').toBeInViewport({ ratio: 1 });
  };
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home:hero.action') })
    .first()
    .tap();
  await screen.radio(t('configurator:modes.quick.name')).tap();
  await screen.radio(t('configurator:serviceTypes.website.name')).tap();
  await next();
  await screen.checkbox(t('configurator:objectives.build-trust.name')).tap();
  await next();
  await screen.radio(t('configurator:trades.roofer')).tap();
  await next();
  await screen.radio(t('configurator:sizes.small.name')).tap();
  await page.locator('#budget').tap();
  await page.locator('#timeline').tap();
  await next();
  await screen.field(t('configurator:questions.name')).tap();
  await page.keyboard.type(name);
  await screen.field(t('configurator:questions.email')).tap();
  await page.keyboard.type(email);
  await next();
  await expect(place).toHaveText('6/6');
  const bar = page.locator('.summary-bar');
  await expect(bar, 'V21 price and sending are in reach').toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('€');
  await screen.button(t('configurator:summary.actions.submitShort')).tap();
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
  expect(Number(await page.evaluate(() => sessionStorage.getItem('taps')))).toBeLessThanOrEqual(mostTaps);
});
