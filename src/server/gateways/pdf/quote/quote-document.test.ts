import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { languages } from '#domain/languages.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { signedDocumentOf } from '#domain/quotes/signing/choice.ts';
import { wordDocument } from '#domain/quotes/document-words.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { taxReasons } from '#domain/tax/decide-tax.ts';
import { paletteOf } from '#domain/settings/brand-colours.ts';
import { textsOf } from '#server/texts.ts';
import { coloursInPdf } from '#tests/support/documents/pdf-colours.ts';
import { assertNothingOverlaps, squeeze, textsIn } from '#tests/support/documents/pdf-reading.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { anyLines } from '#tests/support/quotes/quote-lines.ts';
import { sampleLine, sampleQuote } from '#tests/support/quotes/quote-snapshots.ts';
import { drawnMark, recordedMark, signatureOf } from '#tests/support/quotes/signatures.ts';
import { productInk } from '../look.ts';
import { renderQuote } from './quote-document.ts';
import { type QuoteDocument, wordQuote } from './quote-wording.ts';

for (const language of languages) {
  test(`H3 the PDF in ${language} says every figure, day and text of the frozen quote`, async () => {
    const exchangeRate = { millionths: 25_125_500, source: 'ECB', day: '2026-11-20' };
    const document = sampleQuote(language, { exchangeRate });
    const { snapshot } = document;
    const { subject: _title, pageOf, ...shown } = wordQuote(document);
    const text = squeeze(await read(document));
    const expected = [
      ...textsIn(wordDocument(snapshot)),
      ...textsIn(shown),
      snapshot.title,
      pageOf(1, 3),
      pageOf(3, 3),
    ];
    for (const part of expected) assert.ok(text.includes(squeeze(part)), part);
    for (const own of [snapshot.buyer.email, snapshot.buyer.phone]) assert.ok(!text.includes(squeeze(own)), own);
    assert.doesNotMatch(text, /\{\{|undefined|NaN|\uFFFD|quoteDocument/);
  });

  test(`H3 the PDF of a quote in ${language} is tagged, names its language and shows its title`, async () => {
    const document = sampleQuote(language);
    const pdf = await open(document);
    const { info } = await pdf.getMetadata();
    const { Title, Language } = info as { Title?: string; Language?: string };
    assert.deepEqual({ Title, Language }, { Title: wordQuote(document).subject, Language: language });
    assert.equal((await pdf.getMarkInfo())?.Marked, true);
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'LI', 'Figure'])
      assert.match(tree, new RegExp(`"role":"${role}"`), role);
  });
}

test('H3 only a quote that nobody may take for valid has its state across every page and in words', async () => {
  const t = textsOf('sk');
  for (const status of quoteStatuses) {
    const document = sampleQuote('sk', {}, status);
    const { state } = wordQuote(document);
    const marked = ['draft', 'superseded', 'expired', 'withdrawn', 'voided'].includes(status);
    assert.equal(state !== null, marked, status);
    if (!state) continue;
    const pages = await readPages(document);
    assert.ok(
      pages.every((page) => squeeze(page).includes(squeeze(state.mark))),
      status,
    );
    assert.ok(squeeze(pages[0] ?? '').includes(squeeze(state.notice)), status);
  }
  assert.equal(wordQuote(sampleQuote('sk', { number: '' }, 'draft')).number, t('quoteDocument:noNumber'));
});

test('H3 over many pages the head of the table stands on each, and totals with the last two lines', async () => {
  const head = textsOf('da')('quoteDocument:lines.columns.unitPrice');
  const total = textsOf('da')('quoteDocument:totals.gross');
  for (const count of [3, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 40]) {
    const lines = Array.from({ length: count }, (_, index) =>
      sampleLine({ id: `l${index}`, name: `Ydelse ${index + 1}.`, description: index % 4 ? '' : 'Kort tekst.' }),
    );
    const pages = await readPages(sampleQuote('da', { lines, closing: '', terms: '', paymentTerms: '' }));
    const withLines = pages.filter((page) => /Ydelse \d/.test(page));
    for (const page of withLines) assert.ok(page.includes(head), `${count}: ${page}`);
    const last = pages.findLast((page) => page.includes(total)) ?? '';
    for (const line of [count - 1, count]) assert.ok(last.includes(`Ydelse ${line}.`), `${count}: line ${line}`);
  }
});

test('H3 a line that is higher than a page goes on under a further head of the table', async () => {
  const description = Array.from({ length: 120 }, (_, index) => `Odsek ${index}`).join('\n');
  const document = sampleQuote('sk', { lines: [sampleLine({ description }), sampleLine({ id: 'b' })] });
  await assertNothingOverlaps(await open(document));
  const head = textsOf('sk')('quoteDocument:lines.columns.unitPrice');
  for (const page of await readPages(document)) assert.equal(page.includes('Odsek'), page.includes(head));
});

test('H3 long names, long texts, wide figures and strange letters stand in their places', async () => {
  const lines = [
    sampleLine({ name: 'Veľmi dlhý názov '.repeat(18), description: 'x'.repeat(500) }),
    sampleLine({
      id: 'wide',
      quantity: 1_000_000_000,
      unit: 'kus veľmi dlhý 12345',
      unitPrice: 9_000_000_000,
      discount: { kind: 'sum', amount: 9_999_999_999 },
      description: '🏠 Привет',
    }),
  ];
  const title = 'Názov '.repeat(33);
  const document = sampleQuote('cs', { lines, title, terms: 'Podmienka. '.repeat(900) }, 'expired');
  await assertNothingOverlaps(await open(document));
});

