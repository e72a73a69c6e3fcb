import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import {
  type DocumentDelivery,
  type VersionedEInvoiceSettings,
  deliverDocument,
  getDocumentDelivery,
  getEInvoiceSettings,
} from '#contract/tax-documents/document-delivery.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { auditEntries, refusalsOf } from '#tests/support/people/accounts.ts';
import { openEInvoiceServer, providerAccount } from '#tests/support/servers/e-invoice-server.ts';
import { putIssuedDocument } from '#tests/support/documents/issued-documents.ts';
import { done } from '#tests/support/people/office.ts';
import { taxDocumentCases } from '#tests/support/documents/tax-document-cases.ts';
import { taxDocumentOf } from '#tests/support/documents/tax-documents.ts';
import { openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { deliverForgotten } from './deliver-document.ts';
import { queueDeliveryWhenIssued } from './queue-delivery.ts';

const hourMs = 3_600_000;
const settingsPath = getEInvoiceSettings.path;
const pathTo = (id: string) => deliverDocument.path.replace(':id', encodeURIComponent(id));

const save = (office: TestBrowser, changes: Partial<VersionedEInvoiceSettings & { secret: string | null }>) =>
  office.put(settingsPath, { clientId: providerAccount.clientId, secret: null, isAutomatic: false, ...changes });

async function open(context: TestContext, database: TestDatabase, document: TaxDocument = taxDocumentOf()) {
  const provider = await openEInvoiceServer(context);
  const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
  const office = await app.newBrowserOf('admin');
  const { status, text } = await save(office, {
    address: provider.address,
    secret: providerAccount.secret,
    version: 0,
  });
  assert.equal(status, 200, text);
  const id = await putIssuedDocument(database, document);
  const read = async () => done(await office.get(pathTo(id)), getDocumentDelivery);
  const deliver = () => office.post(pathTo(id));
  const news = async () => database.db.selectFrom('notifications').select(['kind', 'tax_document_id']).execute();
  return { provider, app, office, id, read, deliver, news };
}

const stateOf = ({ state, failure, words }: DocumentDelivery) => [state, failure, words];

testOnEachEngine(
  'H10 a document is handed to the provider once, with what was frozen, and its secret stands nowhere',
  async (database, context) => {
    const { provider, app, id, read, deliver } = await open(context, database);
    assert.deepEqual(stateOf(await read()), ['none', null, '']);
    const presses = await Promise.all([deliver(), deliver()]);
    assert.deepEqual(
      presses.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 409],
    );
    await app.runDueJobs();
    assert.deepEqual(await read(), {
      state: 'delivered',
      hindrance: null,
      failure: null,
      words: '',
      providerId: 'doc-1',
      triedAt: app.services.clock(),
    });
    assert.equal((await deliver()).status, 409, 'what has arrived is not sent again');
    assert.equal(provider.accepted.size, 1);
    const [body] = provider.accepted.values();
    const row = await database.db.selectFrom('tax_documents').select('ubl').executeTakeFirstOrThrow();
    assert.equal((body as { payload: string }).payload, row.ubl);
    const key = provider.calls.find(({ path }) => path.endsWith('send'))?.headers['idempotency-key'];
    assert.match(String(key), /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    const entries = await auditEntries(database, 'document.delivered');
    assert.deepEqual(
      entries.map(({ subject_id: subject }) => subject),
      [id],
    );
    const settings = await database.db.selectFrom('settings').select('value').execute();
    const log = await database.db.selectFrom('audit_entries').select('detail').execute();
    const { log: lines, answers } = app.transcript();
    for (const text of [JSON.stringify(settings), JSON.stringify(log), lines, answers]) {
      assert.ok(!text.includes(providerAccount.secret));
    }
  },
);

testOnEachEngine(
  'H10 a provider that is down is tried again with growing pauses, and a lost answer sends nothing twice',
  async (database, context) => {
    const { provider, app, read, deliver, news } = await open(context, database);
    provider.behaviour = 'down';
    await deliver();
    await app.runDueJobs();
    assert.deepEqual(stateOf(await read()), ['delivering', 'unavailable', '503 · UNAVAILABLE · Try later']);
    provider.behaviour = 'answer-lost';
    app.passTime(30_000);
    await app.runDueJobs();
    assert.deepEqual(stateOf(await read()), ['delivering', 'unavailable', 'ECONNRESET']);
    provider.behaviour = 'honest';
    await app.runDueJobs();
    assert.equal((await read()).state, 'delivering', 'the second pause is longer');
    app.passTime(60_000);
    await app.runDueJobs();
    assert.deepEqual(stateOf(await read()), ['delivered', null, '']);
    assert.equal(provider.accepted.size, 1);
    assert.deepEqual(await news(), []);
  },
);

testOnEachEngine(
  'H10 a document that the provider refuses is told with its words, and tried again by hand under a new key',
  async (database, context) => {
    const { provider, app, id, read, deliver, news } = await open(context, database);
    provider.behaviour = 'invalid';
    await deliver();
    await app.runDueJobs();
    assert.deepEqual(stateOf(await read()), ['failed', 'invalid', '422 · BR-CO-10 · Sums differ · ["line 1\\u0007"]']);
    assert.deepEqual(await news(), [{ kind: 'document-undelivered', tax_document_id: id }]);
    provider.behaviour = 'honest';
    await deliver();
    await app.runDueJobs();
    assert.equal((await read()).state, 'delivered');
    const keys = provider.calls
      .filter(({ path }) => path.endsWith('send'))
      .map(({ headers }) => headers['idempotency-key']);
    assert.equal(new Set(keys).size, 2);
  },
);

testOnEachEngine(
  'H10 after two days without an answer a document is given up, and another try by hand keeps its key',
  async (database, context) => {
    const { provider, app, read, deliver, news } = await open(context, database);
    provider.behaviour = 'answer-lost';
    await deliver();
    await app.runDueJobs();
    await database.db.updateTable('jobs').set({ attempts: 54 }).where('kind', '=', 'deliver-document').execute();
    app.passTime(hourMs);
    await app.runDueJobs();
    assert.deepEqual(stateOf(await read()), ['failed', 'unavailable', 'ECONNRESET']);
    assert.equal((await news()).length, 1);
    provider.behaviour = 'honest';
    await deliver();
    await app.runDueJobs();
    assert.equal((await read()).state, 'delivered');
    assert.equal(provider.accepted.size, 1);
  },
);

testOnEachEngine('H10 what a restore has left on its way goes on under its key', async (database, context) => {
  const { provider, app, read, deliver } = await open(context, database);
  await deliver();
  await database.db.deleteFrom('jobs').execute();
  await deliverForgotten(app.services);
  await app.runDueJobs();
  assert.equal((await read()).state, 'delivering', 'it may still be tried by somebody');
  app.passTime(4 * hourMs);
  await Promise.all([deliverForgotten(app.services), deliverForgotten(app.services)]);
  await app.runDueJobs();
  assert.equal((await read()).state, 'delivered');
  assert.equal(provider.calls.filter(({ path }) => path.endsWith('send')).length, 1);
});

const hindrances: [what: string, expected: DocumentDelivery['hindrance']][] = [
  ['correction of a payer', 'correction'],
  ['payer, private customer at home', 'no-buyer-address'],
  ['payer, firm of Czechia without a verified number', null],
];

for (const [what, expected] of hindrances) {
  testOnEachEngine(`H10 what cannot be handed over says why: ${what}: ${expected}`, async (database, context) => {
    const { read, deliver, office } = await open(context, database, taxDocumentCases[what]);
    assert.equal((await read()).hindrance, expected);
    if (expected !== null) assert.equal((await deliver()).status, 409);
    await save(office, { address: '', version: 1 });
    assert.equal((await read()).hindrance, expected === 'correction' ? 'correction' : 'no-provider');
    assert.equal((await deliver()).status, 409);
  });
}

testOnEachEngine(
  'H10 a document that needs it goes out by itself where the owner wants that, in the transaction that issues it',
  async (database, context) => {
    const { provider, app, office, id, read } = await open(context, database);
    const issue = (document: TaxDocument) =>
      database.db
        .transaction()
        .execute((transaction) => queueDeliveryWhenIssued(app.services, transaction, { id, document }));
    await issue(taxDocumentOf());
    assert.equal((await read()).state, 'none', 'not until it is asked for');
    await save(office, { address: provider.address, isAutomatic: true, version: 1 });
    await issue(taxDocumentOf({ issuedOn: '2026-12-31' }));
    assert.equal((await read()).state, 'none', 'not before the law asks for it');
    await issue(taxDocumentOf());
    await app.runDueJobs();
    assert.equal((await read()).state, 'delivered');
  },
);

testOnEachEngine(
  'H10 G5 the secret of the provider is kept for its place alone, and an old version is refused',
  async (database, context) => {
    const { provider, office } = await open(context, database);
    const known = done(await office.get(settingsPath), getEInvoiceSettings);
    assert.deepEqual(known, {
      address: provider.address,
      clientId: providerAccount.clientId,
      isAutomatic: false,
      hasSecret: true,
      version: 1,
    });
    const moved = await save(office, { address: 'https://iny.example', version: 1 });
    assert.deepEqual(
      [moved.status, refusalsOf(moved).map(({ field, rule }) => [field, rule])],
      [400, [['secret', 'provider-secret']]],
    );
    assert.equal((await save(office, { address: provider.address, version: 0 })).status, 409);
    const removed = done(await save(office, { address: '', isAutomatic: true, version: 1 }), getEInvoiceSettings);
    assert.deepEqual([removed.address, removed.hasSecret, removed.isAutomatic], ['', false, false]);
    assert.deepEqual(
      await database.db.selectFrom('secrets').select('name').where('name', '=', 'e-invoice-provider').execute(),
      [],
    );
  },
);

testOnEachEngine('H10 two servers with the same job hand a document over once', async (database, context) => {
  const { provider, app, read, deliver } = await open(context, database);
  const second = await openSecondApp(context, database);
  await deliver();
  await Promise.all([app.runDueJobs(), second.runDueJobs()]);
  assert.equal((await read()).state, 'delivered');
  assert.equal(provider.accepted.size, 1);
});
