import assert from 'node:assert/strict';
import { listRecurringInvoices, startRecurringInvoice } from '#contract/tax-documents/recurring-invoices.ts';
import { listAdvancesToDocument } from '#contract/tax-documents/tax-documents.ts';
import { invoiceCare } from '#server/features/tax-documents/recurring/invoice-care.ts';
import { ledgerOf } from '#tests/support/quotes/asked-payments.ts';
import {
  bookOn,
  draftDocument,
  giveBack,
  issueDocumentOf,
  signQuoteOf,
  wholeBuyer,
} from '#tests/support/quotes/money.ts';
import { keyOf, readPayments } from '#tests/support/quotes/payment-page.ts';
import { type QuoteOffice, act, openQuoteOffice, readQuote } from '#tests/support/quotes/quote-office.ts';
import { done, keepSignedIn } from '#tests/support/people/office.ts';

import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { stopVoidedLate } from './stop-voided.ts';

const terms = { startsIn: '2026-12', day: 5, isAutomatic: true, endsIn: null };

/** What the plan of a quote asks for, why not any more, and the states of its care. */
async function moneyOf(office: QuoteOffice, quoteId: string) {
  const { requests } = await ledgerOf(office, quoteId);
  const care = done(await office.browser.get(listRecurringInvoices.path), listRecurringInvoices).rows;
  return {
    requests: requests.map(({ status, closedReason }) => [status, closedReason]),
    care: care.map(({ state }) => state),
  };
}

testOnEachEngine(
  'H6 H11 what is voided asks for nothing any more: its plan is cancelled, its care ended, also where the job was lost',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    done(await browser.post(startRecurringInvoice.path, { quoteId, ...terms }), startRecurringInvoice);
    const quote = await readQuote(office, quoteId);
    assert.equal((await readPayments(app.newBrowser(), keyOf(quote))).payments.length, 1);
    assert.equal((await act(office, quote, 'voiding')).status, 200);
    await database.db.deleteFrom('jobs').where('kind', '=', 'stop-voided-quote').execute();
    // 11 December: the day of the care is over.
    app.passTime(20 * 24 * 60 * 60_000);
    await keepSignedIn(database);
    await invoiceCare(app.services);
    await stopVoidedLate(app.services);
    const closed = ['cancelled', 'Zmenil sa rozsah.'];
    assert.deepEqual(await moneyOf(office, quoteId), { requests: [closed, closed], care: ['ended'] });
    assert.deepEqual(await database.db.selectFrom('tax_documents').select('id').execute(), [], 'no month is invoiced');
    assert.deepEqual((await readPayments(app.newBrowser(), keyOf(quote))).payments, []);
    const again = await browser.post(startRecurringInvoice.path, { quoteId, ...terms });
    assert.equal(again.code, 'move-not-allowed');
  },
);

testOnEachEngine(
  'H11 H6 what was received before a quote was voided gets its tax document, and is not asked for again when it goes back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { quoteId, requests } = await signQuoteOf(office, { buyer: wholeBuyer });
    const paymentId = await bookOn(office, requests[0]?.id ?? '', { amount: 922_50 });
    assert.equal((await act(office, await readQuote(office, quoteId), 'voiding')).status, 200);
    await app.runDueJobs();
    const closed = ['cancelled', 'Zmenil sa rozsah.'];
    assert.deepEqual((await moneyOf(office, quoteId)).requests, [['confirmed', null], closed]);
    const due = async () => done(await browser.get(listAdvancesToDocument.path), listAdvancesToDocument).rows.length;
    assert.equal(await due(), 1);
    const draft = await draftDocument(browser, { kind: 'advance', paymentId, quoteId });
    assert.deepEqual([draft.missing, (await issueDocumentOf(browser, draft)).totals.gross], [[], 922_50]);
    assert.equal(await due(), 0);
    assert.equal((await giveBack(browser, paymentId)).status, 200);
    await stopVoidedLate(app.services);
    assert.deepEqual((await moneyOf(office, quoteId)).requests, [closed, closed]);
  },
);
