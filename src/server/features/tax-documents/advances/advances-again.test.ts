import assert from 'node:assert/strict';
import { listNotifications } from '#contract/notifications.ts';
import { bookPayment } from '#contract/payments/payments.ts';
import { type TaxDocumentSource, listAdvancesToDocument } from '#contract/tax-documents/tax-documents.ts';
import {
  askForDocument,
  bookOn,
  draftDocument,
  issueDocumentOf,
  signQuoteOf,
  wholeBuyer,
  writeDocument,
} from '#tests/support/quotes/money.ts';
import { statusesOf } from '#tests/support/people/accounts.ts';
import { done, keepSignedIn } from '#tests/support/people/office.ts';
import { book, partOf, paymentsPath, signAndPlan } from '#tests/support/quotes/asked-payments.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { warnOfAdvances } from './warn-of-advances.ts';

const dayMs = 24 * 60 * 60_000;

/** A deposit that was paid, as the source of its tax document. */
async function paidDeposit(office: QuoteOffice) {
  const { quoteId, requests } = await signQuoteOf(office, { buyer: wholeBuyer });
  const paymentId = await bookOn(office, requests[0]?.id ?? '', { amount: 922_50 });
  return { kind: 'advance', paymentId, quoteId } as const;
}

/** Issues the tax document of a deposit and gives a base of it back because of a wrong buyer; the money stays. */
async function issueAndCredit({ browser }: QuoteOffice, source: TaxDocumentSource, base: number) {
  const advance = await issueDocumentOf(browser, await draftDocument(browser, source));
  const draft = await draftDocument(browser, { kind: 'credit_note', documentId: advance.id });
  const corrects = draft.content.corrects && { ...draft.content.corrects, reason: 'Nesprávny odberateľ.' };
  const lines = draft.content.lines.map((line) => ({ ...line, unitPrice: base }));
  await issueDocumentOf(browser, await writeDocument(browser, draft, { corrects, lines }));
}

testOnEachEngine(
  'H11 a payment whose tax document was given back while the money stays needs another one, of what was given back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const dueNow = async () =>
      done(await browser.get(listAdvancesToDocument.path), listAdvancesToDocument).rows.map(({ amount }) => amount);
    // 922.50 € with a base of 750 €; 122.50 € with one of 99.59 €.
    for (const [base, gross] of [
      [750_00, 922_50],
      [99_59, 122_50],
    ] as const) {
      const source = await paidDeposit(office);
      const { quoteId } = source;
      await issueAndCredit(office, source, base);
      assert.deepEqual(await dueNow(), [gross]);
      const presses = await Promise.all([askForDocument(browser, source), askForDocument(browser, source)]);
      assert.deepEqual(statusesOf(presses), [200, 409], 'one draft at a time');
      const [draft] = await database.db
        .selectFrom('tax_documents')
        .select(['id', 'version', 'gross'])
        .where('status', '=', 'draft')
        .where('kind', '=', 'advance_tax')
        .execute();
      assert.ok(draft);
      assert.equal(draft.gross, gross);
      const again = await issueDocumentOf(browser, draft);
      assert.deepEqual([again.totals.gross, again.status], [gross, 'issued']);
      assert.deepEqual(await dueNow(), []);
      assert.equal((await askForDocument(browser, source)).code, 'move-not-allowed', 'nothing is left without one');

      const final = await draftDocument(browser, { kind: 'final', quoteId });
      assert.deepEqual([final.payable, final.content.prepaid, final.missing], [922_50, 0, []]);
      const taken = final.content.advances.map(({ net, tax }) => net + tax);
      assert.equal(
        taken.reduce((sum, each) => sum + each, 0),
        922_50,
        'each euro is taken off once',
      );
      assert.ok(final.content.advances.some(({ number }) => number === again.number));
    }
  },
);

testOnEachEngine(
  'H11 the agency is warned once more of a payment whose document was given back after a warning, and of each document once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const other = await openSecondApp(context, database);
    const source = await paidDeposit(office);
    const later = async (days: number) => {
      app.passTime(days * dayMs);
      other.passTime(days * dayMs);
      await keepSignedIn(database);
    };
    const warnings = async () => {
      await Promise.all([warnOfAdvances(app.services), warnOfAdvances(other.services)]);
      await warnOfAdvances(app.services);
      const { notifications } = done(await browser.get(listNotifications.path), listNotifications);
      return notifications.filter(({ kind }) => kind === 'advance-due').length;
    };
    await later(10);
    assert.equal(await warnings(), 1);
    await later(1);
    await issueAndCredit(office, source, 750_00);
    assert.equal(await warnings(), 2, 'the second document is due');
    await later(1);
    assert.equal(await warnings(), 2);
    await issueAndCredit(office, source, 99_59);
    assert.equal(await warnings(), 3, 'the third one is due');
  },
);

testOnEachEngine(
  'H11 credit that is put on another quote after the warning is warned of too, once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const [first, second] = [
      await signAndPlan(office, { buyer: wholeBuyer }),
      await signAndPlan(office, { buyer: wholeBuyer }),
    ];
    const { paymentId } = done(
      await book(office, partOf(first.ledger), { amount: 1422_50, receivedOn: '2026-11-21' }),
      bookPayment,
    );
    office.app.passTime(10 * dayMs);
    await keepSignedIn(database);
    const warned = async () => {
      await warnOfAdvances(office.app.services);
      const { notifications } = done(await office.browser.get(listNotifications.path), listNotifications);
      return notifications.filter(({ kind }) => kind === 'advance-due').map(({ quote }) => quote?.number);
    };
    assert.deepEqual(await warned(), [first.quote.number]);
    office.app.passTime(1000);
    const use = { paymentRequestId: partOf(second.ledger).id, amount: 500_00 };
    const answer = await office.browser.post(`${paymentsPath}/${paymentId}/credit`, use, {
      'idempotency-key': newKey(),
    });
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(await warned(), [second.quote.number, first.quote.number]);
    office.app.passTime(dayMs);
    await keepSignedIn(database);
    assert.equal((await warned()).length, 2);
  },
);
