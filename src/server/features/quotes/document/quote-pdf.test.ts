import assert from 'node:assert/strict';
import { extractText, getDocumentProxy } from 'unpdf';
import { type QuoteDetail, withdrawQuote } from '#contract/quotes/quotes.ts';
import { changeLookSettings } from '#contract/settings.ts';
import { languages } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import type { QuoteDocument } from '#server/gateways/pdf/quote/quote-wording.ts';
import { textsOf } from '#server/texts.ts';
import { completeAgency, changeQuoteSettingsBy } from '#tests/support/people/complete-agency.ts';
import { done, openOffice } from '#tests/support/people/office.ts';
import { squeeze } from '#tests/support/documents/pdf-reading.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { createDraft, draftLineOf, quotesPath, sendDraft, writeQuote } from '#tests/support/quotes/quotes.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const pdfOf = ({ id }: Pick<QuoteDetail, 'id'>) => `${quotesPath}/${id}/pdf`;
const privatePdfOf = ({ privatePath }: QuoteDetail) => `/api/quotes/${privatePath?.split('/').at(-1)}/pdf`;

async function read({ bytes, status, text }: TestAnswer): Promise<string> {
  assert.equal(status, 200, text);
  const { text: words } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return squeeze(words);
}

/** An agency that can send quotes, and its administrator. */
async function openAgency(app: TestApp): Promise<TestBrowser> {
  const { browser } = await openOffice(app);
  await completeAgency(browser);
  return browser;
}

/** Keeps what is drawn instead of drawing it. */
function recordDrawn(app: TestApp): QuoteDocument[] {
  const drawn: QuoteDocument[] = [];
  app.services.pdf = {
    ...app.services.pdf,
    renderQuote: async (document) => {
      drawn.push(document);
      return Buffer.from('%PDF');
    },
  };
  return drawn;
}

testOnEachEngine(
  'H3 the PDF of a sent quote is a download in its language behind the private link, without what is the agency’s own',
  async (database, context) => {
    const app = await openTestApp(context, database, { pdf: 'real' });
    const office = await openAgency(app);
    for (const language of languages) {
      const lines = [draftLineOf({ id: 'web', unitPrice: 123_456, internalCost: 77_777 })];
      const currency = currencyOf[language];
      const exchangeRate = currency === 'EUR' ? null : { millionths: 25_125_000, source: 'ECB', day: '2026-11-20' };
      const changes: Partial<QuoteContent> = { language, currency, exchangeRate, lines, notes: 'Nechať zľavu' };
      const sent = await sendDraft(office, await createDraft(office, changes));
      const answer = await app.newBrowser('192.0.2.7').get(privatePdfOf(sent));
      const name = `plumbline-${textsOf(language)('quoteDocument:fileName')}-${sent.number}.pdf`;
      assert.deepEqual(
        ['content-type', 'content-disposition', 'cache-control', 'x-robots-tag'].map((each) =>
          answer.headers.get(each),
        ),
        ['application/pdf', `attachment; filename="${name}"`, 'private, no-store', 'noindex'],
      );
      const text = await read(answer);
      assert.ok(text.includes(squeeze(textsOf(language)('quoteDocument:title'))), language);
      assert.ok(text.includes(String(sent.number)), language);
      assert.equal(text, await read(await office.get(pdfOf(sent))), 'administrators get the same document');
      for (const own of ['777', 'Nechaťzľavu']) assert.ok(!text.includes(own), own);
    }
  },
);

testOnEachEngine(
  'H3 the PDF of a draft says that it is one, and is for administrators only',
  async (database, context) => {
    const app = await openTestApp(context, database, { pdf: 'real' });
    const office = await openAgency(app);
    const draft = await createDraft(office);
    const answer = await office.get(pdfOf(draft));
    assert.match(String(answer.headers.get('content-disposition')), /"plumbline-cenova-ponuka-koncept\.pdf"/);
    const t = textsOf('sk');
    const text = await read(answer);
    for (const key of ['quoteDocument:marks.draft', 'quoteDocument:notices.draft', 'quoteDocument:noNumber'] as const)
      assert.ok(text.includes(squeeze(t(key))), key);
    const customer = await app.newBrowserOf('user');
    for (const browser of [app.newBrowser(), customer]) {
      const refused = await browser.get(pdfOf(draft));
      assert.ok([401, 403].includes(refused.status), String(refused.status));
    }
    assert.equal((await office.get(pdfOf({ id: app.services.newId() }))).code, 'not-found');
  },
);

