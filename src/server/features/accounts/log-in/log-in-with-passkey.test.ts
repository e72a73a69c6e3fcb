import assert from 'node:assert/strict';
import { makePasskey, requestOptions, useOwnPasskey } from '#tests/support/servers/passkeys.ts';
import {
  demandSecondFactor,
  enableTotp,
  isTokenGood,
  logIn,
  openAppWithJana,
  signedIn,
} from '#tests/support/people/second-factor.ts';
import { SoftwareAuthenticator } from '#tests/support/servers/software-authenticator.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const minute = 60_000;

function assertRefused(answer: TestAnswer, why = 'refused'): void {
  assert.deepEqual([answer.status, answer.code], [401, 'passkey-refused'], why);
}

/** A device on which Jana has a passkey whose counter stands at 5. */
async function deviceOfJana(app: TestApp): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator(app.origin);
  assert.equal((await makePasskey(await signedIn(app), device, { counter: 5 })).status, 200);
  return device;
}

const send = (browser: TestBrowser, response: object) => browser.post('/api/login/passkey', { response });

testOnEachEngine('F5 a passkey signs in without name, password or code', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const device = await deviceOfJana(app);
  await enableTotp(app, await signedIn(app));
  const browser = app.newBrowser('192.0.2.50');
  const options: Record<string, unknown> = { ...(await requestOptions(browser)) };
  assert.deepEqual([options['rpId'], options['userVerification']], ['127.0.0.1', 'required']);
  assert.equal(options['allowCredentials'], undefined, 'it tells nobody who has an account');

  const answer = await useOwnPasskey(browser, device);
  assert.deepEqual([answer.status, answer.body], [200, { username: 'Jana', role: 'admin', mustEnrol: false }]);
  assert.equal((await browser.get('/api/user')).status, 200);
  const [kept] = await database.db.selectFrom('passkeys').selectAll().execute();
  assert.deepEqual([kept?.counter, kept?.last_used_at], [6, app.services.clock()]);
});

testOnEachEngine('F6 a login with a passkey ends what the browser came with', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const device = await deviceOfJana(app);
  const browser = app.newBrowser();
  browser.cookies.set('session', 'planted').set('sign-in-step', 'planted');
  await useOwnPasskey(browser, device);
  assert.equal(browser.cookies.has('sign-in-step'), false);
  const before = browser.cookies.get('session');
  assert.notEqual(before, 'planted');
  await useOwnPasskey(browser, device);
  assert.equal(await isTokenGood(app, before), false);
  assert.equal((await browser.get('/api/user')).status, 200);
});

testOnEachEngine('F5 what a device answers for another site or unasked signs nobody in', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const device = await deviceOfJana(app);
  const deviations = {
    origin: { origin: 'https://plumbline.example.com' },
    host: { host: 'plumbline.example.com' },
    challenge: { challenge: Buffer.alloc(32, 7).toString('base64url') },
    'a new passkey': { type: 'webauthn.create' },
    'not unlocked': { isUnlocked: false },
    'another person': { userHandle: Buffer.from('01K00000000000000000000000').toString('base64url') },
    'the same counter': { counter: 5 },
    'a lower counter': { counter: 4 },
    'no counter any more': { counter: 0 },
  };
  const browser = app.newBrowser('192.0.2.50');
  for (const [why, deviation] of Object.entries(deviations)) {
    assertRefused(await useOwnPasskey(browser, device, deviation), why);
  }
  assert.equal(browser.cookies.has('session'), false);
  assert.equal((await useOwnPasskey(browser, device, { counter: 6 })).status, 200);
});

testOnEachEngine('F5 a signature of another key, or none at all, signs nobody in', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const device = await deviceOfJana(app);
  const stranger = new SoftwareAuthenticator(app.origin);
  await makePasskey(await app.newBrowserOf('user'), stranger);
  const browser = app.newBrowser('192.0.2.50');
  const own = device.get(await requestOptions(browser));
  const foreign = stranger.get(await requestOptions(browser));
  assertRefused(await send(browser, { ...foreign, id: own.id, rawId: own.id }), 'whose handle does not fit');
  const { signature } = stranger.get(await requestOptions(browser)).response;
  const fresh = device.get(await requestOptions(browser));
  assertRefused(await send(browser, { ...fresh, response: { ...fresh.response, signature } }));
  assertRefused(await send(browser, { ...fresh, response: { ...fresh.response, userHandle: undefined } }));
  for (const response of [{}, { id: own.id }, { ...own, id: 'unknown', rawId: 'unknown' }]) {
    assertRefused(await send(browser, response));
  }
});

testOnEachEngine('F5 an answer signs in once and within five minutes', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const device = await deviceOfJana(app);
  const browser = app.newBrowser('192.0.2.50');
  const options = await requestOptions(browser);
  const answer = device.get(options);
  assert.equal((await send(browser, answer)).status, 200);
  assertRefused(await send(app.newBrowser('203.0.113.9'), answer), 'overheard');
  assertRefused(await send(browser, device.get(options)), 'the challenge is used');

  const spoilt = await requestOptions(browser);
  assertRefused(await send(browser, device.get(spoilt, { origin: 'https://example.com' })));
  assertRefused(await send(browser, device.get(spoilt)), 'a refusal uses it up');

  const late = await requestOptions(browser);
  app.passTime(5 * minute);
  assertRefused(await send(browser, device.get(late)), 'late');
});

testOnEachEngine('F5 of one answer sent twice at once, one signs in', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const device = await deviceOfJana(app);
  const browser = app.newBrowser('192.0.2.50');
  const response = device.get(await requestOptions(browser));
  const token = await browser.takeToken();
  const answers = await Promise.all([1, 2].map(() => browser.postWithToken('/api/login/passkey', { response }, token)));
  const results = answers.map((answer) => answer.code ?? 'session').toSorted();
  assert.deepEqual(results, ['passkey-refused', 'session']);
});

testOnEachEngine(
  'F5 the password goes on beside a passkey, until a second factor is demanded of everybody',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    const device = await deviceOfJana(app);
    assert.equal((await logIn(app.newBrowser())).status, 200);
    await demandSecondFactor(database);
    const browser = app.newBrowser('192.0.2.50');
    const answer = await logIn(browser);
    assert.deepEqual([answer.status, answer.code], [401, 'second-factor-needed']);
    assert.equal((answer.body as { field?: string }).field, 'passkey');
    assert.deepEqual([...browser.cookies.keys()], ['csrf-token'], 'there is no code to wait for');
    assert.deepEqual((await useOwnPasskey(browser, device)).body, {
      username: 'Jana',
      role: 'admin',
      mustEnrol: false,
    });
  },
);
