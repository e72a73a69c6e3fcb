import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { bookPayment, readLedger } from '#contract/payments/payments.ts';
import { getTaxDocument } from '#contract/tax-documents/tax-documents.ts';
import { dayOf } from '#domain/days.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { type Site, test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { callsTo, officeCalls } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { contentIn, mailedLink, prepareAgency, quoteCalls } from '#tests/e2e/support/quotes.ts';
import { signByCalls } from '#tests/e2e/support/signed-payments.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  siteName: 'with quotes that are paid',
  environment: { REPLY_HOLD_MS: '0' },
});

const email = 'anna@zaloha.example';
const daysAgo = (days: number) => dayOf(Date.now() - days * 86_400_000, 'sk');

/** A quote that its customer has signed, and whose deposit came so many days ago. */
async function paidQuote(page: Page, site: Site, { customer, days }: { customer: APIRequestContext; days: number }) {
  const calls = quoteCalls(page.request, site);
  const content = contentIn('sk', email);
  const quote = await calls.send(
    await calls.make({ ...content, buyer: { ...content.buyer, address: 'Hlavná 1, 917 01 Trnava' } }),
  );
  await signByCalls(customer, site, new URL(await mailedLink(site, email)).pathname.split('/').at(-1) ?? '');
  const ledger = site.origin + readLedger.path.replace(':id', quote.id);
  const readRequests = async () => readLedger.output.parse(await (await page.request.get(ledger)).json()).requests;
  await expect.poll(async () => (await readRequests()).map(({ status }) => status)).toContain('requested');
  const deposit = (await readRequests()).find(({ status }) => status === 'requested');
  if (!deposit) throw new Error('Nothing is asked for.');
  const { amount, currency, id } = deposit;
  const payment = { receivedOn: daysAgo(days), amount, currency, payerName: 'Strechy Kováč', message: '' };
  await callsTo(page.request, site.origin)('POST', bookPayment.path, {
    ...payment,
    allocations: [{ paymentRequestId: id, amount }],
  });
  return quote;
}

