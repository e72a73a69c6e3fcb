import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { languages } from '#domain/languages.ts';
import { taxReasons } from '#domain/tax/decide-tax.ts';
import { type TaxDocument, taxDocumentKinds } from '#domain/tax-documents/tax-document.ts';
import { codeOf } from '#server/gateways/payment-codes/code-of.ts';
import { textsOf } from '#server/texts.ts';
import { lawfulDocuments } from '#tests/support/documents/documents-of-countries.ts';
import { assertNothingOverlaps, squeeze, textsIn } from '#tests/support/documents/pdf-reading.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { readQrOn } from '#tests/support/documents/qr-in-pdf.ts';
import { documentLine, taxDocumentOf } from '#tests/support/documents/tax-documents.ts';
import { productInk } from '../look.ts';
import { renderTaxDocument } from './tax-document.ts';
import { wordTaxDocument } from './tax-document-wording.ts';

/** A document as it goes on paper, with the code of what is to be paid. */
const paperOf = (document: TaxDocument, isDraft = false) => ({ document, isDraft, code: codeFor(document) });

const codeFor = ({ payment, payable, ...document }: TaxDocument) =>
  payment?.account
    ? codeOf({
        ...document,
        account: payment.account,
        payee: document.seller.name,
        amount: payable,
        variableSymbol: payment.variableSymbol,
        message: document.number,
      })
    : null;

const open = async (document: TaxDocument, isDraft = false) =>
  getDocumentProxy(await renderTaxDocument(paperOf(document, isDraft)));

const readPages = async (document: TaxDocument): Promise<string[]> => (await extractText(await open(document))).text;

