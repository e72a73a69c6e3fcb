import assert from 'node:assert/strict';
import type { BankFileOutcome, BankImport, BankImports } from '#contract/bank-imports.ts';
import { csvColumns } from '#domain/bank-imports/csv-profile.ts';
import { auditEntries, refusalsOf } from '#tests/support/people/accounts.ts';
import { camtFile, madeAccount } from '#tests/support/documents/bank-files.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import {
  file,
  imports,
  listOf,
  open,
  paidOf,
  paymentsOf,
  read,
  symbol,
  upload,
} from '#tests/support/people/bank-office.ts';

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
