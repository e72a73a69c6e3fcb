import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type LiveEvent, livePath } from '#contract/live.ts';
import { sessionLifetimeMs } from '#server/http/security/session.ts';
import { openEventStream } from '#tests/support/servers/event-stream.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const changed: LiveEvent = { kind: 'request-changed', id: '0'.repeat(26) };
const changedBlock = `event: message\ndata: ${JSON.stringify(changed)}`;
const endBlock = 'event: end\ndata: session-ended';
const heartbeatMs = 25_000;

/** Opens the server with a heart that the test lets beat. */
async function openStill(context: TestContext, database: TestDatabase): Promise<TestApp> {
  context.mock.timers.enable({ apis: ['setInterval'] });
  return openTestApp(context, database);
}

testOnEachEngine('G2 what happens is heard in the order in which it happened', async (database, context) => {
  const app = await openStill(context, database);
  const { services } = app;
  const stream = await openEventStream(await app.newBrowserOf('admin'));
  assert.equal(stream.status, 200);
  assert.equal(stream.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  assert.equal(stream.headers.get('cache-control'), 'no-store, no-transform');
  assert.equal(stream.headers.get('content-encoding'), null);
  services.live.announce(changed);
  services.live.announce({ kind: 'requests-changed' });
  assert.equal(await stream.next(), changedBlock);
  assert.equal(await stream.next(), 'event: message\ndata: {"kind":"requests-changed"}');
  stream.leave();
});

testOnEachEngine(
  'G2 K2 a stream says whether anything has happened since its page was rendered',
  async (database, context) => {
    const app = await openStill(context, database);
    const { live } = app.services;
    const admin = await app.newBrowserOf('admin');
    const { text } = await admin.get('/admin/requests');
    const since = /"livePosition":"([^"]+)"/.exec(text)?.[1] ?? '';
    const startOf = async (query: string) => {
      const stream = await openEventStream(admin, livePath + query);
      stream.leave();
      return stream.start;
    };
    const query = `?${new URLSearchParams({ since }).toString()}`;
    assert.equal(await startOf(query), 'event: start\ndata: current');
    assert.equal(await startOf(''), 'event: start\ndata: missed');
    live.announce(changed);
    assert.equal(await startOf(query), 'event: start\ndata: missed');
    assert.doesNotMatch((await app.newBrowser().get('/')).text, /livePosition/);
  },
);

testOnEachEngine('F1 G2 only those hear who may open the back office', async (database, context) => {
  const app = await openStill(context, database);
  assert.equal((await openEventStream(app.newBrowser())).status, 401);
  assert.equal((await openEventStream(await app.newBrowserOf('user'))).status, 403);
});

testOnEachEngine('G2 a silent stream is kept open by comments', async (database, context) => {
  const app = await openStill(context, database);
  const stream = await openEventStream(await app.newBrowserOf('admin'));
  context.mock.timers.tick(heartbeatMs);
  assert.equal(await stream.next(), ': ');
  stream.leave();
});

testOnEachEngine('F1 G2 a stream ends with its session, before another word is said', async (database, context) => {
  const app = await openStill(context, database);
  const { live } = app.services;
  const signedOut = await app.newBrowserOf('admin');
  const [first, second] = [await openEventStream(signedOut), await openEventStream(await app.newBrowserOf('admin'))];
  await signedOut.post('/api/logout');
  live.announce(changed);
  assert.deepEqual([await first.next(), await first.next()], [endBlock, null]);
  assert.equal(await second.next(), changedBlock);
  app.passTime(sessionLifetimeMs);
  context.mock.timers.tick(heartbeatMs);
  assert.deepEqual([await second.next(), await second.next()], [endBlock, null]);
});

testOnEachEngine('F1 G2 who is no administrator any more hears nothing more', async (database, context) => {
  const app = await openStill(context, database);
  const stream = await openEventStream(await app.newBrowserOf('admin'));
  await database.db.updateTable('users').set({ role: 'user' }).execute();
  app.services.live.announce(changed);
  assert.equal(await stream.next(), endBlock);
});

testOnEachEngine('G2 a person has ten streams at most, and who leaves makes room', async (database, context) => {
  const app = await openStill(context, database);
  const [browser, other] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
  const streams = [];
  for (let count = 0; count < 10; count += 1) streams.push(await openEventStream(browser));
  const refused = await openEventStream(browser);
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '60']);
  assert.equal((await openEventStream(other)).status, 200);
  streams[0]?.leave();
  let status = 429;
  while (status === 429) ({ status } = await openEventStream(browser));
  assert.equal(status, 200);
});

testOnEachEngine('K5 G2 a server that stops ends its streams', async (database, context) => {
  const app = await openStill(context, database);
  const stream = await openEventStream(await app.newBrowserOf('admin'));
  const closed = app.close();
  assert.equal(await stream.next(), null);
  await closed;
});
