import assert from 'node:assert/strict';
import { createHook } from 'node:async_hooks';
import type { TestContext } from 'node:test';
import { hashToken, sessionLifetimeMs } from '#server/http/security/session.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { prepareFirstAdministrator } from '#server/features/accounts/first-administrator/prepare-first-administrator.ts';

const jana = { username: 'Jana', password: 'kladivo a klince' };
const wrong = { ...jana, password: 'kladivo a klinec' };
const unknown = { ...jana, username: 'Nikto' };

async function openAppWithJana(context: TestContext, database: TestDatabase): Promise<TestApp> {
  const environment = { ADMIN_USERNAME: jana.username, ADMIN_PASSWORD: jana.password };
  const app = await openTestApp(context, database, { environment });
  await prepareFirstAdministrator(app.services);
  return app;
}

/** Whether a session token still opens anything, tried from a browser that has nothing else. */
async function isTokenGood(app: TestApp, token: string): Promise<boolean> {
  const thief = app.newBrowser('203.0.113.9');
  thief.cookies.set('session', token);
  return (await thief.get('/api/user')).status === 200;
}

function sessionOf(browser: TestBrowser): string {
  const token = browser.cookies.get('session');
  assert.ok(token);
  return token;
}

testOnEachEngine(
  'F1 the right name and password open a session, whatever the case of the name',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    const browser = app.newBrowser();
    const anonymous = await browser.get('/api/user');
    assert.deepEqual([anonymous.status, anonymous.code], [401, 'sign-in-required']);

    const answer = await browser.post('/api/login', { ...jana, username: ' jANA ' });
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.body, { username: 'Jana', role: 'admin', mustEnrol: true });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('session='));
    assert.match(cookie ?? '', /; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.deepEqual((await browser.get('/api/user')).body, { username: 'Jana', role: 'admin', mustEnrol: true });
  },
);

testOnEachEngine(
  'F6 an unknown name and a wrong password get the same response after the same work',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    const browser = app.newBrowser();
    const attempt = async (credentials: object) => {
      const countHashes = countArgon2(context);
      const { status, body } = await browser.post('/api/login', credentials);
      const { code, message } = body as { code: string; message: string };
      return { status, code, message, hashes: countHashes() };
    };
    const first = await attempt(wrong);
    assert.deepEqual([first.status, first.code, first.hashes], [401, 'wrong-credentials', 1]);
    assert.deepEqual(await attempt(unknown), first);
    assert.equal(browser.cookies.has('session'), false);
  },
);

/** Counts the argon2 computations of this process until the returned function is called. */
function countArgon2(context: TestContext): () => number {
  let count = 0;
  const hook = createHook({ init: (_id, type) => void (count += type === 'ARGON2REQUEST' ? 1 : 0) }).enable();
  context.after(() => hook.disable());
  return () => {
    hook.disable();
    return count;
  };
}

testOnEachEngine(
  'F6 the eleventh try at one name within 15 minutes waits, from any address',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    for (let tries = 0; tries < 10; tries += 1) {
      const spelling = tries % 2 === 0 ? 'jana' : ' JANA';
      const answer = await app.newBrowser(`198.51.100.${tries}`).post('/api/login', { ...wrong, username: spelling });
      assert.equal(answer.code, 'wrong-credentials');
    }
    app.passTime(60_000);
    const eleventh = await app.newBrowser('198.51.100.200').post('/api/login', jana);
    assert.deepEqual([eleventh.status, eleventh.code], [429, 'too-many-requests']);
    assert.equal(eleventh.headers.get('retry-after'), String(14 * 60));

    assert.equal(
      (await app.newBrowser().post('/api/login', unknown)).code,
      'wrong-credentials',
      'another name is free',
    );
    app.passTime(14 * 60_000);
    assert.equal((await app.newBrowser().post('/api/login', jana)).status, 200);
  },
);

/** Ten wrong passwords for Jana, from as many places. */
async function lockStrangersOut(app: TestApp): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) await app.newBrowser(`198.51.100.${tries}`).post('/api/login', wrong);
  assert.equal((await app.newBrowser('198.51.100.99').post('/api/login', jana)).code, 'too-many-requests');
}

testOnEachEngine(
  'S6 wrong tries of strangers do not lock out devices and networks that signed in before',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    const device = app.newBrowser('2001:db8:1:2::1');
    await device.post('/api/login', jana);
    await lockStrangersOut(app);
    const sameNetwork = app.newBrowser('2001:db8:1:2:ffff::9');
    assert.equal((await sameNetwork.post('/api/login', jana)).status, 200, 'another device in a known network');
    const travelling = app.newBrowser('203.0.113.77');
    travelling.cookies.set('known-device', device.cookies.get('known-device') ?? '');
    assert.equal((await travelling.post('/api/login', jana)).status, 200, 'a known device elsewhere');
    const planted = app.newBrowser('203.0.113.78');
    planted.cookies.set('known-device', 'made up');
    assert.equal((await planted.post('/api/login', jana)).code, 'too-many-requests');
  },
);

testOnEachEngine(
  'S6 a known place has ten wrong tries of its own, and right ones do not count',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    const browser = app.newBrowser('192.0.2.60', {});
    for (let tries = 0; tries < 3; tries += 1) assert.equal((await browser.post('/api/login', jana)).status, 200);
    for (let tries = 0; tries < 10; tries += 1) {
      assert.equal((await browser.post('/api/login', wrong)).code, 'wrong-credentials', String(tries));
    }
    assert.equal((await browser.post('/api/login', jana)).code, 'too-many-requests');
    assert.equal((await app.newBrowser('192.0.2.61').post('/api/login', jana)).status, 200, 'elsewhere all is well');
  },
);

