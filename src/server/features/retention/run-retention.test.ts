import assert from 'node:assert/strict';
import { retentionRules } from '#domain/retention/retention-schedule.ts';
import { deleteOver, dryRun, rulesWithStep, runWholeRetention } from '#tests/support/database/retention.ts';
import { endWork, leaver, makeLeaver, traces, tracesIn } from '#tests/support/database/departures.ts';
import { storeRequests } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { runRetention } from './run-retention.ts';

const dayMs = 24 * 60 * 60_000;

testOnEachEngine(
  'K6 what a customer leaves goes by the schedule: requests after a year, the contract after three, billing after ten',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { db, clock } = app.services;
    const left = await makeLeaver(office);
    await endWork(office, left.signed.quote.id);
    // Time that was noted for a project keeps nobody from deleting it.
    const project = await db.selectFrom('projects').select('id').executeTakeFirstOrThrow();
    const time = { id: 'time', project_id: project.id, milestone_id: null, user_id: null, day: '2026-11-21' };
    await db
      .insertInto('time_entries')
      .values({ ...time, minutes: 30, note: leaver.contact.name, version: 1, created_at: clock() })
      .execute();
    assert.deepEqual(await dryRun(app.services), {}, 'nothing is over yet');

    app.passTime(366 * dayMs);
    const due = await dryRun(app.services);
    assert.equal(due.requests, 2, 'the open one, and that of the unsigned quote');
    assert.equal(due.projects, undefined);
    const before = await tracesIn(database);
    assert.deepEqual(await dryRun(app.services), due, 'a dry run changes nothing');
    assert.deepEqual(await tracesIn(database), before);
    await runWholeRetention(app.services);
    await app.runDueJobs();
    const counts = await db.selectFrom('retention_counts').select(['rule', 'records']).execute();
    // A mail as it came goes with its request here, before its own term is asked about.
    const { 'raw-mails': _gone, ...said } = due;
    assert.deepEqual(
      Object.fromEntries(counts.map(({ rule, records }) => [rule, records])),
      said,
      'as the dry run said',
    );
    assert.deepEqual(await dryRun(app.services), {}, 'nothing is left');
    const quotes = await db.selectFrom('quotes').select('id').execute();
    assert.deepEqual(quotes, [{ id: left.signed.quote.id }]);
    const statuses = await db.selectFrom('service_requests').select('status').distinct().orderBy('status').execute();
    assert.deepEqual(statuses, [{ status: 'cancelled' }, { status: 'completed' }]);
    for (const key of left.files) assert.equal(await app.services.files.get(key), null);

    app.passTime(Date.UTC(2029, 10, 21, 12) - clock());
    assert.equal((await dryRun(app.services)).projects, undefined, 'not on its last day');
    app.passTime(dayMs);
    assert.equal((await dryRun(app.services)).projects, 2, 'the project and its quote');
    // The account first: its deletion is a job of its own.
    await deleteOver(app.services, 'projects');
    await deleteOver(app.services, 'accounts');
    await app.runDueJobs();
    await runWholeRetention(app.services);
    app.passTime(91 * dayMs);
    await runWholeRetention(app.services);
    assert.deepEqual(Object.keys(await tracesIn(database)).toSorted(), [
      'payment_requests',
      'payments',
      'tax_documents',
    ]);
    assert.equal(
      await db.selectFrom('users').select('id').where('username', '=', leaver.username).executeTakeFirst(),
      undefined,
    );

    app.passTime(Date.UTC(2037, 0, 1, 12) - clock());
    await runWholeRetention(app.services);
    assert.deepEqual(await tracesIn(database, traces), {});
    for (const table of ['quotes', 'projects', 'tax_documents', 'payment_requests', 'payments'] as const) {
      assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [], table);
    }
  },
);

testOnEachEngine(
  'K4 K6 a run that is killed after any transaction is finished by the next, and counts each record once',
  async (database, context) => {
    const { app } = await openQuoteOffice(context, database);
    const { db } = app.services;
    const contact = (index: number) => ({
      name: `Osoba ${index}`,
      email: `osoba${index}@x.example`,
      phone: '',
      company: '',
    });
    await storeRequests(
      app,
      Array.from({ length: 45 }, (_, index) => ({ contact: contact(index) })),
    );
    app.passTime(366 * dayMs);
    const due = await dryRun(app.services);
    assert.equal(due.requests, 45);
    for (let round = 0; round < 20; round += 1) {
      let transactions = 0;
      // Stops where a server was killed: between two transactions, the first of each kind included.
      await runWholeRetention(app.services, () => (transactions += 1) > 3);
    }
    const cutOff = await db.selectFrom('retention_runs').selectAll().executeTakeFirstOrThrow();
    assert.equal(cutOff.ended_at, null, 'a run that was cut off does not count as ended');
    await runWholeRetention(app.services);
    assert.deepEqual(await dryRun(app.services), {});
    const counts = await db.selectFrom('retention_counts').select('records').where('rule', '=', 'requests').execute();
    assert.deepEqual(counts, [{ records: 45 }]);
    assert.notEqual((await db.selectFrom('retention_runs').selectAll().executeTakeFirstOrThrow()).ended_at, null);
  },
);

testOnEachEngine(
  'K6 of two servers that delete at once each record is deleted and counted once',
  async (database, context) => {
    const { app } = await openQuoteOffice(context, database);
    const { db } = app.services;
    await storeRequests(
      app,
      Array.from({ length: 25 }, () => ({})),
    );
    app.passTime(366 * dayMs);
    await Promise.allSettled([1, 2].map(() => runWholeRetention(app.services)));
    await runWholeRetention(app.services);
    const counts = await db.selectFrom('retention_counts').select('records').where('rule', '=', 'requests').execute();
    assert.deepEqual(counts, [{ records: 25 }]);
  },
);

testOnEachEngine(
  'K5 K6 what the server is asked meanwhile is answered after each transaction',
  async (database, context) => {
    const { app } = await openQuoteOffice(context, database);
    const turns: string[] = [];
    const deleteSome = async () => {
      turns.push('transaction');
      setImmediate(() => turns.push('call'));
      return turns.length > 4 ? 0 : 1;
    };
    await runRetention(app.services, [{ rule: 'requests', count: async () => 0, deleteSome }]);
    assert.deepEqual(turns.slice(0, 5), ['transaction', 'call', 'transaction', 'call', 'transaction']);
  },
);

testOnEachEngine('K6 every rule that the job carries out has a step, and no other', async () => {
  const byJob = retentionRules.filter(({ end }) => end === 'deleted' || end === 'emptied').map(({ id }) => id);
  assert.deepEqual(rulesWithStep.toSorted(), byJob.toSorted());
});
