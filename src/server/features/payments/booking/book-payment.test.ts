import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { ulid } from 'ulid';
import { bookPayment, getPaymentRequest, listPayments } from '#contract/payments/payments.ts';
import { done, storedRequest } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import {
  book,
  ledgerOf,
  partOf,
  paymentRequestsPath,
  paymentsPath,
  signAndPlan,
} from '#tests/support/quotes/asked-payments.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

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
  'H6 H11 credit is put on another request of the same customer, once and no further than it goes',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const [one, other] = [await signAndPlan(office), await signAndPlan(office)];
    const { paymentId, credit } = done(await book(office, partOf(one.ledger), { amount: 142_250 }), bookPayment);
    assert.equal(credit, 50_000);
    const target = partOf(other.ledger);
    const spend = (amount: number, { key = newKey(), request = target.id, payment = paymentId } = {}) =>
      office.browser.post(
        `${paymentsPath}/${payment}/credit`,
        { paymentRequestId: request, amount },
        { 'idempotency-key': key },
      );
    assert.equal((await spend(1, { payment: '0'.repeat(26) })).code, 'not-found');
    assert.equal((await spend(1, { request: '0'.repeat(26) })).code, 'not-found');
    for (const [amount, request] of [
      [50_001, target.id],
      [0, target.id],
      [100, partOf(one.ledger).id],
      [100, partOf(one.ledger, 1).id],
    ] as const) {
      assert.equal((await spend(amount, { request })).status, 400, `${amount}`);
    }
    const { db } = office.app.services;
    const strange = { ...(await db.selectFrom('customers').selectAll().executeTakeFirstOrThrow()), id: ulid() };
    await db
      .insertInto('customers')
      .values({ ...strange, email_key: 'iny@zakaznik.example' })
      .execute();
    await db.updateTable('payment_requests').set({ customer_id: strange.id }).where('id', '=', target.id).execute();
    assert.equal((await spend(100)).code, 'move-not-allowed', 'a request of somebody else');
    const own = partOf(one.ledger).customerId;
    await db.updateTable('payment_requests').set({ customer_id: own }).where('id', '=', target.id).execute();
    const key = newKey();
    for (const press of ['first', 'second']) assert.equal((await spend(40_000, { key })).status, 200, press);
    assert.equal((await spend(1, { key })).code, 'idempotency-key-reused');
    assert.equal((await spend(10_001)).status, 400, 'more than is left');
    const paid = partOf(await ledgerOf(office, other.quote.id));
    assert.deepEqual([paid.status, paid.paid], ['requested', 40_000]);
    assert.equal((await ledgerOf(office, one.quote.id)).credit, 10_000);
    const undo = { receivedOn: '2026-11-24', reason: 'Platba patrila inému.' };
    const header = { 'idempotency-key': newKey() };
    assert.equal((await office.browser.post(`${paymentsPath}/${paymentId}/counter-row`, undo, header)).status, 200);
    const after = [one, other].map(async ({ quote }) => partOf(await ledgerOf(office, quote.id)).paid);
    assert.deepEqual(await Promise.all(after), [0, 0], 'a counter-row takes back what credit has settled as well');
    assert.equal((await spend(1)).status, 400, 'nothing is left of it');
  },
);

testOnEachEngine(
  'H11 a wrong payment is undone by a counter-row, money given back is a refund, and neither goes below nothing',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { ledger, quote } = await signAndPlan(office);
    const { paymentId } = done(await book(office, partOf(ledger)), bookPayment);
    const back = (
      id: string,
      kind: 'counter-row' | 'refund',
      { key = newKey(), ...body }: { key?: string; reason?: string; amount?: number; receivedOn?: string } = {},
    ) =>
      office.browser.post(
        `${paymentsPath}/${id}/${kind}`,
        { receivedOn: '2026-11-24', reason: 'Platba patrila inému.', ...body },
        { 'idempotency-key': key },
      );
    assert.equal((await back(paymentId, 'counter-row', { reason: ' ' })).code, 'reason-required');
    assert.equal((await back('0'.repeat(26), 'counter-row')).code, 'not-found');
    assert.equal((await back(paymentId, 'refund', { amount: 1, receivedOn: '2026-99-99' })).code, 'invalid-input');
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
