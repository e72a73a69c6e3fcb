import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { bookPayment, getPaymentRequest, listPayments } from '#contract/payments/payments.ts';
import { done, storedRequest } from '#tests/support/office.ts';
import { openQuoteOffice } from '#tests/support/quote-office.ts';
import {
  book,
  ledgerOf,
  partOf,
  paymentRequestsPath,
  paymentsPath,
  signAndPlan,
} from '#tests/support/asked-payments.ts';
import { newKey } from '#tests/support/submissions.ts';
import { testOnEachEngine } from '#tests/support/test-databases.ts';

testOnEachEngine(
  'H6 I1 a payment in full confirms the deposit, thanks the payer, begins the project once and moves the request on',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { ledger, quote, requestId } = await signAndPlan(office);
    const key = newKey();
    const first = done(await book(office, partOf(ledger), { key }), bookPayment);
    assert.equal(first.credit, 0);
    assert.deepEqual(
      done(await book(office, partOf(ledger), { key }), bookPayment),
      first,
      'a double click books once',
    );
    assert.equal((await book(office, partOf(ledger), { key, amount: 1 })).code, 'idempotency-key-reused');
    const after = await ledgerOf(office, quote.id);
    assert.deepEqual(
      after.requests.map(({ status, paid, rest }) => [status, paid, rest]),
      [
        ['confirmed', 92_250, 0],
        ['planned', 0, 92_250],
      ],
    );
    assert.deepEqual([after.total, after.paid, after.credit, after.payments.length], [184_500, 92_250, 0, 1]);
    assert.notEqual(after.projectSince, null);
    assert.equal((await storedRequest(office.app, requestId)).status, 'in_progress');
    await office.app.runDueJobs();
    assert.equal(office.app.mail.delivered.filter(({ subject }) => /^Platba k.výzve/.test(subject)).length, 1);
  },
);

testOnEachEngine(
  'H6 H11 part payments add up, too much stays as credit, and nothing is booked on what is closed or of another currency',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { ledger, quote } = await signAndPlan(office);
    const [deposit, planned] = [partOf(ledger), partOf(ledger, 1)];
    done(await book(office, deposit, { amount: 50_000 }), bookPayment);
    const half = partOf(await ledgerOf(office, quote.id));
    assert.deepEqual([half.status, half.paid, half.rest], ['requested', 50_000, 42_250]);
    const refused = [
      [{ amount: 42_251, allocations: [{ paymentRequestId: deposit.id, amount: 42_251 }] }, 'payment-more-than-asked'],
      [{ amount: 100, allocations: [{ paymentRequestId: deposit.id, amount: 101 }] }, 'payment-more-than-paid'],
      [{ amount: 0, allocations: [] }, 'payment-amount'],
      [{ amount: 100, currency: 'CZK' }, 'payment-currency'],
      [{ amount: 100, allocations: [{ paymentRequestId: planned.id, amount: 100 }] }, 'payment-request-closed'],
      [{ amount: 100, allocations: [{ paymentRequestId: '0'.repeat(26), amount: 100 }] }, 'payment-request-unknown'],
    ] as const;
    for (const [changes, rule] of refused) {
      const usual = [{ paymentRequestId: deposit.id, amount: 100 }];
      const allocations = 'allocations' in changes ? [...changes.allocations] : usual;
      const { status, body } = await book(office, half, { ...changes, allocations });
      assert.equal(status, 400, rule);
      assert.ok(JSON.stringify(body).includes(rule), `${rule}: ${JSON.stringify(body)}`);
    }
    assert.equal(done(await book(office, half, { amount: 50_000 }), bookPayment).credit, 7_750);
    const full = await ledgerOf(office, quote.id);
    assert.deepEqual([partOf(full).status, full.paid, full.credit], ['confirmed', 92_250, 7_750]);
    const { rows } = done(await office.browser.get(paymentsPath), listPayments);
    assert.deepEqual(rows.map(({ amount, credit }) => `${amount} ${credit}`).toSorted(), ['50000 0', '50000 7750']);
  },
);

testOnEachEngine('H11 one payment settles several requests', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const [one, other] = [await signAndPlan(office), await signAndPlan(office)];
  const allocations = [one, other].map(({ ledger }) => ({ paymentRequestId: partOf(ledger).id, amount: 92_250 }));
  done(await book(office, partOf(one.ledger), { amount: 184_500, allocations }), bookPayment);
  for (const { quote } of [one, other]) assert.equal(partOf(await ledgerOf(office, quote.id)).status, 'confirmed');
  assert.equal((await office.app.services.db.selectFrom('projects').select('id').execute()).length, 2);
});

testOnEachEngine(
  'H11 a wrong payment is undone by a counter-row, money given back is a refund, and neither goes below nothing',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { ledger, quote } = await signAndPlan(office);
    const { paymentId } = done(await book(office, partOf(ledger)), bookPayment);
    const back = (
      id: string,
      kind: 'counter-row' | 'refund',
      { key = newKey(), ...body }: { key?: string; reason?: string; amount?: number } = {},
    ) =>
      office.browser.post(
        `${paymentsPath}/${id}/${kind}`,
        { receivedOn: '2026-11-24', reason: 'Platba patrila inému.', ...body },
        { 'idempotency-key': key },
      );
    assert.equal((await back(paymentId, 'counter-row', { reason: ' ' })).code, 'reason-required');
    assert.equal((await back('0'.repeat(26), 'counter-row')).code, 'not-found');
    const key = newKey();
    for (const press of ['first', 'second']) {
      assert.equal((await back(paymentId, 'counter-row', { key })).status, 200, press);
    }
    const undone = await ledgerOf(office, quote.id);
    assert.deepEqual([partOf(undone).status, undone.paid, undone.payments.length], ['requested', 0, 2]);
    assert.equal((await back(paymentId, 'counter-row')).code, 'move-not-allowed', 'nothing is left of it');
    assert.equal((await back(paymentId, 'refund', { amount: 1 })).code, 'move-not-allowed');
    const again = done(await book(office, partOf(undone), { amount: 100_000 }), bookPayment);
    assert.equal((await back(again.paymentId, 'refund', { amount: 100_001 })).status, 400);
    assert.equal((await back(again.paymentId, 'refund', { amount: 10_000 })).status, 200);
    const partly = await ledgerOf(office, quote.id);
    assert.deepEqual(
      [partOf(partly).status, partly.paid, partly.credit],
      ['confirmed', 90_000, 0],
      'credit goes first',
    );
    assert.equal((await back(again.paymentId, 'refund', { amount: 90_000 })).status, 200);
    assert.deepEqual([partOf(await ledgerOf(office, quote.id)).status], ['refunded']);
    const { events } = done(await office.browser.get(`${paymentRequestsPath}/${partOf(ledger).id}`), getPaymentRequest);
    assert.deepEqual(
      events.map(({ kind, from, to }) => (kind === 'status-changed' ? `${from} → ${to}` : kind)),
      [
        'planned → requested',
        'requested → confirmed',
        'confirmed → requested',
        'requested → confirmed',
        'paid-back',
        'confirmed → refunded',
      ],
    );
  },
);

testOnEachEngine('H11 the database lets nobody change what was booked', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { ledger } = await signAndPlan(office);
  done(await book(office, partOf(ledger)), bookPayment);
  for (const change of [
    sql`update payments set amount = amount + 1`,
    sql`update payment_allocations set amount = amount + 1`,
    sql`update payment_request_events set reason = 'x'`,
  ]) {
    await assert.rejects(change.execute(database.db), /never changed/);
  }
});
