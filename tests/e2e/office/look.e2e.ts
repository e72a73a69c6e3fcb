import { type Page, expect } from '@playwright/test';
import { changeLookSettings } from '#contract/settings.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { paletteOf } from '#domain/settings/brand-colours.ts';
import { textsOf } from '#server/texts.ts';
import { coloursInPdf } from '#tests/support/documents/pdf-colours.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with a look of its own', environment: {} });

const t = textsOf('sk');
const blue = '#0b5fa5';

const hostileLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" onload="fetch('/stolen')">
<style>.a{fill:#123456}</style><script>fetch('/stolen')</script>
<image href="/stolen.png" width="9" height="9"/>
<rect class="a" width="150" height="36" rx="6"/><circle cx="20" cy="18" r="9" fill="#f2c14e"/></svg>`;

const token = (page: Page, name: string) =>
  page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('${name}').trim()`);

test('G7 a colour and a logo are tried, refused, saved, and worn by site, mail and PDF', async ({
  page,
  context,
  site,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => void asked.push(request.url()));
  const office = officeScreen(page, 'sk');
  await office.open(pathOf('adminLook', 'sk'));
  const colour = page.getByLabel(t('settings:look.colour.label'), { exact: true });
  await colour.fill('#ffffff');
  await expect(colour).toHaveAccessibleDescription(/príliš|priveľmi/);
  await page.getByRole('button', { name: t('settings:look.save') }).click();
  await expect(colour).toBeFocused();
  await colour.fill('#ffd500');
  await expect(page.getByRole('table', { name: t('settings:look.contrast.shades.light') })).toContainText('upravené');
  await colour.fill(blue);
  await page.getByLabel(t('settings:look.logo.label')).setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(hostileLogo),
  });
  await expect(page.getByText(t('settings:look.logo.cleaned'))).toBeVisible();
  await expect(page.getByRole('img', { name: t('settings:look.logo.alt') })).toBeVisible();
  await expectAccessible(page, 'the look');
  await page.getByRole('radio', { name: t('common:theme.dark') }).check();
  await page.getByRole('button', { name: t('settings:look.save') }).click();
  await expect(office.toast(t('settings:look.saved.title'))).toBeVisible();
  expect(await token(page, '--line'), 'this page at once').toBe(paletteOf(blue).dark.line);

  await page.goto('/');
  await expect(page.locator('html'), 'who has chosen no theme gets the default').toHaveAttribute('data-theme', 'dark');
  expect(await token(page, '--action')).toBe(paletteOf(blue).dark.action);
  await page.evaluate<unknown>("localStorage.setItem('theme', 'light')");
  await page.reload();
  await expect(page.locator('html'), 'a choice goes before it').toHaveAttribute('data-theme', 'light');
  expect(await token(page, '--action')).toBe(blue);
  const logo = page.getByRole('banner').locator('img').first();
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBe(160);
  const file = await context.request.get(site.origin + ((await logo.getAttribute('src')) ?? ''));
  expect(file.headers()['content-security-policy']).toContain('sandbox');
  expect(await file.text()).toContain('fill="#123456"');
  await untilHydrated(page);
  await expect(logo, 'React keeps it').toBeVisible();

  await submitRequests(context.request, { origin: site.origin, language: 'sk', visitors: [sampleVisitor('detailed')] });
  const mails = await site.mails.received(2);
  for (const { email } of mails) {
    expect(email.html).toContain(`background-color:${blue}`);
    expect(email.html).not.toContain('#c4310d');
    expect(email.attachments.map(({ mimeType, disposition }) => [mimeType, disposition])).toEqual([
      ['image/png', 'inline'],
    ]);
  }
  const address = /href="([^"]+\/pdf)"/.exec(mails[0]?.email.html ?? '')?.[1] ?? '';
  const pdf = await (await context.request.get(new URL(address).pathname)).body();
  const colours = coloursInPdf(pdf);
  expect(colours).toContain(blue);
  expect(colours).not.toContain('#e03c17');
  expect(pdf.includes('/Subtype /Image')).toBe(true);
  expect(asked.filter((url) => url.includes('stolen'))).toEqual([]);
});

test('G5 G7 of two administrators who change the look the second sees what the first saved, and nothing is lost', async ({
  page,
  browser,
  request,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 409/);
  const calls = await officeCalls(request, site.origin);
  await calls.addAdministrator('Druhá', 'olovnica na stene');
  const address = site.origin + pathOf('adminLook', 'sk');
  await officeScreen(page, 'sk').open(address);
  const otherContext = await browser.newContext({ locale: localeOf.sk, reducedMotion: 'reduce' });
  const other = await otherContext.newPage();
  await officeScreen(other, 'sk').open(address, { username: 'Druhá', password: 'olovnica na stene' });
  const colour = (each: Page) => each.getByLabel(t('settings:look.colour.label'), { exact: true });
  const theme = (each: Page, name: 'light' | 'dark' | 'system') =>
    each.getByRole('radio', { name: t(`common:theme.${name}`) });
  const save = (each: Page) => each.getByRole('button', { name: t('settings:look.save') }).click();
  const conflict = page.getByRole('alert').filter({ hasText: t('settings:look.conflict') });
  for (const each of [page, other]) await untilHydrated(each);

  await colour(other).fill('#1b6e3c');
  await save(other);
  await expect(officeScreen(other, 'sk').toast(t('settings:look.saved.title'))).toBeVisible();
  await theme(page, 'system').check();
  await save(page);
  await expect(conflict).toBeVisible();
  await expect(colour(page), 'what was left alone is as the other saved it').toHaveValue('#1b6e3c');
  await expect(theme(page, 'system'), 'what was chosen here stays').toBeChecked();
  await conflict.getByRole('button', { name: t('settings:look.overwrite') }).click();
  await expect(officeScreen(page, 'sk').toast(t('settings:look.saved.title'))).toBeVisible();
  await expect(conflict).toBeHidden();

  await colour(page).fill(blue);
  const saved = page.waitForResponse((answer) => answer.request().method() === changeLookSettings.method);
  await save(page);
  expect((await saved).status()).toBe(200);
  await colour(other).fill('#6a3d9a');
  await save(other);
  const clash = other.getByRole('alert').filter({ hasText: t('settings:look.conflict') });
  await expect(clash).toContainText(
    t('settings:look.savedNow', { name: t('settings:look.colour.label'), value: blue }),
  );
  await expect(colour(other)).toHaveValue('#6a3d9a');
  await expect(theme(other, 'system')).toBeChecked();
  await expectAccessible(other, 'two who change the look');
  await expectToFit(other, 'two who change the look');
  await clash.getByRole('button', { name: t('settings:look.takeTheirs') }).click();
  await expect(colour(other)).toHaveValue(blue);
  await otherContext.close();
});