test('H3 any lines can be drawn without overlapping texts, and all amounts are there', async () => {
  await fc.assert(
    fc.asyncProperty(anyLines, fc.constantFrom(...languages), async (lines, language) => {
      const document = sampleQuote(language, { lines });
      await assertNothingOverlaps(await open(document));
      const { once, monthly, options } = wordDocument(document.snapshot);
      const text = squeeze(await read(document));
      for (const group of [once, monthly, options])
        for (const { amount } of group?.lines ?? []) assert.ok(text.includes(squeeze(amount)), amount);
    }),
    { numRuns: 15 },
  );
});

test('H3 every reason of the tax has its sentence, and without tax none is shown', async () => {
  for (const reason of taxReasons) {
    const untaxed = { tax: { reason, rates: [0] }, lines: [sampleLine({ taxRate: 0 })] };
    const { notes, tables, columns } = wordQuote(sampleQuote('en', untaxed));
    assert.equal(notes.length, 1);
    assert.notEqual(notes[0], `tax.${reason}`);
    assert.equal(columns.taxRate, null);
    assert.deepEqual(tables[0]?.totals.rows, []);
  }
});

test('H3 equal input gives equal bytes, in the colour and with the logo of the document alone', async () => {
  const { line, lineShade, action } = paletteOf('#0b7a3b').light;
  const ink = { line, lineShade, action };
  const logo = { bytes: newPicture(80, 20), width: 80, height: 20 };
  const document: QuoteDocument = { ...sampleQuote('sk'), look: { ink, logo } };
  const first = Buffer.from(await renderQuote(document));
  await renderQuote(sampleQuote('da', {}, 'voided'));
  assert.ok(first.equals(Buffer.from(await renderQuote(document))));
  assert.ok(first.includes('/Subtype /Image'));
  const colours = coloursInPdf(first);
  for (const colour of [ink.line, ink.action]) assert.ok(colours.has(colour), colour);
  for (const colour of Object.values(productInk)) assert.ok(!colours.has(colour), colour);
});

const verification = {
  code: '7KQ2-M9XA-4TBE-HW3C',
  address: 'https://plumbline.example/overenie?code=7KQ2-M9XA-4TBE-HW3C',
};
/** One way to sign for each language. */
const markOf = { sk: undefined, cs: drawnMark, da: recordedMark, en: undefined } as const;

for (const language of languages) {
  test(`H5 a signed PDF in ${language} says what was chosen, every figure of it, and all of the evidence`, async () => {
    const quote = sampleQuote(language, {}, 'accepted');
    const mark = markOf[language];
    const codeConfirmedAt = language === 'en' ? Date.UTC(2026, 10, 24, 9, 29) : null;
    const file = mark?.kind === 'on-behalf' ? { name: 'mail.eml', sha256: 'ab'.repeat(32) } : null;
    const changes = { codeConfirmedAt, file };
    const signature = signatureOf(quote.snapshot, { choice: { mails: 5000 }, changes, ...(mark && { mark }) });
    const document: QuoteDocument = { ...quote, signature, verification };
    const pdf = await open(document);
    await assertNothingOverlaps(pdf);
    const { evidence, verification: code, subject: _title, pageOf, ...shown } = wordQuote(document);
    assert.ok(evidence && code);
    assert.ok(pdf.numPages <= 4, 'the evidence takes a page, or goes on to a second one');
    const text = squeeze((await extractText(pdf)).text.join('\n'));
    const { mark: shownMark, ...written } = evidence;
    const sum = formatExactMoney(signature.document.totals.monthly.gross, quote.snapshot.currency, language);
    const said = shownMark.shown.kind === 'on-behalf' ? shownMark.sentence : shownMark.name;
    const expected = [...textsIn(shown), ...textsIn(written), code.text, code.code, sum, said, pageOf(3, pdf.numPages)];
    for (const part of expected) assert.ok(text.includes(squeeze(part)), part);
    assert.doesNotMatch(text, /\{\{|undefined|NaN|\uFFFD|signedDocument/);
    const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
    const trees = await Promise.all(pages.map(async (page) => (await page).getStructTree()));
    const tree = JSON.stringify(trees);
    for (const alt of [code.qr, ...(mark?.kind === 'drawn' ? [shownMark.sentence] : [])])
      assert.ok(tree.includes(alt), alt);
  });
}

test('H5 a document with a choice that is not signed says so, and counts what was chosen', async () => {
  const document: QuoteDocument = { ...sampleQuote('sk'), choice: { shop: 1000 } };
  const text = squeeze(await read(document));
  const t = textsOf('sk');
  for (const key of ['signedDocument:choiceNotice', 'signedDocument:chosen', 'signedDocument:notChosen'] as const)
    assert.ok(text.includes(squeeze(t(key))), key);
  assert.ok(!text.includes(squeeze(t('quoteDocument:lines.optionsLead'))));
  const { totals } = signedDocumentOf(document.snapshot, { shop: 1000 });
  assert.ok(text.includes(squeeze(formatExactMoney(totals.once.gross, 'EUR', 'sk'))));
});

test('H5 letters that handwriting lacks are signed in the face of the document', async () => {
  const quote = sampleQuote('sk', {}, 'accepted');
  const signature = signatureOf(quote.snapshot, { mark: { kind: 'typed', text: 'Ωμέγα Σ' } });
  assert.ok(squeeze(await read({ ...quote, signature })).includes(squeeze(signature.evidence.signer.name)));
});

const open = async (document: QuoteDocument) => getDocumentProxy(await renderQuote(document));

async function readPages(document: QuoteDocument): Promise<string[]> {
  return (await extractText(await open(document))).text;
}

const read = async (document: QuoteDocument): Promise<string> => (await readPages(document)).join('\n');
