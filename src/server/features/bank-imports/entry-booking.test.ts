import assert from 'node:assert/strict';
import type { PayableRequest } from '#contract/bank-imports.ts';
import { getPaymentRequest } from '#contract/payments/payments.ts';
import { auditEntries, refusalsOf, statusesOf } from '#tests/support/people/accounts.ts';
import { madeAccount } from '#tests/support/documents/bank-files.ts';
import { done } from '#tests/support/people/office.ts';
import { giveBack } from '#tests/support/quotes/money.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import {
  entries,
  file,
  imports,
  listOf,
  open,
  paidOf,
  paymentsOf,
  read,
  symbol,
} from '#tests/support/people/bank-office.ts';

testOnEachEngine('H9 one press books what matches, once, and the request is confirmed', async (database, context) => {
  const { admin } = await open(context, database);
  const { id } = await read(admin, file);
  const other = admin;
  const answers = await Promise.all([admin.post(`${imports}/${id}/book`, {}), other.post(`${imports}/${id}/book`, {})]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  assert.equal(
    answers.reduce((sum, { body }) => sum + (body as { booked: number }).booked, 0),
    1,
  );
  assert.deepEqual(await paidOf(database), ['confirmed 120000', 'requested 0', 'requested 0']);
  const [payment, ...more] = await paymentsOf(database);
  assert.deepEqual(more, []);
  assert.deepEqual(
    [payment?.source, payment?.bank_reference, payment?.account, payment?.received_on, payment?.message],
    ['bank-file', 'R1', madeAccount, '2026-11-20', 'za web'],
  );
  const known = await listOf(admin, id, 'known');
  assert.deepEqual(
    known.rows.map(({ state, paid }) => [state, paid.map(({ number, amount }) => [number, amount])]),
    [['booked', [['Z2026-0001', 120_000]]]],
  );
  assert.deepEqual((await admin.post(`${imports}/${id}/book`, {})).body, { booked: 0, left: 0 });
});

testOnEachEngine(
  'H9 an entry is booked on several requests, what is left stays as credit, and two who book it do so once',
  async (database, context) => {
    const { app, admin, requests } = await open(context, database);
    const other = await app.newBrowserOf('admin');
    const { id } = await read(admin, [{ amount: 60_000, name: 'Niekto' }]);
    const [entry] = (await listOf(admin, id, 'unknown')).rows;
    const found = (await admin.get(`/api/admin/payable-requests?search=${encodeURIComponent('zofia pekar')}`)).body;
    assert.equal((found as { requests: PayableRequest[] }).requests.length, 3);
    const allocations = [
      { paymentRequestId: requests[1], amount: 50_000 },
      { paymentRequestId: requests[2], amount: 8_000 },
    ];
    const answers = await Promise.all(
      [admin, other].map((each) => each.post(`${entries}/${entry?.id}/book`, { allocations })),
    );
    assert.deepEqual(statusesOf(answers), [200, 409]);
    assert.deepEqual(await paidOf(database), ['requested 0', 'confirmed 50000', 'confirmed 8000']);
    assert.deepEqual(
      (await paymentsOf(database)).map(({ amount }) => amount),
      [60_000],
    );
  },
);

testOnEachEngine(
  'H9 H6 money that comes for a paid request is booked once as credit of its payer, who is told, and can go back',
  async (database, context) => {
    const { admin, requests } = await open(context, database);
    const { id } = await read(admin, [
      { amount: 120_000, symbol: symbol(1) },
      { amount: 120_000, symbol: symbol(1) },
    ]);
    await admin.post(`${imports}/${id}/book`, {});
    const [entry] = (await listOf(admin, id, 'likely')).rows;
    assert.deepEqual(
      entry?.proposals.map(({ request, why }) => [request.id, request.rest, why]),
      [[requests[0], 0, 'paid-twice']],
    );
    const book = (paymentRequestId: string) =>
      admin.post(`${entries}/${entry?.id}/book`, { allocations: [{ paymentRequestId, amount: 0 }] });
    assert.deepEqual(
      refusalsOf(await book(requests[1])).map(({ rule }) => rule),
      ['payment-amount'],
      'something is still asked for',
    );
    assert.deepEqual(statusesOf([await book(requests[0]), await book(requests[0])]), [200, 409]);
    assert.deepEqual(await paidOf(database), ['confirmed 120000', 'requested 0', 'requested 0']);
    const detail = done(await admin.get(getPaymentRequest.path.replace(':id', requests[0])), getPaymentRequest);
    assert.deepEqual(
      detail.payments.map(({ amount, left, credit }) => [amount, left, credit]),
      [
        [120_000, 120_000, 0],
        [120_000, 120_000, 120_000],
      ],
    );
    assert.equal((await giveBack(admin, detail.payments[1]?.id ?? '', 120_000)).status, 200);
    assert.deepEqual(await paidOf(database), ['confirmed 120000', 'requested 0', 'requested 0']);
  },
);

testOnEachEngine('H9 what cannot be booked is refused and stays open', async (database, context) => {
  const { app, admin, requests } = await open(context, database);
  const { id } = await read(admin, [
    { amount: 9_000 },
    { amount: 1, currency: 'USD', symbol: symbol(1) },
    { amount: -5 },
  ]);
  const [entry] = (await listOf(admin, id, 'unknown')).rows;
  const [dollars] = (await listOf(admin, id, 'likely')).rows;
  const [outgoing] = (await listOf(admin, id, 'outgoing')).rows;
  const book = (entryId: string | undefined, amount: number, paymentRequestId: string = requests[2]) =>
    admin.post(`${entries}/${entryId}/book`, { allocations: [{ paymentRequestId, amount }] });
  assert.deepEqual(
    refusalsOf(await book(entry?.id, 9_000)).map(({ rule }) => rule),
    ['payment-more-than-asked'],
  );
  assert.equal((await book(dollars?.id, 1)).code, 'move-not-allowed');
  assert.equal((await book(outgoing?.id, 1)).code, 'move-not-allowed');
  assert.equal((await book(app.services.newId(), 1)).code, 'not-found');
  assert.equal((await listOf(admin, id, 'unknown')).counts.unknown, 1);
  assert.deepEqual(await paymentsOf(database), []);
});

testOnEachEngine(
  'H9 an entry that pays nothing is put aside and taken back; a booked one is not',
  async (database, context) => {
    const { admin } = await open(context, database);
    const { id } = await read(admin, [{ amount: 4_200 }, { amount: 120_000, symbol: symbol(1) }]);
    const [entry] = (await listOf(admin, id, 'unknown')).rows;
    const set = (entryId: string | undefined, state: string) => admin.put(`${entries}/${entryId}/state`, { state });
    assert.deepEqual(
      [(await set(entry?.id, 'dismissed')).status, (await set(entry?.id, 'dismissed')).status],
      [200, 200],
    );
    assert.deepEqual(
      (await listOf(admin, id, 'known')).rows.map(({ state }) => state),
      ['dismissed'],
    );
    assert.equal((await set(entry?.id, 'open')).status, 200);
    const [matched] = (await listOf(admin, id, 'matched')).rows;
    await admin.post(`${imports}/${id}/book`, {});
    assert.equal((await set(matched?.id, 'dismissed')).code, 'move-not-allowed');
    assert.equal((await auditEntries(database, 'bank-entry.set-aside')).length, 2);
  },
);
