import assert from 'node:assert/strict';
import { signToken } from '#server/http/security/signed-token.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { prepareFirstAdministrator } from '#server/features/accounts/first-administrator/prepare-first-administrator.ts';

const jana = { username: 'Jana', password: 'kladivo a klince' };
const environment = { ADMIN_USERNAME: jana.username, ADMIN_PASSWORD: jana.password };
const changingCalls = ['/api/login', '/api/logout', '/api/setup'];

function assertRefused(answer: TestAnswer, why: string): void {
  assert.deepEqual([answer.status, answer.code], [403, 'csrf-token-invalid'], why);
  assert.match(
    (answer.body as { message: string }).message,
    /CSRF/,
    'the browser knows by this word that it may retry',
  );
}

testOnEachEngine('J1 a changing call without a CSRF token of ours is refused', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const path of changingCalls) {
    const browser = app.newBrowser();
    assertRefused(await browser.postWithToken(path, {}, undefined), 'nothing at all');
    await browser.get('/api/csrf-token');
    const issued = browser.cookies.get('csrf-token') ?? '';
    assertRefused(
      await browser.postWithToken(path, {}, undefined),
      'cookie without header, as a foreign form sends it',
    );
    assertRefused(await browser.postWithToken(path, {}, `${issued}x`), 'header unlike the cookie');
    browser.cookies.delete('csrf-token');
    assertRefused(await browser.postWithToken(path, {}, issued), 'header without cookie');
    const forged = signToken({ keys: ['a foreign key'], purpose: 'csrf anonymous' }, app.services.clock(), 'nonce');
    browser.cookies.set('csrf-token', forged);
    assertRefused(await browser.postWithToken(path, {}, forged), 'signed by somebody else');
  }
});

testOnEachEngine('J1 a CSRF token ends after a day', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  await browser.get('/api/csrf-token');
  const issued = browser.cookies.get('csrf-token');
  app.passTime(24 * 60 * 60_000);
  assert.equal((await browser.postWithToken('/api/logout', {}, issued)).status, 200);
  app.passTime(1);
  assertRefused(await browser.postWithToken('/api/logout', {}, issued), 'a day and a millisecond old');
});

testOnEachEngine('J1 a CSRF token of another session, or of none, is refused', async (database, context) => {
  const app = await openTestApp(context, database, { environment });
  await prepareFirstAdministrator(app.services);
  const browser = app.newBrowser();
  await browser.post('/api/login', jana);
  assertRefused(
    await browser.postWithToken('/api/logout', {}, browser.cookies.get('csrf-token')),
    'from before the login',
  );

  const other = app.newBrowser('192.0.2.50');
  await other.post('/api/login', jana);
  await other.get('/api/csrf-token');
  const foreign = other.cookies.get('csrf-token') ?? '';
  browser.cookies.set('csrf-token', foreign);
  assertRefused(await browser.postWithToken('/api/logout', {}, foreign), 'of her session elsewhere');
  assert.equal((await browser.get('/api/user')).status, 200, 'a refused logout logs nobody out');
  assert.equal((await browser.post('/api/logout')).status, 200);
  const ofEndedSession = browser.cookies.get('csrf-token');
  assertRefused(await browser.postWithToken('/api/login', jana, ofEndedSession), 'of the session that has ended');
});

testOnEachEngine(
  'J1 the token is given in the answer and in a cookie that scripts may read',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = app.newBrowser();
    const answer = await browser.get('/api/csrf-token');
    const { csrfToken } = answer.body as { csrfToken: string };
    assert.equal(browser.cookies.get('csrf-token'), csrfToken);
    assert.match(answer.headers.get('set-cookie') ?? '', /^csrf-token=[^;]+; Path=\/; SameSite=Lax$/);
    assert.notEqual(await browser.takeToken(), csrfToken, 'a new one each time');
    assert.equal((await browser.postWithToken('/api/logout', {}, browser.cookies.get('csrf-token'))).status, 200);
  },
);

testOnEachEngine(
  'J1 pages of one session in several tabs have the same CSRF token, which is replaced after half a day and by a login',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment });
    await prepareFirstAdministrator(app.services);
    const browser = app.newBrowser();
    const before = await browser.takeToken();
    assert.notEqual(await browser.takeToken(), before, 'before a login each page has its own');
    await browser.post('/api/login', jana);
    const first = await browser.takeToken();
    app.passTime(12 * 60 * 60_000 - 1);
    assert.equal(await browser.takeToken(), first);
    app.passTime(1);
    const second = await browser.takeToken();
    assert.notEqual(second, first);
    await browser.post('/api/login', jana);
    const third = await browser.takeToken();
    assert.notEqual(third, second);
    assert.equal((await browser.postWithToken('/api/logout', {}, third)).status, 200);
  },
);
