import { type APIRequestContext, expect } from '@playwright/test';
import { findPayableRequests } from '#contract/bank-imports.ts';
import type { MatchKind } from '#domain/bank-imports/bank-entry.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { camtFile } from '#tests/support/documents/bank-files.ts';
import { type Site, test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { contentIn, mailedLink, prepareAgency, quoteCalls } from '#tests/e2e/support/quotes.ts';
import { signByCalls } from '#tests/e2e/support/signed-payments.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  siteName: 'with bank files',
  environment: { REPLY_HOLD_MS: '0' },
});

const t = textsOf('sk');
const account = 'SK3112000000198742637541';
const email = 'anna@banka.example';

/** Sends a quote and signs it as its customer; the deposit is asked for by itself. */
async function signQuote(office: APIRequestContext, visitor: APIRequestContext, site: Site): Promise<void> {
  await prepareAgency(office, site.origin);
  const calls = quoteCalls(office, site);
  await calls.send(await calls.make(contentIn('sk', email)));
  await signByCalls(visitor, site, new URL(await mailedLink(site, email)).pathname.split('/').at(-1) ?? '');
}

test('H9 a bank file is dropped, what matches is booked by one press, and the rest is decided one by one', async ({
  page,
  site,
  playwright,
}) => {
  await officeCalls(page.request, site.origin);
  await signQuote(page.request, await playwright.request.newContext(), site);
  const openRequests = async () => {
    const answer = await page.request.get(`${site.origin}${findPayableRequests.path}?search=`);
    return findPayableRequests.output.parse(await answer.json()).requests;
  };
  await expect.poll(async () => (await openRequests()).length).toBe(1);
  const [deposit] = await openRequests();
  if (!deposit) throw new Error('No deposit is asked for.');

  const office = officeScreen(page, 'sk');
  const list = (kind: MatchKind) =>
    page.getByRole('list', { name: t(`bankImports:kinds.${kind}.name`) }).locator('> li');
  const view = (kind: MatchKind) =>
    page
      .getByRole('navigation', { name: t('bankImports:kinds.label') })
      .getByRole('link', { name: t(`bankImports:kinds.${kind}.name`) });
  const upload = (name: string, content: string) =>
    page
      .getByLabel(t('bankImports:drop.choose'))
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await page.goto(pathOf('adminBankImports', 'sk'));
  await untilHydrated(page);
  const statement = camtFile(
    [
      { amount: deposit.amount, symbol: deposit.variableSymbol, name: 'NOVAKOVA ANNA', message: 'zaloha za web' },
      { amount: 4_200, name: 'Niekto Neznámy', message: 'vklad' },
      { amount: -1_990, name: 'Hosting s.r.o.' },
      { amount: deposit.amount, symbol: deposit.variableSymbol, name: 'NOVAKOVA ANNA', message: 'omylom druhýkrát' },
    ],
    account,
  );

  // A broken one says where, and nothing is lost.
  await upload('vypis.xml', statement.slice(0, -60));
  await expect(page.getByRole('alert')).toContainText(t('bankImports:refused.rules.truncated'));
  await expect(page.getByRole('alert')).toContainText('Riadok');
  await expectAccessible(page, 'a broken bank file');
  await page.setViewportSize({ width: 1280, height: 900 });
  await upload('vypis.xml', statement);
  await expect(list('matched')).toHaveCount(1);
  await expect(list('matched')).toContainText(deposit.number);
  await expectAccessible(page, 'entries of a bank file');
  await expectToFit(page, 'entries of a bank file');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: t('bankImports:bookAll.action', { count: 1 }) }).click();
  await expect(office.toast(t('bankImports:bookAll.done', { count: 1 }))).toBeVisible();
  expect(await openRequests()).toEqual([]);
  await view('known').click();
  await expect(list('known')).toContainText(deposit.number);

  // What was paid twice becomes credit.
  await view('likely').click();
  await list('likely')
    .getByRole('button', { name: t('bankImports:entry.bookCredit') })
    .click();
  await expect(office.toast(t('bankImports:entry.booked', { number: deposit.number }))).toContainText('preplatok');
  await view('known').click();
  await expect(list('known')).toHaveCount(2);
  await expectToFit(page, 'a payment that came twice');
  await page.setViewportSize({ width: 1280, height: 900 });

  await view('unknown').click();
  await list('unknown')
    .getByRole('button', { name: t('bankImports:entry.choose') })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('bankImports:dialog.nothing'))).toBeVisible();
  await expectAccessible(page, 'choosing a request', '[role=dialog]');
  await page.keyboard.press('Escape');
  await list('unknown')
    .getByRole('button', { name: t('bankImports:entry.setAside') })
    .click();
  await expect(page.getByRole('heading', { name: t('bankImports:kinds.unknown.empty') })).toBeVisible();

  // The same file again, and one whose columns nobody knows.
  await page.getByRole('link', { name: t('bankImports:another') }).click();
  await upload('znova.xml', statement);
  await expect(office.toast(t('bankImports:known.title'))).toBeVisible();
  await page.getByRole('link', { name: t('bankImports:another') }).click();
  await upload('konto.csv', 'Dato;Beløb;Besked\n20-11-2026;1.200,00;Hjemmeside\n');
  await page.getByLabel(t('bankImports:columns.name')).fill('Jyske');
  await page.getByLabel(t('bankImports:columns.fields.bookedOn')).selectOption('Dato');
  await page.getByLabel(t('bankImports:columns.fields.amount')).selectOption('Beløb');
  await expect(page.getByRole('cell', { name: '1 200' })).toBeVisible();
  await expectAccessible(page, 'columns of a file');
  await expectToFit(page, 'columns of a file');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: t('bankImports:columns.save') }).click();
  await page.getByLabel(t('bankImports:account.label')).selectOption(account);
  await page.getByRole('button', { name: t('bankImports:account.go') }).click();
  await expect(list('unknown')).toContainText('1 200,00');
});
