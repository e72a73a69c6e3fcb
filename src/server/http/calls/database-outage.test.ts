import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import type { ErrorBody } from '#contract/error-body.ts';
import { languages } from '#domain/languages.ts';
import { connectForMaintenance } from '#server/database/open-database.ts';
import { textsOf } from '#server/texts.ts';
import {
  openBreakingDatabase,
  openFailingDatabase,
  openSilentDatabase,
} from '#tests/support/database/database-outage.ts';
import { newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import {
  type TestDatabase,
  atEnd,
  openTestDatabase,
  testOnEachEngine,
} from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

testOnEachEngine(
  'K4 while the database is gone a submission answers 503 with clear text, stores nothing, and passes after',
  async (database, context) => {
    const failing = await openFailingDatabase(context, database);
    const app = await openTestApp(context, failing.database, { environment: { RATE_LIMIT_FACTOR: '10' } });
    const keys = new Map(languages.map((language) => [language, newKey()]));
    await failing.fail();
    for (const [language, key] of keys) {
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      const answer = await submit(browser, submission({ language }), key);
      const { category, severity, message } = answer.body as ErrorBody;
      assert.deepEqual([answer.status, answer.code], [503, 'database-unavailable']);
      assert.deepEqual([category, severity], ['database', 'critical']);
      assert.equal(message, textsOf(language)('errorCodes:database-unavailable'));
    }
    await failing.recover();
    assert.deepEqual(await database.db.selectFrom('service_requests').select('id').execute(), []);
    for (const [language, key] of keys) {
      assert.equal((await submit(app.newBrowser(), submission({ language }), key)).status, 200);
    }
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 8);
  },
);

testOnEachEngine(
  'K4 while the database is gone pages that were read before are served, and others say what is wrong',
  async (database, context) => {
    const failing = await openFailingDatabase(context, database);
    const app = await openTestApp(context, failing.database);
    const browser = app.newBrowser('192.0.2.1', { accept: 'text/html' });
    // A page is kept once it is asked for again, under the version of its prices, which the first visit made known.
    for (let visit = 1; visit <= 4; visit += 1) await browser.get('/');
    const before = await browser.get('/');
    await failing.fail();
    for (let visit = 1; visit <= 3; visit += 1) {
      const during = await browser.get('/');
      assert.equal(during.status, 200);
      assert.ok(during.text === before.text, 'the page as it was');
    }
    if (database.engine.name === 'postgres') {
      const quote = await browser.get('/ponuka');
      assert.equal(quote.status, 503);
      assert.ok(quote.text.includes(textsOf('sk')('errorCodes:database-unavailable')));
    }
    await failing.recover();
    const after = await browser.get('/ponuka');
    assert.deepEqual([after.status, readPageInput(after.text).screen], [200, 'configurator'], 'a failure is not kept');
  },
);

testOnEachEngine(
  'K5 the process is alive throughout, and ready only while the database answers',
  async (database, context) => {
    const failing = await openFailingDatabase(context, database);
    const app = await openTestApp(context, failing.database);
    const read = async () => {
      const [health, ready] = [await app.newBrowser().get('/api/health'), await app.newBrowser().get('/api/ready')];
      return [health.status, health.body, ready.status];
    };
    assert.deepEqual(await read(), [200, { status: 'alive' }, 200]);
    await failing.fail();
    // A full disk still lets SQLite answer; what fails are changes.
    assert.deepEqual(await read(), [200, { status: 'alive' }, database.engine.name === 'sqlite' ? 200 : 503]);
    await failing.recover();
    assert.deepEqual(await read(), [200, { status: 'alive' }, 200]);
  },
);

testOnEachEngine(
  'K4 after connections were lost the server finds its database again by itself',
  async (database, context) => {
    const failing = await openFailingDatabase(context, database);
    const app = await openTestApp(context, failing.database);
    assert.equal((await submit(app.newBrowser())).status, 200);
    await failing.fail();
    await failing.recover();
    // A connection of which the server has not yet heard that it is gone may cost a call.
    let lost = 0;
    while ((await app.newBrowser().get('/api/ready')).status === 503) lost += 1;
    assert.ok(lost <= 1, `${lost} calls lost`);
    assert.equal((await submit(app.newBrowser())).status, 200);
  },
);

test('K4 connections that are lost while they are made do not count as lent out', async (context) => {
  const { database, breakAt } = await openBreakingDatabase(context, await openTestDatabase(context, 'postgres'));
  const tries = 20;
  const ask = () => Array.from({ length: tries }, () => sql`select 1`.execute(database.db));
  const left = breakAt('statement_timeout', tries);
  for (let round = 1; left() > 0 && round <= tries; round += 1) await Promise.allSettled(ask());
  assert.equal(left(), 0, 'more connections were lost than there may be at once');
  await Promise.all(ask());
});

test('K4 a PostgreSQL database that is renamed or locked is gone, and found again under its name', async (context) => {
  const database = await openTestDatabase(context, 'postgres');
  const app = await openTestApp(context, database);
  const operator = await openOperator(context, database);
  const away: [gone: string, back: string][] = [
    [
      `alter database ${operator.name} rename to ${operator.name}_away`,
      `alter database ${operator.name}_away rename to ${operator.name}`,
    ],
    [
      `alter database ${operator.name} allow_connections false`,
      `alter database ${operator.name} allow_connections true`,
    ],
  ];
  for (const [gone, back] of away) {
    await operator.run(gone);
    const key = newKey();
    const refused = await submit(app.newBrowser(), submission(), key);
    assert.deepEqual([refused.status, refused.code], [503, 'database-unavailable'], gone);
    assert.equal((await app.newBrowser().get('/api/ready')).status, 503);
    await operator.run(back);
    assert.equal((await submit(app.newBrowser(), submission(), key)).status, 200);
  }
});

test('R6 R14 while PostgreSQL is silent calls are refused at once and told when to come again; its loss and return are reported', async (context) => {
  const lost = Promise.withResolvers<unknown>();
  const found = Promise.withResolvers<void>();
  const known = await openTestDatabase(context, 'postgres');
  const { database, hang, resume } = await openSilentDatabase(context, known, {
    onLost: lost.resolve,
    onFound: found.resolve,
  });
  const app = await openTestApp(context, database);
  const key = newKey();
  await app.newBrowser().get('/api/user');
  hang();
  assert.ok((await lost.promise) instanceof Error);
  const refused = await submit(app.newBrowser(), submission(), key);
  assert.deepEqual([refused.status, refused.code], [503, 'database-unavailable']);
  assert.equal(refused.headers.get('retry-after'), '5');
  resume();
  await found.promise;
  assert.equal((await submit(app.newBrowser(), submission(), key)).status, 200);
});

testOnEachEngine(
  'R6 whoever asks for readiness is answered although the database never is',
  async (database, context) => {
    const app = await openTestApp(context, { ...database, ping: () => new Promise(() => undefined) });
    const ready = await app.newBrowser().get('/api/ready');
    assert.deepEqual([ready.status, ready.headers.get('retry-after')], [503, '5']);
  },
);

/** Ends all connections to the database of a test and then changes it from outside. */
async function openOperator(context: TestContext, { location }: TestDatabase) {
  const url = new URL(location.databaseUrl ?? '');
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const { db, close } = connectForMaintenance({ databaseUrl: url.href, dataDir: location.dataDir }, 'write');
  atEnd(context, close);
  return {
    name,
    async run(statement: string): Promise<void> {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(db);
      await sql.raw(statement).execute(db);
    },
  };
}