testOnEachEngine('H3 a PDF is drawn from what was sent, whatever was changed since', async (database, context) => {
  const app = await openTestApp(context, database);
  const office = await openAgency(app);
  const drawn = recordDrawn(app);
  const logo = { svg: null, png: newPicture(80, 20).toString('base64') };
  const look = { primaryColor: '#0b7a3b', defaultTheme: 'light', logo, version: 0 };
  const changeLook = async (changes: object) =>
    done(await office.put(changeLookSettings.path, { ...look, ...changes }), changeLookSettings);
  const { version } = await changeLook({});
  const draft = await createDraft(office);
  await office.get(pdfOf(draft));
  const sent = await sendDraft(office, draft);
  await office.get(privatePdfOf(sent));
  await changeLook({ primaryColor: '#0b5fa5', logo: null, version });
  await changeQuoteSettingsBy(office, { taxStatuses: [{ from: '2025-01-01', status: 'not-payer' }], accounts: [] });
  await office.get(privatePdfOf(sent));
  const [before, first, second] = drawn;
  assert.equal(drawn.length, 3);
  assert.deepEqual(second, first);
  assert.deepEqual(before?.look, first?.look, 'a draft has the look that it would be sent with');
  assert.equal(first?.look?.logo?.width, 80);
  assert.doesNotMatch(JSON.stringify(drawn), /internalCost|Konkurenčná/);
});

testOnEachEngine(
  'H5 no PDF of a quote that was replaced or withdrawn is behind its link',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const office = await openAgency(app);
    const first = await sendDraft(office, await createDraft(office));
    const revised = (await office.post(`${quotesPath}/${first.id}/revision`, {})).body as QuoteDetail;
    const second = await sendDraft(office, await writeQuote(office, revised, revised.content));
    const gone = await app.newBrowser().get(privatePdfOf(first));
    assert.deepEqual([gone.status, gone.code], [410, 'quote-superseded']);
    const drawn = recordDrawn(app);
    await office.get(pdfOf(first));
    assert.equal(drawn[0]?.status, 'superseded');
    app.passTime(60_000);
    const { version } = second;
    done(await office.post(`${quotesPath}/${second.id}/withdrawal`, { version, reason: 'Zmena' }), withdrawQuote);
    const withdrawn = await app.newBrowser().get(privatePdfOf(second));
    assert.deepEqual([withdrawn.status, withdrawn.code], [410, 'quote-withdrawn']);
    for (const token of ['nonsense', 'x'.repeat(300), '%2e%2e'])
      assert.equal((await app.newBrowser().get(`/api/quotes/${token}/pdf`)).code, 'not-found', token);
  },
);

testOnEachEngine('H5 the PDF of a quote that is over says so', async (database, context) => {
  const app = await openTestApp(context, database);
  const office = await openAgency(app);
  const sent = await sendDraft(office, await createDraft(office));
  const drawn = recordDrawn(app);
  app.passTime(40 * 86_400_000);
  assert.equal((await app.newBrowser().get(privatePdfOf(sent))).status, 200);
  assert.equal(drawn[0]?.status, 'expired');
});

testOnEachEngine(
  'E1 the thirty-first PDF of a quote for one address within ten minutes waits',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const office = await openAgency(app);
    const path = privatePdfOf(await sendDraft(office, await createDraft(office)));
    for (let drawn = 0; drawn < 30; drawn += 1) assert.equal((await app.newBrowser().get(path)).status, 200);
    assert.equal((await app.newBrowser().get(path)).code, 'too-many-requests');
    assert.equal((await app.newBrowser('192.0.2.2').get(path)).status, 200);
  },
);