/** Gives the draft that is open another title, as somebody else of the agency. */
async function nameMeanwhile(page: Page, { origin }: Site, title: string): Promise<void> {
  const path = getTaxDocument.path.replace(':id', new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const { version, content } = getTaxDocument.output.parse(await (await page.request.get(origin + path)).json());
  await callsTo(page.request, origin)('PUT', path, { version, content: { ...content, title } });
}

test('H11 G5 by keyboard an advance gets its document, the final invoice takes it off, a credit note gives it back, a correction mends it', async ({
  page,
  site,
  playwright,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 409/);
  const t = textsOf('sk');
  const office = officeScreen(page, 'sk');
  await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  const customer = await playwright.request.newContext();
  const quote = await paidQuote(page, site, { customer, days: 12 });
  await customer.dispose();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const issue = async (): Promise<void> => {
    await press(t('taxDocuments:bar.issue'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('taxDocuments:issue.confirm') })
      .press('Enter');
  };
  const facts = page.getByRole('region', { name: t('taxDocuments:view.content') });

  await page.goto(pathOf('adminDocuments', 'sk'));
  await untilHydrated(page);
  await expect(page.getByText(t('taxDocuments:advances.left', { count: 3 }))).toBeVisible();
  await expectAccessible(page, 'the list with an advance that needs a document');
  await expectToFit(page, 'the list with an advance that needs a document');
  await page.getByRole('button', { name: /^Pripraviť faktúru k platbe 922,50/ }).press('Enter');

  const title = page.getByLabel(t('taxDocuments:fields.title'));
  await expect(title).not.toHaveValue('');
  await page.getByLabel(t('taxDocuments:buyer.city')).fill('');
  await press(t('taxDocuments:bar.issue'));
  await expect(page.getByLabel(t('taxDocuments:buyer.city'))).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(t('taxDocuments:buyer.city')).fill('Trnava');
  await issue();
  await expect(office.toast(t('taxDocuments:issue.done', { number: 'ZD2026-0001' }))).toBeVisible();
  await expect(facts).toContainText('172,50');
  await expect(title).toBeHidden();

  await page.goto(pathOf('adminQuote', 'sk', { id: quote.id }));
  await untilHydrated(page);
  await press(t('taxDocuments:ofQuote.final'));
  await expect(title).toHaveValue(quote.content.title);
  await expect(page.getByRole('row', { name: /ZD2026-0001/ })).toContainText('−750,00');
  const price = page.getByLabel(t('taxDocuments:lines.unitPrice')).first();
  await price.fill('1 300');
  await expect(page.getByRole('row', { name: t('taxDocuments:sums.payable') })).toContainText('1 045,50');
  // At the end of the page its bar covers no control that axe would measure.
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expectAccessible(page, 'the draft of a final invoice');
  await expectToFit(page, 'the draft of a final invoice');
  // What was typed is there again after a reload.
  await page.reload();
  await untilHydrated(page);
  await expect(price).toHaveValue(/1\s?300/);
  await expect(page.getByText(t('taxDocuments:draft.restored'))).toBeVisible();
  await press(t('taxDocuments:draft.discard'));
  await issue();
  await expect(office.toast(t('taxDocuments:issue.done', { number: 'F2026-0001' }))).toBeVisible();
  await expect(facts).toContainText('922,50');
  await expectAccessible(page, 'an issued invoice');
  await expectToFit(page, 'an issued invoice');

  await press(t('taxDocuments:creditable.credit'));
  const reason = page.getByLabel(t('taxDocuments:fields.reason', { number: 'F2026-0001' }));
  await reason.fill('Zľava za oneskorenie.');
  for (const name of ['Galéria', 'Balík Starter: zľava'])
    await page.getByRole('button', { name: t('taxDocuments:lines.removeNamed', { name }) }).press('Enter');
  await price.fill('100');
  // Somebody else names the draft anew meanwhile: nothing of either is lost (G5).
  await nameMeanwhile(page, site, 'Zľava za oneskorenie');
  await press(t('taxDocuments:bar.issue'));
  await expect(page.getByRole('alert')).toContainText(t('backOffice:conflict.title'));
  await expect(title).toHaveValue('Zľava za oneskorenie');
  await expect(price).toHaveValue('100');
  await issue();
  await expect(facts).toContainText('123,00');
  await page.getByRole('link', { name: /F2026-0001/ }).press('Enter');
  await expect(page.getByRole('table', { name: t('taxDocuments:creditable.label') })).toContainText('1 400,00');

  // A correction mends words only, and goes out by mail once more.
  await press(t('taxDocuments:creditable.correct'));
  await reason.fill('Chýbal názov.');
  await title.fill('Nový web, etapa 1');
  await issue();
  await expect(office.toast(t('taxDocuments:issue.done', { number: 'O2026-0001' }))).toBeVisible();
  await page.getByRole('button', { name: /^Poslať (e-mailom|znova)$/ }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Poslať/ })
    .press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expectAccessible(page, 'a correction');

  await page.goto(pathOf('adminQuote', 'sk', { id: quote.id }));
  await untilHydrated(page);
  await press(t('taxDocuments:care.begin'));
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: t('taxDocuments:care.modes.automatic.name') })
    .check();
  await expectAccessible(page, 'monthly care');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('taxDocuments:care.start') })
    .press('Enter');
  await expect(office.toast(t('taxDocuments:care.saved'))).toBeVisible();
  await press(t('taxDocuments:care.pause'));
  await expect(page.getByText(t('taxDocuments:care.states.paused'), { exact: true })).toBeVisible();

  await page.goto(pathOf('adminDocuments', 'sk'));
  await untilHydrated(page);
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.getByLabel(t('taxDocuments:list.kind')).selectOption('credit_note');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/kind=credit_note/);
});
