import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { LiveEvent } from '#contract/live.ts';
import { changeLookSettings } from '#contract/settings.ts';
import { followOtherServers } from '#server/features/settings/cached-setting.ts';
import { createLookSource } from '#server/features/settings/current-look.ts';
import { type OpenedLiveEvents, openLiveEvents } from '#server/live/open-live-events.ts';
import { openEventStream } from '#tests/support/servers/event-stream.ts';
import { submit } from '#tests/support/requests/submissions.ts';
import { openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import {
  type TestDatabase,
  atEnd,
  openSecondInstance,
  openTestDatabase,
  testOnEachEngine,
} from '#tests/support/database/test-databases.ts';

const changed: LiveEvent = { kind: 'request-changed', id: '0'.repeat(26) };
const requestsChanged: LiveEvent = { kind: 'requests-changed' };

function open(database: Pick<TestDatabase, 'db' | 'engine'>, location: TestDatabase['location'], self: string) {
  return openLiveEvents({ db: database.db, engine: database.engine, databaseUrl: location.databaseUrl, self });
}

/** Hears everything from now on, one at a time. */
function listenTo({ live }: OpenedLiveEvents): () => Promise<LiveEvent> {
  const heard: LiveEvent[] = [];
  let wake = (): void => undefined;
  live.subscribe((event) => {
    heard.push(event);
    wake();
  });
  return async () => {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.shift() as LiveEvent;
  };
}

test('K2 G2 the other servers hear once what one server announces', async (context) => {
  const database = await openTestDatabase(context, 'postgres');
  const second = await openSecondInstance(context, database);
  const [here, there] = [open(database, database.location, 'here'), open(second, database.location, 'there')];
  atEnd(context, () => Promise.all([here.close(), there.close()]));
  const [nextHere, nextThere] = [listenTo(here), listenTo(there)];
  // Each says so when it begins to hear.
  assert.deepEqual([await nextHere(), await nextThere()], [requestsChanged, requestsChanged]);
  const position = there.live.position();
  assert.notEqual(position, null);
  here.live.announce(changed);
  assert.deepEqual(await nextThere(), changed);
  assert.notEqual(there.live.position(), position);
  there.live.announce(requestsChanged);
  assert.deepEqual([await nextHere(), await nextHere()], [changed, requestsChanged]);
});

test('R14 a change of the look reaches the other servers at once, and is no event of the back office', async (context) => {
  const database = await openTestDatabase(context, 'postgres');
  const second = await openSecondInstance(context, database);
  const [here, there] = [open(database, database.location, 'here'), open(second, database.location, 'there')];
  atEnd(context, () => Promise.all([here.close(), there.close()]));
  const [nextHere, nextThere] = [listenTo(here), listenTo(there)];
  await Promise.all([nextHere(), nextThere()]);
  const look = createLookSource({ db: second.db, clock: () => 0 });
  await look.refresh();
  const read = Promise.withResolvers<void>();
  const watched = { ...look, refresh: () => look.refresh().then(read.resolve, read.reject) };
  followOtherServers(there.live, [watched]);
  const app = await openTestApp(context, database);
  app.services.live = here.live;
  const admin = await app.newBrowserOf('admin');
  const change = { primaryColor: '#0f766e', defaultTheme: 'light', logo: null, version: 0 };
  assert.equal((await admin.put(changeLookSettings.path, change)).status, 200);
  await read.promise;
  assert.equal(look.current().page?.primaryColor, '#0f766e');
  here.live.announce(changed);
  assert.deepEqual(await nextThere(), changed);
});

test('K2 G2 a server that has lost its connection hears again, and says that much may have changed', async (context) => {
  const database = await openTestDatabase(context, 'postgres');
  const second = await openSecondInstance(context, database);
  const [here, there] = [open(database, database.location, 'here'), open(second, database.location, 'there')];
  atEnd(context, () => Promise.all([here.close(), there.close()]));
  const next = listenTo(there);
  assert.deepEqual(await next(), requestsChanged);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like 'listen%'`.execute(database.db);
  assert.deepEqual(await next(), requestsChanged);
  here.live.announce(changed);
  assert.deepEqual(await next(), changed);
});

testOnEachEngine(
  'K2 G2 a submission on one server is heard on the other as the arrival of that request',
  async (database, context) => {
    const [first, second] = [await openTestApp(context, database), await openSecondApp(context, database)];
    const here = open(first.services, database.location, 'here');
    // SQLite has one server.
    const there = database.engine.name === 'sqlite' ? here : open(second.services, database.location, 'there');
    atEnd(context, () => Promise.all([here.close(), there.close()]));
    first.services.live = here.live;
    second.services.live = there.live;
    const stream = await openEventStream(await second.newBrowserOf('admin'));
    assert.equal((await submit(first.newBrowser())).status, 200);
    const { id } = await database.db.selectFrom('service_requests').select('id').executeTakeFirstOrThrow();
    // On a slow machine a server may have lost and found its hearing meanwhile, which it says too.
    let heard = (await stream.next()) ?? '';
    while (/requests-changed/.test(heard)) heard = (await stream.next()) ?? '';
    assert.match(heard, /"kind":"request-arrived"/);
    assert.ok(heard.includes(id));
    stream.leave();
  },
);

test('K2 G2 where nothing comes through, as behind a pooler, the requests themselves are looked at', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const database = await openTestDatabase(context, 'postgres');
  const elsewhere = await openTestDatabase(context, 'postgres');
  const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
  // It listens where nobody speaks.
  const deaf = open(database, elsewhere.location, 'deaf');
  atEnd(context, deaf.close);
  const heard: LiveEvent[] = [];
  deaf.live.subscribe((event) => heard.push(event));
  const passSeconds = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      context.mock.timers.tick(1000);
      await sql`select 1`.execute(database.db);
    }
  };
  await passSeconds(20);
  assert.deepEqual(heard, []);
  // What happens elsewhere may be lost, so no page can know that it has missed nothing.
  assert.equal(deaf.live.position(), null);
  // Each round leaves something new to see, however long the first look takes on a busy machine.
  for (let round = 0; round < 100 && heard.length === 0; round += 1) {
    assert.equal((await submit(app.newBrowser())).status, 200);
    await passSeconds(10);
  }
  assert.deepEqual(heard[0], requestsChanged);
});
