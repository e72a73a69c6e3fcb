import assert from 'node:assert/strict';
import { allEndpoints as listed } from '#contract/all-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { makePasskey } from '#tests/support/servers/passkeys.ts';
import {
  demandSecondFactor,
  enableTotp,
  logIn,
  openAppWithJana,
  sendCode,
  signedIn,
} from '#tests/support/people/second-factor.ts';
import { SoftwareAuthenticator } from '#tests/support/servers/software-authenticator.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** All that a person may do who must set up a second factor; what everybody may do comes on top. */
const leftToThem = new Set([
  'GET /api/user',
  'POST /api/logout',
  'GET /api/account',
  'POST /api/account/totp',
  'POST /api/account/totp/confirm',
  'POST /api/account/passkeys/options',
  'POST /api/account/passkeys',
  'POST /api/account/proof',
  'POST /api/account/proof/passkey',
  'POST /api/account/proof/passkey/options',
]);

const endpoints = listed.map(({ endpoint }) => endpoint);

async function call(browser: TestBrowser, { method, path: pattern }: Endpoint): Promise<TestAnswer> {
  const url = pattern.replace(/:\w+/g, '01K00000000000000000000000');
  if (method === 'GET') return browser.get(url);
  const headers = { 'x-csrf-token': await browser.takeToken(), 'content-type': 'application/json' };
  return browser.call(url, { method, headers, body: '{}' });
}

testOnEachEngine(
  'F5 while a second factor is demanded, nothing but setting it up works without one',
  async (database, context) => {
    const app = await openAppWithJana(context, database, { RATE_LIMIT_FACTOR: '1000' });
    await demandSecondFactor(database);
    for (const role of ['admin', 'user'] as const) {
      const browser = await app.newBrowserOf(role);
      for (const endpoint of endpoints.filter(({ permission }) => !['visit', 'sign-out'].includes(permission))) {
        const name = `${endpoint.method} ${endpoint.path}`;
        const answer = await call(browser, endpoint);
        if (leftToThem.has(name)) assert.ok(![403, 404].includes(answer.status), name);
        else assert.deepEqual([answer.status, answer.code], [403, 'second-factor-required'], `${name} as ${role}`);
      }
      assert.equal((await browser.get('/api/user')).status, 200, 'and nothing of it ended the session');
      assert.equal((await browser.post('/api/logout')).status, 200);
    }
    const named = new Set(endpoints.map(({ method, path: pattern }) => `${method} ${pattern}`));
    assert.deepEqual(leftToThem.difference(named), new Set());
  },
);

testOnEachEngine(
  'F5 the password of somebody without a second factor opens its setup only',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    await demandSecondFactor(database);
    const browser = app.newBrowser();
    const mustEnrol = { username: 'Jana', role: 'admin', mustEnrol: true };
    assert.deepEqual((await logIn(browser)).body, mustEnrol);
    assert.deepEqual((await browser.get('/api/user')).body, mustEnrol);
    assert.equal((await browser.get('/api/account/sessions')).code, 'second-factor-required');

    const { recoveryCodes } = await enableTotp(app, browser);
    const free = { ...mustEnrol, mustEnrol: false };
    assert.deepEqual((await browser.get('/api/user')).body, free);
    assert.notEqual((await browser.get('/api/account/sessions')).code, 'second-factor-required');
    const other = app.newBrowser('192.0.2.50');
    assert.equal((await logIn(other)).code, 'second-factor-needed');
    assert.deepEqual((await sendCode(other, recoveryCodes[0] ?? '')).body, free);
  },
);

testOnEachEngine('F5 a passkey is a second factor too', async (database, context) => {
  const app = await openAppWithJana(context, database);
  await demandSecondFactor(database);
  const browser = await signedIn(app);
  assert.equal((await makePasskey(browser, new SoftwareAuthenticator(app.origin))).status, 200);
  assert.deepEqual((await browser.get('/api/user')).body, { username: 'Jana', role: 'admin', mustEnrol: false });
});