testOnEachEngine('S6 a device that is known for one account is a stranger to another', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = app.newBrowser('192.0.2.70');
  await browser.post('/api/register', { username: 'Mallory', password: 'hrdza a zvary' });
  await lockStrangersOut(app);
  assert.equal((await browser.post('/api/login', jana)).code, 'too-many-requests');
});

testOnEachEngine('F6 the twenty-first try from one address within 15 minutes waits', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = app.newBrowser();
  for (let tries = 0; tries < 20; tries += 1) assert.equal((await browser.post('/api/login')).code, 'invalid-input');
  const next = await browser.post('/api/login', jana);
  assert.deepEqual([next.status, next.headers.get('retry-after')], [429, String(15 * 60)]);
  assert.equal((await app.newBrowser('192.0.2.77').post('/api/login', jana)).status, 200);
});

testOnEachEngine('F6 a login ends the session that the browser came with', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = app.newBrowser();
  await browser.post('/api/login', jana);
  const before = sessionOf(browser);
  await browser.post('/api/login', jana);
  assert.notEqual(sessionOf(browser), before);
  assert.equal(await isTokenGood(app, before), false);
  assert.equal(await isTokenGood(app, sessionOf(browser)), true);
});

testOnEachEngine('F6 a token planted before the login opens nothing after it', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = app.newBrowser();
  browser.cookies.set('session', 'planted');
  await browser.post('/api/login', jana);
  assert.notEqual(sessionOf(browser), 'planted');
  assert.equal(await isTokenGood(app, 'planted'), false);
});

testOnEachEngine('F1 a logout ends the session on the server and takes the cookie', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = app.newBrowser();
  const elsewhere = app.newBrowser('192.0.2.50');
  await browser.post('/api/login', jana);
  await elsewhere.post('/api/login', jana);
  const token = sessionOf(browser);
  assert.deepEqual((await browser.post('/api/logout')).body, {});
  assert.equal(browser.cookies.has('session'), false);
  assert.equal(await isTokenGood(app, token), false);
  assert.equal((await elsewhere.get('/api/user')).status, 200, 'her other session goes on');
  assert.equal((await browser.post('/api/logout')).status, 200, 'logging out twice is no error');
});

testOnEachEngine('F6 a session ends after 14 days and its row goes with the next login', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = app.newBrowser();
  await browser.post('/api/login', jana);
  const step = sessionLifetimeMs / 28 - 1;
  for (let half = 0; half < 28; half += 1) {
    app.passTime(step);
    assert.equal((await browser.get('/api/user')).status, 200, `day ${half / 2}`);
  }
  app.passTime(28);
  assert.equal((await browser.get('/api/user')).status, 401);
  await app.newBrowser('192.0.2.50').post('/api/login', jana);
  assert.equal((await database.db.selectFrom('sessions').select('token_hash').execute()).length, 1);
});

testOnEachEngine(
  '7.3.1 a session that nobody uses ends: of an administrator after 12 hours, of a customer after a week',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const [role, limit] of [
      ['admin', 12 * 60 * 60_000],
      ['user', 7 * 24 * 60 * 60_000],
    ] as const) {
      const browser = await app.newBrowserOf(role);
      app.passTime(limit);
      assert.equal((await browser.get('/api/user')).status, 200, role);
      app.passTime(limit + 1);
      assert.equal((await browser.get('/api/user')).status, 401, role);
    }
    await app.newBrowser().post('/api/register', { username: 'Peter', password: 'rebrík a štetec' });
    assert.equal((await database.db.selectFrom('sessions').select('id').execute()).length, 1, 'their rows are gone');
  },
);

testOnEachEngine('F6 no table holds a session token or a password in clear', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = app.newBrowser();
  await browser.post('/api/login', jana);
  const token = sessionOf(browser);
  const sessions = await database.db.selectFrom('sessions').selectAll().execute();
  const users = await database.db.selectFrom('users').selectAll().execute();
  const limits = await database.db.selectFrom('rate_limits').selectAll().execute();
  assert.deepEqual(
    sessions.map((row) => row.token_hash),
    [hashToken(token)],
  );
  assert.match(users[0]?.password_hash ?? '', /^\$argon2id\$/);
  const rows = JSON.stringify([sessions, users, limits]);
  assert.equal(rows.includes(token), false);
  assert.equal(rows.includes(jana.password), false);
});

testOnEachEngine('K5 neither the log nor an answer holds a password or a session token', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = app.newBrowser();
  await browser.post('/api/login', wrong);
  await browser.post('/api/login', { ...jana, extra: true });
  await browser.post('/api/login', jana);
  const token = sessionOf(browser);
  await browser.get('/api/user');
  await browser.post('/api/logout');
  const { log, answers } = app.transcript();
  assert.match(log, /"route":"\/api\/login","status":200/);
  for (const secret of [jana.password, wrong.password, token, '$argon2id$']) {
    assert.equal(log.includes(secret), false, 'in the log');
    assert.equal(answers.includes(secret), false, 'in an answer');
  }
  assert.equal(/jana/i.test(log), false, 'personal data in the log');
});
