import assert from 'node:assert/strict';
import { bookPayment } from '#contract/payments/payments.ts';
import { done } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import {
  type SignedQuote,
  book,
  ledgerOf,
  partOf,
  paymentRequestsPath,
  paymentsPath,
  signAndPlan,
} from '#tests/support/quotes/asked-payments.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const byValue = (one: number, other: number) => one - other;

testOnEachEngine('H11 of several who book the same money at once one is told it is paid', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { ledger, quote } = await signAndPlan(office);
  const answers = await Promise.all([1, 2, 3].map(() => book(office, partOf(ledger))));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(byValue), [200, 400, 400]);
  const after = await ledgerOf(office, quote.id);
  assert.deepEqual([after.paid, after.payments.length], [92_250, 1]);
});

testOnEachEngine('H11 a key that is sent many times at once books once', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { ledger, quote } = await signAndPlan(office);
  const key = newKey();
  const answers = await Promise.all([1, 2, 3, 4].map(() => book(office, partOf(ledger), { key })));
  const ids = new Set(answers.map((answer) => done(answer, bookPayment).paymentId));
  assert.equal(ids.size, 1);
  assert.equal((await ledgerOf(office, quote.id)).payments.length, 1);
});

testOnEachEngine('H11 booking against undoing leaves what the rows say, in either order', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { ledger, quote } = await signAndPlan(office);
  const { paymentId } = done(await book(office, partOf(ledger), { amount: 40_000 }), bookPayment);
  const undo = () =>
    office.browser.post(
      `${paymentsPath}/${paymentId}/counter-row`,
      { receivedOn: '2026-11-24', reason: 'Omyl.' },
      { 'idempotency-key': newKey() },
    );
  const rest = { ...partOf(ledger), rest: 52_250 };
  const [booked, undone, again] = await Promise.all([book(office, rest), undo(), undo()]);
  assert.equal(booked.status, 200);
  assert.deepEqual([undone.status, again.status].toSorted(byValue), [200, 409]);
  const after = await ledgerOf(office, quote.id);
  const sum = after.payments.reduce((total, { amount }) => total + amount, 0);
  assert.deepEqual([after.paid, sum, partOf(after).status], [52_250, 52_250, 'requested']);
});

testOnEachEngine(
  'H6 numbers of requests that are asked for by 20 clients at once have no gap',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const completion = { share: 10_000, due: 'completion', milestone: '' } as const;
    const signed: SignedQuote[] = [];
    for (let index = 0; index < 5; index += 1) signed.push(await signAndPlan(office, { paymentPlan: [completion] }));
    const ask = ({ ledger }: SignedQuote) =>
      office.browser.post(`${paymentRequestsPath}/${partOf(ledger).id}/asking`, { version: partOf(ledger).version });
    const answers = await Promise.all(signed.flatMap((each) => [ask(each), ask(each), ask(each), ask(each)]));
    assert.equal(answers.filter(({ status }) => status === 200).length, 5);
    const rows = await database.db
      .selectFrom('payment_requests')
      .select(['number_sequence', 'variable_symbol'])
      .execute();
    assert.deepEqual(rows.map(({ number_sequence: sequence }) => sequence ?? 0).toSorted(byValue), [1, 2, 3, 4, 5]);
    assert.equal(new Set(rows.map(({ variable_symbol: symbol }) => symbol)).size, 5);
  },
);
