import assert from 'node:assert/strict';
import type { BankEntries, BankFileOutcome, BankImport, BankImports, PayableRequest } from '#contract/bank-imports.ts';
import { getPaymentRequest } from '#contract/payments/payments.ts';
import type { MatchKind } from '#domain/bank-imports/bank-entry.ts';
import { csvColumns } from '#domain/bank-imports/csv-profile.ts';
import { variableSymbolOf } from '#domain/payments/variable-symbol.ts';
import { auditEntries, refusalsOf, statusesOf } from '#tests/support/people/accounts.ts';
import { type MadeEntry, camtFile, madeAccount } from '#tests/support/documents/bank-files.ts';
import { done } from '#tests/support/people/office.ts';
import { giveBack } from '#tests/support/quotes/money.ts';
import { openPaymentRow } from '#tests/support/quotes/open-payments.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const imports = '/api/admin/bank-imports';
const entries = '/api/admin/bank-entries';
const symbol = (sequence: number) => variableSymbolOf({ year: 2026, sequence });

/** Requests for 1 200, 500 and 80 euro, in this order. */
async function openRequests({ services }: TestApp): Promise<[string, string, string]> {
  const ids: [string, string, string] = [services.newId(), services.newId(), services.newId()];
  const rows = [120_000, 50_000, 8_000].map((amount, index) => openPaymentRow(ids[index] ?? '', index + 1, { amount }));
  await services.db.insertInto('payment_requests').values(rows).execute();
  return ids;
}

const upload = (browser: TestBrowser, content: string, fileName = 'vypis.xml') =>
  browser.post(imports, { fileName, content: Buffer.from(content).toString('base64'), account: '' });

async function read(browser: TestBrowser, made: readonly MadeEntry[]): Promise<BankImport> {
  const answer = await upload(browser, camtFile(made));
  const outcome = answer.body as BankFileOutcome;
  assert.ok(outcome.outcome === 'read' || outcome.outcome === 'known', answer.text);
  return outcome.import;
}