for (const { name, document, items } of lawfulDocuments) {
  test(`H3 ${name} has every item that the law asks for`, async () => {
    const pdf = await open(document);
    await assertNothingOverlaps(pdf);
    const text = squeeze((await extractText(pdf)).text.join('\n'));
    for (const item of items) assert.ok(text.includes(squeeze(item)), item);
    assert.doesNotMatch(text, /\{\{|undefined|NaN|\uFFFD|taxDocumentPdf|paymentDocument|quoteDocument/);
  });
}

for (const language of languages) {
  for (const kind of taxDocumentKinds) {
    test(`H3 ${kind} in ${language} is a tagged PDF with every text in its place`, async () => {
      const changes = { language, kind, note: 'Poznámka k dokladu' };
      const corrects = { documentId: 'x', number: 'F2027-0040', issuedOn: '2027-01-31', reason: 'Dôvod' };
      const document = taxDocumentOf({ ...changes, corrects: kind === 'invoice' ? null : corrects });
      const pdf = await open(document);
      await assertNothingOverlaps(pdf);
      const { subject, pageOf, language: _own, payment, ...shown } = wordTaxDocument(paperOf(document));
      const text = squeeze((await extractText(pdf)).text.join('\n'));
      for (const part of [...textsIn(shown), ...textsIn(payment?.pairs), pageOf(1, pdf.numPages)])
        assert.ok(text.includes(squeeze(part)), part);
      const { info } = await pdf.getMetadata();
      const { Title, Language } = info as { Title?: string; Language?: string };
      assert.deepEqual({ Title, Language }, { Title: subject, Language: language });
      assert.equal((await pdf.getMarkInfo())?.Marked, true);
    });
  }
}

test('H3 the code on an invoice is read as what is asked for, and stands on its page', async () => {
  const document = taxDocumentOf();
  const pdf = await open(document);
  assert.equal(await readQrOn(pdf, pdf.numPages), codeFor(document)?.text);
  const tree = JSON.stringify(await (await pdf.getPage(pdf.numPages)).getStructTree());
  assert.match(tree, /2700000424/, 'who cannot see it is told what it says');
});

test('H3 nothing asks for money where nothing is to be paid', () => {
  const changes: Partial<TaxDocument>[] = [{ kind: 'advance_tax' }, { kind: 'credit_note' }, { payable: 0 }];
  for (const each of changes) assert.equal(wordTaxDocument(paperOf(taxDocumentOf(each))).payment, null);
});

test('H3 over many pages the head of the table stands on each, and totals with the last two lines', async () => {
  const head = textsOf('sk')('quoteDocument:lines.columns.unitPrice');
  const total = squeeze(textsOf('sk')('taxDocumentPdf:totals.gross'));
  for (const count of [1, 9, 10, 11, 12, 13, 14, 30, 200]) {
    const lines = Array.from({ length: count }, (_, index) =>
      documentLine({ id: `l${index}`, name: `Položka ${index + 1}.` }),
    );
    const pages = await readPages(taxDocumentOf({ lines }));
    for (const page of pages.filter((each) => /Položka \d/.test(each))) assert.ok(page.includes(head), String(count));
    const last = pages.findLast((page) => squeeze(page).includes(total)) ?? '';
    for (const line of [Math.max(1, count - 1), count])
      assert.ok(last.includes(`Položka ${line}.`), `${count}: line ${line}`);
  }
});

test('H3 a final invoice of two lines says on its one page how it is paid, in every language', async () => {
  const lines = [documentLine(), documentLine({ id: 'photos', name: 'Fotografie' })];
  const advances = [
    { documentId: 'a', number: 'ZD2027-0003', issuedOn: '2027-01-11', rate: 2300, net: 61_725, tax: 14_197 },
  ];
  const danish = { iban: 'DK5000400440116243', bic: 'NDEADKKK', fikCreditor: '12345678' };
  for (const language of languages) {
    const own = language === 'da' && { payment: { variableSymbol: '2700000424', account: danish } };
    const pages = await readPages(taxDocumentOf({ language, lines, advances, ...own }));
    assert.equal(pages.length, 1, language);
  }
});

test('H3 H11 a final invoice without tax does not say that its sums include tax, in any language', () => {
  const sumsOf = (language: (typeof languages)[number], rate: number) => {
    const advance = { documentId: 'a', number: 'ZD2027-0003', issuedOn: '2027-01-11', rate, net: 60_000, tax: 0 };
    const tax = { reason: rate === 0 ? ('reverse-charge' as const) : ('domestic' as const), rates: [rate] };
    const lines = [documentLine({ taxRate: rate })];
    const { tables } = wordTaxDocument(paperOf(taxDocumentOf({ language, lines, advances: [advance], tax })));
    return textsIn(tables.map(({ totals }) => totals)).join('\n');
  };
  const withTax = { sk: /s\sDPH/u, cs: /s\sDPH/u, da: /inkl\. moms/u, en: /including VAT/u };
  for (const language of languages) {
    assert.match(sumsOf(language, 2300), withTax[language]);
    assert.doesNotMatch(sumsOf(language, 0), withTax[language]);
  }
});

test('H3 a draft says across every page that it is one', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => documentLine({ id: `l${index}` }));
  const { text } = await extractText(await open(taxDocumentOf({ number: '', lines }), true));
  const t = textsOf('sk');
  assert.ok(text.length > 1);
  for (const page of text) assert.ok(squeeze(page).includes(squeeze(t('taxDocumentPdf:draft'))));
  assert.ok(squeeze(text[0] ?? '').includes(squeeze(t('taxDocumentPdf:draftNotice'))));
});

test('H3 every reason of the tax but that of tax at home has its sentence', () => {
  for (const reason of taxReasons) {
    const { notes } = wordTaxDocument(paperOf(taxDocumentOf({ tax: { reason, rates: [0] } })));
    assert.equal(notes.length, reason === 'domestic' ? 0 : 1, reason);
  }
});

test('H3 long names and wide figures stand in their places', async () => {
  const line = documentLine({
    name: 'Veľmi dlhý názov '.repeat(18),
    description: 'x'.repeat(500),
    quantity: 1_000_000_000,
    unit: 'kus veľmi dlhý 12345',
    unitPrice: 9_000_000,
  });
  const buyer = { ...taxDocumentOf().buyer, company: 'Spoločnosť '.repeat(15), street: 'Ulica '.repeat(20) };
  const document = taxDocumentOf({ lines: [line], buyer, title: 'Názov '.repeat(33), note: 'Poznámka. '.repeat(300) });
  await assertNothingOverlaps(await open(document));
});

test('H3 equal input gives equal bytes, with the logo of the document', async () => {
  const look = { ink: productInk, logo: { bytes: newPicture(80, 20), width: 80, height: 20 } };
  const paper = { ...paperOf(taxDocumentOf()), look };
  const first = Buffer.from(await renderTaxDocument(paper));
  await renderTaxDocument(paperOf(taxDocumentOf({ language: 'da' })));
  assert.ok(first.equals(Buffer.from(await renderTaxDocument(paper))));
  assert.ok(first.includes('/Subtype /Image'));
});
