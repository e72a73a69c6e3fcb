import assert from 'node:assert/strict';
import { extractText, getDocumentProxy } from 'unpdf';
import { customerDocumentPath, paymentRequestPdfPath } from '#contract/payments/payment-page.ts';
import { textsOf } from '#server/texts.ts';
import {
  bookOn,
  documentsPath,
  draftDocument,
  giveBack,
  issueDocumentOf,
  signQuoteOf,
  wholeBuyer,
} from '#tests/support/quotes/money.ts';
import { squeeze } from '#tests/support/documents/pdf-reading.ts';
import { type QuoteOffice, openQuoteOffice, readQuote } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const read = async (bytes: Uint8Array): Promise<string> =>
  squeeze((await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text);

/** The token of the private link that a quote was mailed with. */
const tokenOf = async (office: QuoteOffice, quoteId: string): Promise<string> =>
  (await readQuote(office, quoteId)).privatePath?.split('/').at(-1) ?? '';

testOnEachEngine(
  'H3 the preview of a draft says that it is one, and has no code and no number',
  async (database, context) => {
    const office = await openQuoteOffice(context, database, { pdf: 'real' });
    const { browser } = office;
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    const draft = await draftDocument(browser, { kind: 'final', quoteId });
    const { status, bytes, headers } = await browser.get(`${documentsPath}/${draft.id}/pdf`);
    assert.equal(status, 200);
    assert.match(String(headers.get('content-disposition')), /"plumbline-faktura-koncept\.pdf"/);
    const text = await read(bytes);
    const t = textsOf('sk');
    for (const key of ['taxDocumentPdf:draftNotice', 'taxDocumentPdf:noNumber'] as const)
      assert.ok(text.includes(squeeze(t(key))), key);
    assert.ok(!text.includes(squeeze(t('paymentDocument:pay.heading'))), 'nobody pays a draft');
    assert.equal((await browser.get(`${documentsPath}/${draft.id}/xml`)).code, 'not-found');
    assert.equal((await browser.get(`${documentsPath}/${office.app.services.newId()}/pdf`)).code, 'not-found');
  },
);

testOnEachEngine(
  'H3 H11 files of documents are for the office and for whom their quote is open to, and for nobody else',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    const other = await signQuoteOf(office, { buyer: wholeBuyer });
    const draft = await draftDocument(browser, { kind: 'final', quoteId });
    const key = await tokenOf(office, quoteId);
    const visitor = app.newBrowser();
    assert.equal((await visitor.get(customerDocumentPath(key, draft.id, 'pdf'))).code, 'not-found', 'drafts are ours');
    const { id } = await issueDocumentOf(browser, draft);
    assert.equal((await visitor.get(customerDocumentPath(key, id, 'pdf'))).code, 'not-found', 'not sealed yet');
    await app.runDueJobs();
    const sealed = await browser.get(`${documentsPath}/${id}/pdf`);
    for (const format of ['pdf', 'xml'] as const) {
      const path = `${documentsPath}/${id}/${format}`;
      for (const stranger of [visitor, await app.newBrowserOf('user')])
        assert.ok([401, 403].includes((await stranger.get(path)).status), format);
      assert.equal((await browser.get(path)).status, 200);
      const own = await visitor.get(customerDocumentPath(key, id, format));
      assert.equal(own.status, 200);
      assert.deepEqual(
        ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => own.headers.get(name)),
        ['private, no-store', 'noindex', 'no-referrer'],
      );
      assert.equal((await browser.get(customerDocumentPath(`office-${quoteId}`, id, format))).status, 200);
      const elsewhere = await tokenOf(office, other.quoteId);
      for (const wrong of [elsewhere, 'x'.repeat(43), `office-${quoteId}`, `portal-${quoteId}`])
        assert.equal((await visitor.get(customerDocumentPath(wrong, id, format))).code, 'not-found', wrong);
    }
    const own = await visitor.get(customerDocumentPath(key, id, 'pdf'));
    assert.ok(own.bytes.equals(sealed.bytes), 'customers get the same bytes');
  },
);

testOnEachEngine(
  'H3 H6 a request for money has its PDF in the mail and behind the private link, the same bytes each time',
  async (database, context) => {
    const office = await openQuoteOffice(context, database, { pdf: 'real' });
    const { app } = office;
    const { quoteId, requests } = await signQuoteOf(office, { buyer: wholeBuyer });
    const [deposit, rest] = requests;
    const key = await tokenOf(office, quoteId);
    const visitor = app.newBrowser();
    const { status, bytes, headers } = await visitor.get(paymentRequestPdfPath(key, deposit?.id ?? ''));
    assert.equal(status, 200);
    assert.equal(headers.get('content-disposition'), 'attachment; filename="plumbline-vyzva-na-uhradu-z2026-0001.pdf"');
    const text = await read(bytes);
    for (const part of [deposit?.variable_symbol ?? '', 'Z2026-0001', wholeBuyer.company])
      assert.ok(text.includes(squeeze(part)), part);
    const mail = app.mail.delivered.find(({ subject }) => subject.includes('Z2026-0001'));
    assert.deepEqual(
      mail?.documents?.map(({ name, bytes: own }) => [name, own.equals(bytes)]),
      [['plumbline-vyzva-na-uhradu-z2026-0001.pdf', true]],
    );
    for (const path of [
      paymentRequestPdfPath(key, rest?.id ?? ''),
      paymentRequestPdfPath(key, app.services.newId()),
      paymentRequestPdfPath('x'.repeat(43), deposit?.id ?? ''),
    ])
      assert.equal((await visitor.get(path)).code, 'not-found', path);

    // 922.50 € came in; 22.50 € of it went back.
    const paymentId = await bookOn(office, deposit?.id ?? '', { amount: 922_50 });
    assert.equal((await giveBack(office.browser, paymentId, 22_50)).status, 200);
    const partly = await read((await visitor.get(paymentRequestPdfPath(key, deposit?.id ?? ''))).bytes);
    assert.ok(partly.includes(squeeze(textsOf('sk')('paymentDocument:refundedPart', { sum: '22,50 €' }))));
  },
);