async function listOf(browser: TestBrowser, importId: string, kind: MatchKind): Promise<BankEntries> {
  const answer = await browser.get(`${entries}?importId=${importId}&kind=${kind}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body as BankEntries;
}

const open = async (context: Parameters<typeof openTestApp>[0], database: TestDatabase) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  return { app, admin, requests: await openRequests(app) };
};

const paidOf = async ({ db }: TestDatabase) =>
  (await db.selectFrom('payment_requests').select(['status', 'paid']).orderBy('id').execute()).map(
    ({ status, paid }) => `${status} ${paid}`,
  );
const paymentsOf = ({ db }: TestDatabase) => db.selectFrom('payments').selectAll().orderBy('amount').execute();

const file: MadeEntry[] = [
  { amount: 120_000, symbol: symbol(1), name: 'PEKAREN ZOFIA', message: 'za web' },
  { amount: 30_000, symbol: symbol(2) },
  { amount: 8_000, name: 'PEKAREN ZOFIA SRO' },
  { amount: 4_200, name: 'Niekto' },
  { amount: -1_500, name: 'Banka' },
];

testOnEachEngine(
  'H9 a file is read without booking anything, and each entry says what it is taken for',
  async (database, context) => {
    const { admin, requests } = await open(context, database);
    const { id } = await read(admin, file);
    const matched = await listOf(admin, id, 'matched');
    assert.deepEqual(matched.counts, { matched: 1, likely: 2, unknown: 1, known: 0, outgoing: 1 });
    assert.deepEqual(
      matched.rows.map(({ amount, proposals }) => [
        amount,
        proposals.map(({ request, why }) => [request.number, request.id, why]),
      ]),
      [[120_000, [['Z2026-0001', requests[0], null]]]],
    );
    assert.deepEqual(
      (await listOf(admin, id, 'likely')).rows.map(({ proposals }) => proposals[0]?.why),
      ['part-payment', 'amount-and-name'],
    );
    assert.deepEqual(await paidOf(database), ['requested 0', 'requested 0', 'requested 0']);
    assert.deepEqual(await paymentsOf(database), []);
    assert.equal((await auditEntries(database, 'bank-import.read')).length, 1);
  },
);

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
  'H9 the same file again gives its first import, also from two at once; a file that overlaps stores no entry twice',
  async (database, context) => {
    const { app, admin } = await open(context, database);
    const other = await app.newBrowserOf('admin');
    const made = await Promise.all([read(admin, file), read(other, file), read(admin, file)]);
    assert.equal(new Set(made.map(({ id }) => id)).size, 1);
    await admin.post(`${imports}/${made[0]?.id}/book`, {});
    const wider = [...file, { amount: 50_000, symbol: symbol(2) }];
    const [one, same] = await Promise.all([
      read(admin, wider),
      read(other, wider.toSpliced(1, 1, { amount: 7, reference: 'R2' })),
    ]);
    const stored = await database.db.selectFrom('bank_entries').select('reference').execute();
    assert.equal(stored.length, file.length + 2, 'R6, and R2 as another movement');
    assert.equal((await listOf(admin, one.id, 'known')).counts.known, 1);
    assert.equal((await listOf(admin, same.id, 'unknown')).rows.length, 2);
    assert.equal((await paymentsOf(database)).length, 1);
  },
);

testOnEachEngine(
  'H9 movements that share a reference are told apart by day and sum, in whatever order files hold them',
  async (database, context) => {
    const { admin } = await open(context, database);
    const same = { reference: 'NOTPROVIDED' };
    const [monday, tuesday] = [
      { ...same, amount: 30_000, symbol: symbol(1), day: '2026-11-16' },
      { ...same, amount: 4_200, day: '2026-11-17' },
    ];
    const first = await read(admin, [monday, tuesday]);
    const later = await read(admin, [{ ...same, amount: 700, day: '2026-11-18' }, tuesday, monday]);
    const stored = await database.db.selectFrom('bank_entries').select('amount').orderBy('amount').execute();
    assert.deepEqual(
      stored.map(({ amount }) => amount),
      [700, 4_200, 30_000],
    );
    const likelyIn = async ({ id }: BankImport) => (await listOf(admin, id, 'likely')).rows.map((row) => row.id);
    assert.deepEqual(await likelyIn(later), await likelyIn(first));
    const twice = await read(admin, [monday, monday, tuesday]);
    assert.equal((await likelyIn(twice)).length, 2, 'what nothing tells apart is counted');
  },
);

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

testOnEachEngine('H9 a broken file is refused with its line, and nothing of it is kept', async (database, context) => {
  const { admin } = await open(context, database);
  const answer = await upload(admin, camtFile(file).slice(0, 900));
  assert.deepEqual(answer.body, { outcome: 'refused', fault: { rule: 'truncated', line: 12, entry: null } });
  assert.deepEqual(await database.db.selectFrom('bank_imports').selectAll().execute(), []);
});

testOnEachEngine('H9 columns that nobody knows are mapped once, and known from then on', async (database, context) => {
  const { admin } = await open(context, database);
  const csv = `Dato;Beløb;Besked\n20-11-2026;1.200,00;Faktura ${symbol(1)}\n`;
  const asked = await upload(admin, csv, 'konto.csv');
  assert.deepEqual((asked.body as { header: string[] }).header, ['Dato', 'Beløb', 'Besked']);
  const none = Object.fromEntries(csvColumns.map((column) => [column, '']));
  const save = (columns: object) =>
    admin.post('/api/admin/bank-profiles', { name: ' Jyske ', columns: { ...none, ...columns } });
  assert.deepEqual(
    refusalsOf(await save({ bookedOn: 'Dato' })).map(({ field }) => field),
    ['amount'],
  );
  const saved = await save({ bookedOn: 'Dato', amount: 'Beløb', message: 'Besked' });
  assert.equal((saved.body as { name: string }).name, 'Jyske');
  assert.equal((await save({ bookedOn: 'Dato', amount: 'Beløb', message: 'Besked' })).status, 200);
  const listed = (await admin.get('/api/admin/bank-profiles')).body as { profiles: { id: string }[] };
  assert.equal(listed.profiles.length, 1);
  const content = Buffer.from(csv).toString('base64');
  const send = (account: string) => admin.post(imports, { fileName: 'konto.csv', content, account });
  assert.deepEqual((await send(madeAccount)).body, {
    outcome: 'refused',
    fault: { rule: 'currency', line: 2, entry: null },
  });
  const [own] = ((await admin.get(imports)).body as BankImports).accounts;
  const readAgain = (await send(own?.iban ?? '')).body as BankFileOutcome;
  assert.ok(readAgain.outcome === 'read');
  const [entry] = (await listOf(admin, readAgain.import.id, 'likely')).rows;
  assert.deepEqual([entry?.currency, entry?.proposals[0]?.why], ['EUR', 'symbol-in-message']);
  assert.equal(
    (
      await admin.call(`/api/admin/bank-profiles/${listed.profiles[0]?.id}`, {
        method: 'DELETE',
        headers: { 'x-csrf-token': await admin.takeToken() },
      })
    ).status,
    200,
  );
});
