import assert from 'node:assert/strict';
import { listTaxDocuments } from '#contract/tax-documents/tax-documents.ts';
import {
  bookOn,
  draftDocument,
  issueDocumentOf,
  readDocumentOf,
  signQuoteOf,
  wholeBuyer,
  writeDocument,
} from '#tests/support/quotes/money.ts';
import { done } from '#tests/support/people/office.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** An issued invoice over 1 845 €, of which a base is given back; an open rest is paid where it is to be. */
async function creditedInvoice(office: QuoteOffice, { base, isPaid }: { base: number; isPaid: boolean }) {
  const { browser } = office;
  const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
  const invoice = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'final', quoteId }));
  const draft = await draftDocument(browser, { kind: 'credit_note', documentId: invoice.id });
  const corrects = draft.content.corrects && { ...draft.content.corrects, reason: 'Zľava za meškanie.' };
  const lines = draft.content.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1000, unitPrice: base }));
  const written = await writeDocument(browser, draft, { corrects, lines });
  assert.equal((await readDocumentOf(browser, invoice.id)).credited, 0, 'a draft gives nothing back');
  await issueDocumentOf(browser, written);
  const { paymentRequest, payable, credited } = await readDocumentOf(browser, invoice.id);
  if (isPaid) await bookOn(office, paymentRequest?.id ?? '', { amount: payable - credited });
  return invoice;
}

testOnEachEngine(
  'H11 H12 list and document say what credit notes have given back, and only what was paid of the rest counts as paid',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const whole = await creditedInvoice(office, { base: 1500_00, isPaid: false });
    const open = await creditedInvoice(office, { base: 500_00, isPaid: false });
    const paid = await creditedInvoice(office, { base: 500_00, isPaid: true });
    const listOf = async (filter: string) =>
      done(await office.browser.get(`${listTaxDocuments.path}?kind=invoice&${filter}`), listTaxDocuments).rows;
    assert.deepEqual(
      (await listOf('')).map(({ id, payable, credited, paid: sum }) => [id, payable, credited, sum]),
      [
        [paid.id, 1845_00, 615_00, 1230_00],
        [open.id, 1845_00, 615_00, 0],
        [whole.id, 1845_00, 1845_00, 0],
      ],
    );
    const idsOf = async (filter: string) => (await listOf(filter)).map(({ id }) => id);
    assert.deepEqual([await idsOf('paid=paid'), await idsOf('paid=open')], [[paid.id], [open.id]]);
    assert.equal((await readDocumentOf(office.browser, whole.id)).credited, 1845_00);
  },
);
