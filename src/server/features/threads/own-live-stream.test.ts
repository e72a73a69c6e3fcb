import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownLivePath } from '#contract/live.ts';
import { openLiveEvents } from '#server/live/open-live-events.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { beginProject, openPortal } from '#tests/support/people/project-office.ts';
import { bodiesOf, readAsCustomer, threadPath, written } from '#tests/support/people/threads.ts';
import { openEventStream } from '#tests/support/servers/event-stream.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { openSecondApp, openTestApp, startTime } from '#tests/support/test-app.ts';
import {
  type TestDatabase,
  atEnd,
  openSecondInstance,
  openTestDatabase,
  testOnEachEngine,
} from '#tests/support/database/test-databases.ts';

const heartbeatMs = 25_000;
const block = (event: object) => `event: message\ndata: ${JSON.stringify(event)}`;

testOnEachEngine(
  'I2 I4 a customer hears of the own thread and project, by ids alone, and of nothing else',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote, project } = await beginProject(office);
    const { live } = office.app.services;
    const customer = await openPortal(office, quote.content.buyer.email);
    const stranger = await registerVerified(office.app, { ...peter, username: 'cudzi', email: 'cudzi@example.com' });
    assert.equal((await openEventStream(office.app.newBrowser(), ownLivePath)).status, 401);
    const [heard, foreign] = [
      await openEventStream(customer, ownLivePath),
      await openEventStream(stranger, ownLivePath),
    ];
    const thread = { place: 'project', id: project.id } as const;
    await written(office.browser, { side: 'agency', ...thread, body: 'Dobrý deň.' });
    assert.equal(await heard.next(), block({ kind: 'thread-changed', id: project.id }));
    await customer.post(`${threadPath('customer', thread)}/typing`);
    await office.browser.post(`${threadPath('agency', thread)}/typing`);
    assert.equal(await heard.next(), block({ kind: 'thread-typing', id: project.id }), 'one’s own signs are not told');
    live.announce({ kind: 'mails-changed' });
    live.announce({ kind: 'request-changed', id: project.requestId ?? '' });
    live.announce({ kind: 'project-changed', id: project.id });
    assert.equal(await heard.next(), block({ kind: 'project-changed', id: project.id }));
    live.announce({ kind: 'requests-changed' });
    const anything = block({ kind: 'anything-changed' });
    assert.deepEqual(
      [await heard.next(), await foreign.next()],
      [anything, anything],
      'the stranger heard nothing before',
    );
    heard.leave();
    foreign.leave();
  },
);

testOnEachEngine(
  'I2 who has the portal open is noted at once, and all of them in one write with each heartbeat',
  async (database, context) => {
    context.mock.timers.enable({ apis: ['setInterval'] });
    const app = await openTestApp(context, database);
    const people = [await app.newBrowserOf('user'), await app.newBrowserOf('user')];
    const streams = [];
    for (const browser of people) streams.push(await openEventStream(browser, ownLivePath));
    const seen = async () => {
      const rows = await database.db.selectFrom('stream_presences').select('seen_at').execute();
      return rows.map((row) => row.seen_at);
    };
    const untilSeen = async (at: number) => {
      while (String(await seen()) !== String([at, at])) await new Promise(setImmediate);
    };
    await untilSeen(startTime);
    let writes = 0;
    const executor = database.db.getExecutor();
    const compile = executor.compileQuery.bind(executor);
    executor.compileQuery = (...parameters: Parameters<typeof compile>) => {
      const compiled = compile(...parameters);
      if (compiled.sql.startsWith('insert into "stream_presences"')) writes += 1;
      return compiled;
    };
    app.passTime(heartbeatMs);
    context.mock.timers.tick(heartbeatMs);
    await untilSeen(startTime + heartbeatMs);
    assert.equal(writes, 1);
    for (const stream of streams) stream.leave();
  },
);

test('I2 K2 a message that is written on one instance is heard and read on the other', async (context) => {
  const database = await openTestDatabase(context, 'postgres');
  const office = await openQuoteOffice(context, database);
  const { quote, project } = await beginProject(office);
  const customer = await openPortal(office, quote.content.buyer.email);
  const second = await openSecondApp(context, database);
  await connect(context, database, [office.app, second]);
  const elsewhere = second.newBrowser();
  for (const [name, value] of customer.cookies) elsewhere.cookies.set(name, value);
  const heard = await openEventStream(elsewhere, ownLivePath);
  const thread = { place: 'project', id: project.id } as const;
  await written(office.browser, { side: 'agency', ...thread, body: 'Vidíte to?' });
  assert.equal(await heard.next(), block({ kind: 'thread-changed', id: project.id }));
  assert.deepEqual(bodiesOf(await readAsCustomer(elsewhere, thread)), ['Vidíte to?']);
  heard.leave();
});

type App = Awaited<ReturnType<typeof openSecondApp>>;

/** Lets instances tell each other by the database, and waits until both hear. */
async function connect(
  context: Parameters<typeof openSecondApp>[0],
  database: TestDatabase,
  apps: readonly App[],
): Promise<void> {
  for (const [index, app] of apps.entries()) {
    const own = await openSecondInstance(context, database);
    const { databaseUrl } = database.location;
    const opened = openLiveEvents({ db: own.db, engine: own.engine, databaseUrl, self: `instance ${index}` });
    atEnd(context, () => opened.close());
    const hears = Promise.withResolvers<void>();
    opened.live.subscribe(() => hears.resolve());
    app.services.live = opened.live;
    await hears.promise;
  }
}
