import { expect } from '@playwright/test';
import { acceptQuote, askAboutQuote, readPrivateQuote } from '#contract/quotes/private-quote.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { callsTo, officeCalls } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { contentIn, mailedLink, prepareAgency, quoteCalls } from '#tests/e2e/support/quotes.ts';
import { acceptanceOf } from '#tests/support/quotes/quote-answers.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

test('H5 the office answers a question, renews a link and sees the signature arrive with its proof', async ({
  page,
  site,
  playwright,
}) => {
  const t = textsOf('sk');
  const office = officeScreen(page, 'sk');
  await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  const calls = quoteCalls(page.request, site);
  const email = 'anna@podpis.example';
  const sent = await calls.send(await calls.make({ ...contentIn('sk', email), copies: ['ucto@podpis.example'] }));
  const api = await playwright.request.newContext();
  const key = new URL(await mailedLink(site, email)).pathname.split('/').at(-1) ?? '';
  const question = { lineId: 'web', text: 'Je v cene aj doména?' };
  await callsTo(api, site.origin)('POST', askAboutQuote.path.replace(':key', key), question);

  await page.goto(pathOf('adminQuote', 'sk', { id: sent.id }));
  await untilHydrated(page);
  const answer = page.getByLabel(t('quotes:answers.questions.answer'));
  await answer.fill('Áno, na prvý rok.');
  await page.getByRole('button', { name: t('quotes:answers.questions.send') }).click();
  await expect(office.toast(t('quotes:answers.questions.sent'))).toBeVisible();
  await expect(answer).toBeHidden();
  const other = 'ucto@podpis.example';
  await page.getByRole('button', { name: t('quotes:answers.links.endNamed', { email: other }) }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('quotes:answers.links.end') }).click();
  await expect(page.getByText(t('quotes:answers.links.ended'), { exact: true })).toBeVisible();

  // The signature arrives while the page is open.
  const facts = page
    .locator('.title-block')
    .filter({ hasText: t('quotes:life.validUntil') })
    .last();
  const plan = page
    .getByRole('region', { name: t('quotes:life.document') })
    .getByRole('list')
    .filter({ hasText: '50 %' });
  await expect(facts).toContainText('1 845,00');
  await expect(plan).toContainText('922,50');
  const read = await api.get(site.origin + readPrivateQuote.path.replace(':key', key));
  const choice = { choice: { video: 1000 } };
  const acceptance = acceptanceOf(readPrivateQuote.output.parse(await read.json()), choice);
  await callsTo(api, site.origin)('POST', acceptQuote.path.replace(':key', key), acceptance);
  await expect(page.getByRole('heading', { name: t('quotes:answers.signature.title') })).toBeVisible();
  await expect(facts, 'what was signed, with the option').toContainText('2 337,00');
  await expect(plan, 'the parts of what was signed').toContainText('1 168,50');
  await expectAccessible(page, 'a signed quote in the office');
  await expectToFit(page, 'a signed quote in the office');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t('quotes:answers.files.recordPdf') }).click();
  expect((await download).suggestedFilename()).toMatch(/zaznam-ponuky-.*\.pdf$/);
  await api.dispose();
});

