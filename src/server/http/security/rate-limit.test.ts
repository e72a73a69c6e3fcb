import assert from 'node:assert/strict';
import { openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { deleteExpiredLimits } from './rate-limit-store.ts';
import { countAgainstLimit } from './rate-limit.ts';

const limit = { name: 'doorbell', max: 3, windowMs: 60_000 };

/** Milliseconds to wait; 0 when the call passes. */
async function waitFor(call: Promise<void>): Promise<number> {
  try {
    await call;
    return 0;
  } catch (error) {
    assert.ok(error instanceof AppError && error.code === 'too-many-requests', String(error));
    return error.retryAfterMs ?? -1;
  }
}

testOnEachEngine(
  'E1 a limit counts from the first call and starts anew when its window is over',
  async (database, context) => {
    const { services, passTime } = await openTestApp(context, database);
    const ring = () => waitFor(countAgainstLimit(services, limit, 'Jana'));
    assert.deepEqual([await ring(), await ring(), await ring()], [0, 0, 0]);
    passTime(20_000);
    assert.equal(await ring(), 40_000);
    passTime(39_999);
    assert.equal(await ring(), 1, 'waiting does not grow by trying');
    passTime(1);
    assert.deepEqual([await ring(), await ring(), await ring(), await ring()], [0, 0, 0, 60_000]);
  },
);

testOnEachEngine('K4 a window that a clock running ahead has begun locks nobody out', async (database, context) => {
  const { services, passTime } = await openTestApp(context, database);
  const ring = () => waitFor(countAgainstLimit(services, limit, 'Jana'));
  passTime(86_400_000);
  assert.deepEqual([await ring(), await ring(), await ring(), await ring()], [0, 0, 0, 60_000]);
  passTime(-86_400_000);
  assert.deepEqual([await ring(), await ring(), await ring(), await ring()], [0, 0, 0, 60_000]);
});

testOnEachEngine('E1 limits and subjects are counted apart', async (database, context) => {
  const { services } = await openTestApp(context, database);
  const tiny = { ...limit, max: 1 };
  assert.equal(await waitFor(countAgainstLimit(services, tiny, 'Jana')), 0);
  assert.equal(await waitFor(countAgainstLimit(services, tiny, 'Peter')), 0);
  assert.equal(await waitFor(countAgainstLimit(services, { ...tiny, name: 'window' }, 'Jana')), 0);
  assert.equal(await waitFor(countAgainstLimit(services, tiny, 'Jana')), 60_000);
});

testOnEachEngine(
  'K2 calls at once through two instances pass as often as the limit says',
  async (database, context) => {
    const first = await openTestApp(context, database);
    const other = await openSecondApp(context, database);
    const calls = Array.from({ length: 40 }, (_, index) =>
      waitFor(countAgainstLimit((index % 2 ? first : other).services, { ...limit, max: 25 }, 'Jana')),
    );
    assert.equal((await Promise.all(calls)).filter((wait) => wait === 0).length, 25);
  },
);

testOnEachEngine('E1 RATE_LIMIT_FACTOR lifts every limit', async (database, context) => {
  const { services } = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '2' } });
  const waits: number[] = [];
  for (let call = 1; call <= 7; call += 1) waits.push(await waitFor(countAgainstLimit(services, limit, 'Jana')));
  assert.deepEqual(waits, [0, 0, 0, 0, 0, 0, 60_000]);
});

testOnEachEngine('K5 what is counted is kept as a hash, and not for ever', async (database, context) => {
  const { services, passTime } = await openTestApp(context, database);
  const readKeys = () => database.db.selectFrom('rate_limits').select(['key', 'resets_at']).execute();
  await countAgainstLimit(services, limit, '198.51.100.7');
  passTime(30_000);
  await countAgainstLimit(services, limit, '198.51.100.8');
  const rows = await readKeys();
  assert.equal(rows.length, 2);
  for (const { key } of rows) assert.match(key, /^[\w-]{43}$/);
  passTime(30_001);
  await deleteExpiredLimits(services.db, services.clock());
  assert.deepEqual(
    (await readKeys()).map((row) => row.resets_at - services.clock()),
    [29_999],
  );
});

testOnEachEngine('S3 addresses of one IPv6 network share a limit', async (database, context) => {
  const app = await openTestApp(context, database);
  const statuses: number[] = [];
  for (let n = 1; n <= 11; n += 1) {
    const browser = app.newBrowser(`2001:db8:1:2::${n.toString(16)}`);
    statuses.push((await browser.post('/api/password-reset', { email: `p${n}@example.com` })).status);
  }
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429]);
  const elsewhere = app.newBrowser('2001:db8:1:3::1');
  assert.equal((await elsewhere.post('/api/password-reset', { email: 'p@example.com' })).status, 200);
});
