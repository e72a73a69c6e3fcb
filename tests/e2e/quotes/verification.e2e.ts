import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { readPrivateQuote } from '#contract/quotes/private-quote.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { findVerifyCode } from '#domain/quotes/signing/find-verify-code.ts';
import { writeVerifyCode } from '#domain/quotes/signing/verify-code.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { type Site, earlierChoice, test } from '#tests/support/browser/running-site.ts';
import { accountScreen, linkTo, somebody } from '#tests/e2e/support/account-screen.ts';
import { holdHydration, untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { contentIn, prepareAgency, quoteCalls } from '#tests/e2e/support/quotes.ts';
import { signByCalls } from '#tests/e2e/support/signed-payments.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

/** Signs a quote by its link and waits for the sealed document. */
async function sealedDocument(api: APIRequestContext, site: Site, key: string): Promise<Buffer> {
  const call = `${site.origin}/api/quotes/${key}`;
  await signByCalls(api, site, key);
  const read = async () => readPrivateQuote.output.parse(await (await api.get(call)).json());
  await expect.poll(async () => (await read()).signed?.isSealed).toBe(true);
  return (await api.get(`${call}/pdf`)).body();
}

const chooser = (page: Page) => page.locator('input[type=file]:not([name])');

const choose = (page: Page, buffer: Buffer) =>
  chooser(page).setInputFiles({ name: 'ponuka.pdf', mimeType: 'application/pdf', buffer });

/** Drops a file onto the page, as somebody who drags it from a folder. */
async function drop(page: Page, bytes: Buffer): Promise<void> {
  const data = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    const file = Uint8Array.from(atob('${bytes.toString('base64')}'), (sign) => sign.codePointAt(0));
    transfer.items.add(new File([file], 'ponuka.pdf', { type: 'application/pdf' }));
    return transfer;
  })()`);
  for (const event of ['dragover', 'drop']) await page.dispatchEvent('body', event, { dataTransfer: data });
}

test('H5 a document is verified by its code in each language with scripts off, and by its file, which is sent nowhere', async ({
  page,
  browser,
  site,
}) => {
  await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  const quotes = quoteCalls(page.request, site);
  const sent = await quotes.send(await quotes.make(contentIn('sk', 'overenie@strechy.example')));
  const open = async (hasScripts: boolean) => {
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: hasScripts });
    await context.addCookies([earlierChoice(site.origin)]);
    return context.newPage();
  };
  const plain = await open(false);
  const file = await sealedDocument(plain.request, site, (sent.privatePath ?? '').split('/').at(-1) ?? '');
  const code = writeVerifyCode(findVerifyCode(file.toString('latin1')) ?? '');
  for (const language of languages) {
    const t = textsOf(language);
    await plain.goto(`${pathOf('verify', language)}?lng=${language}`);
    await plain.getByLabel(t('verification:code.label')).fill(code.toLowerCase());
    await plain.getByRole('button', { name: t('verification:code.submit') }).click();
    const result = plain.getByRole('region', { name: t('verification:result') });
    await expect(result).toContainText(t('verification:states.intact.title'));
    await expect(result).toContainText(/[0-9a-f]{64}/);
  }
  const changed = Buffer.from(file);
  const middle = file.indexOf('stream', 200) + 20;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  const t = textsOf('sk');
  await plain.goto(`${pathOf('verify', 'sk')}?lng=sk`);
  await plain.getByLabel(t('verification:file.label'), { exact: true }).setInputFiles({
    name: 'ponuka.pdf',
    mimeType: 'application/pdf',
    buffer: changed,
  });
  await plain.getByRole('button', { name: t('verification:file.submit') }).click();
  await expect(plain.getByText(t('verification:states.changedFile.title'))).toBeVisible();
  await plain.context().close();

  const visitor = await open(true);
  let longestBody = 0;
  visitor.on('request', (request) => {
    longestBody = Math.max(longestBody, request.postDataBuffer()?.length ?? 0);
  });
  const hydration = await holdHydration(visitor);
  await visitor.goto(`${pathOf('verify', 'sk')}?lng=sk`);
  await untilHydrated(visitor);
  expect(hydration.asked(), 'hydrations before a touch').toBe(0);
  // Chosen before the page is hydrated.
  await chooser(visitor).hover();
  await choose(visitor, file);
  hydration.letCome();
  const files = [
    [null, 'intactFile'],
    [changed, 'changedFile'],
    [Buffer.from('%PDF-1.7'), 'unknown'],
    [file, 'intactFile'],
  ] as const;
  for (const [bytes, state] of files) {
    if (bytes) await choose(visitor, bytes);
    const result = visitor.getByRole('region', { name: t('verification:result') });
    await expect(result).toContainText(t(`verification:states.${state}.title`));
    await expect(result).toBeFocused();
  }
  await visitor.goto(`${pathOf('verify', 'sk')}?lng=sk`);
  await untilHydrated(visitor);
  // Somebody comes over the page with a file, which has not been touched otherwise.
  await visitor.dispatchEvent('body', 'dragenter');
  await visitor.locator('body[data-hydration="done"]').waitFor({ state: 'attached' });
  await drop(visitor, file);
  await expect(visitor.getByText(t('verification:states.intactFile.title'))).toBeVisible();
  await drop(visitor, changed);
  await expect(visitor.getByText(t('verification:states.changedFile.title'))).toBeVisible();
  expect(longestBody, 'bytes of the longest call').toBeLessThan(500);
  await expectAccessible(visitor, 'the verify page');
  await expectToFit(visitor, 'the verify page');
  await visitor.context().close();
});

test('I3 a signed-in customer finds the quotes to the verified address and signs there, with scripts and without', async ({
  page,
  browser,
  site,
}) => {
  const t = textsOf('sk');
  const person = somebody();
  const screen = accountScreen(page, 'sk');
  await screen.register(person);
  await page.goto(await linkTo(site.mails, person, pathOf('emailVerification', 'sk')));
  await untilHydrated(page);
  await screen.button(t('accounts:verification.submit')).click();
  await expect(screen.status).toContainText(t('accounts:verification.done.title'));
  await page.goto(pathOf('portal', 'sk'));
  await expect(page.getByRole('heading', { name: t('portal:first.title') })).toBeVisible();

  const office = await browser.newContext({ baseURL: site.origin });
  await officeCalls(office.request, site.origin);
  await prepareAgency(office.request, site.origin);
  const quotes = quoteCalls(office.request, site);
  const { id, number } = await quotes.send(await quotes.make(contentIn('sk', person.email)));
  await page.reload();
  const open = page.getByRole('link', { name: t('portal:quotes.openNamed', { number: number ?? '' }) });
  await expect(open).toBeVisible();
  await expectAccessible(page, 'the portal with a quote');
  await expectToFit(page, 'the portal with a quote');
  await open.click();
  await expect(page).toHaveURL(pathOf('portalQuote', 'sk', { id }));
  await untilHydrated(page);
  await expectAccessible(page, 'a quote in the portal', 'main');
  await expectToFit(page, 'a quote in the portal');
  await page
    .getByRole('form', { name: t('quoteSigning:bar.label') })
    .getByRole('button')
    .click();
  await page.locator('input[name=acceptsTerms]').check();
  await page.getByLabel(t('quoteSigning:sign.mark.label')).fill('Ján Kováč');
  await page.getByRole('button', { name: t('quoteSigning:sign.submit') }).click();
  await expect(page.getByRole('heading', { name: t('quoteSigning:state.signed.title') })).toBeFocused();
  await page.getByRole('link', { name: t('portal:quotes.all') }).click();
  await expect(page.getByText(t('portal:quotes.statuses.accepted'))).toBeVisible();

  const second = await quotes.send(await quotes.make(contentIn('sk', person.email)));
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false, storageState });
  const visitor = await plain.newPage();
  await visitor.goto(pathOf('portalQuote', 'sk', { id: second.id }));
  await visitor.getByRole('button', { name: t('quoteSigning:bar.sign') }).click();
  await visitor.getByLabel(t('quoteAgreements:terms')).check();
  await visitor.getByLabel(t('quoteSigning:sign.mark.label')).fill('Ján Kováč');
  await visitor.getByRole('button', { name: t('quoteSigning:sign.submit') }).click();
  await expect(visitor.getByRole('heading', { name: t('quoteSigning:state.signed.title') })).toBeVisible();
  expect((await quotes.read(second.id)).status).toBe('accepted');
  await plain.close();
  await office.close();
});