test('H5 an acceptance elsewhere is recorded with its file and voided with a reason, and a quote gets a later last day as a new version', async ({
  page,
  site,
}) => {
  const t = textsOf('sk');
  await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  const calls = quoteCalls(page.request, site);
  const first = await calls.send(await calls.make(contentIn('sk', 'peter@papier.example')));
  const second = await calls.send(await calls.make(contentIn('sk', 'peter@papier.example')));
  await page.goto(pathOf('adminQuote', 'sk', { id: first.id }));
  await untilHydrated(page);
  const open = async (action: 'accept' | 'extend' | 'void') => {
    await page.getByRole('button', { name: t('quotes:life.actions.more') }).click();
    await page.getByRole('menuitem', { name: t(`quotes:life.actions.${action}`) }).click();
  };
  await open('extend');
  const extend = page.getByRole('dialog', { name: t('quotes:answers.extend.title') });
  await extend.getByLabel(t('quotes:answers.extend.day')).fill('2030-01-31');
  await extend.getByRole('button', { name: t('quotes:answers.extend.confirm') }).click();
  await expect(page.getByLabel(t('quoteEditor:fields.validUntil'))).toHaveValue('2030-01-31');

  await page.goto(pathOf('adminQuote', 'sk', { id: second.id }));
  await untilHydrated(page);
  await open('accept');
  const accept = page.getByRole('dialog', { name: t('quotes:answers.accept.title', { number: second.number ?? '' }) });
  await accept.getByRole('checkbox').first().check();
  await accept.getByRole('button', { name: t('quotes:answers.accept.confirm') }).click();
  await expect(accept.getByLabel(t('quotes:answers.accept.note'))).toHaveAttribute('aria-invalid', 'true');
  await accept.getByLabel(t('quotes:answers.accept.note')).fill('Podpísaná objednávka na papieri.');
  const file = { name: 'objednavka.png', mimeType: 'image/png', buffer: newPicture(40, 40) };
  await accept.getByLabel(t('quotes:answers.accept.file')).setInputFiles(file);
  await expectAccessible(page, 'the dialog of an acceptance elsewhere');
  await expectToFit(page, 'the dialog of an acceptance elsewhere');
  await accept.getByRole('button', { name: t('quotes:answers.accept.confirm') }).click();
  await expect(page.getByText('Podpísaná objednávka na papieri.')).toBeVisible();
  await expect(page.getByText(t('quotes:statuses.accepted'), { exact: true }).first()).toBeVisible();

  // What was agreed can be voided, with a reason.
  await open('void');
  const voiding = page.getByRole('dialog', { name: t('quotes:life.void.title', { number: second.number ?? '' }) });
  const confirm = voiding.getByRole('button', { name: t('quotes:life.void.confirm') });
  await confirm.click();
  await expect(voiding.getByText(t('quotes:life.reasonMissing'))).toBeVisible();
  await voiding.getByLabel(t('quotes:life.reasonLabel')).fill('Zákazník končí s podnikaním.');
  await confirm.click();
  await expect(page.getByText(t('quotes:statuses.voided'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Zákazník končí s podnikaním.').first()).toBeVisible();
});

test('H5 the office sees a quote as its customer does, can change nothing there, and records a refusal that came elsewhere', async ({
  page,
  site,
}) => {
  const t = textsOf('sk');
  const office = officeScreen(page, 'sk');
  await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  const calls = quoteCalls(page.request, site);
  const sent = await calls.send(await calls.make(contentIn('sk', 'eva@telefon.example')));
  const address = pathOf('adminQuote', 'sk', { id: sent.id });
  await page.goto(address);
  await untilHydrated(page);
  await page.getByRole('link', { name: t('quotes:life.actions.asCustomer') }).click();
  await expect(page.getByText(t('quoteSigning:office.title'))).toBeVisible();
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: sent.content.title })).toBeVisible();
  await expect(page.getByLabel(t('quoteSigning:questions.label'))).toBeDisabled();
  await expect(page.getByRole('button', { name: t('quoteSigning:bar.sign') })).toBeDisabled();
  expect((await calls.read(sent.id)).status, 'an administrator who looks is no view').toBe('sent');

  await page.goto(address);
  await untilHydrated(page);
  await page.getByRole('button', { name: t('quotes:life.actions.more') }).click();
  await page.getByRole('menuitem', { name: t('quotes:life.actions.decline') }).click();
  const decline = page.getByRole('dialog', { name: t('quotes:answers.decline.title', { number: sent.number ?? '' }) });
  await decline.getByLabel(t('quotes:answers.decline.reason')).fill('Vybrala si inú firmu.');
  await expectAccessible(page, 'the dialog of a refusal elsewhere');
  await expectToFit(page, 'the dialog of a refusal elsewhere');
  await decline.getByRole('button', { name: t('quotes:answers.decline.confirm') }).click();
  await expect(office.toast(t('quotes:answers.decline.done'))).toBeVisible();
  await expect(page.getByText(t('quotes:statuses.declined'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Vybrala si inú firmu.').first()).toBeVisible();
});
