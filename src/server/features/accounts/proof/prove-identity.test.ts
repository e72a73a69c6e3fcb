import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { texts } from '#tests/support/documents/finished-texts.ts';
import {
  askForReset,
  confirmReset,
  jana,
  logInElsewhere,
  mailedToken,
  mailsTo,
  registerVerified,
} from '#tests/support/people/accounts.ts';
import { creationOptions, makePasskey, useOwnPasskey } from '#tests/support/servers/passkeys.ts';
import { codeOf } from '#tests/support/people/second-factor.ts';
import { type RequestOptions, SoftwareAuthenticator } from '#tests/support/servers/software-authenticator.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const minute = 60_000;
const { factorChanged } = texts.sk.emails.account;

async function openWithJana(context: TestContext, database: TestDatabase) {
  const app = await openTestApp(context, database);
  return { app, browser: await registerVerified(app, jana) };
}

/** A session of Jana's that somebody else uses, ten minutes after she signed in. */
async function stolenFrom(app: TestApp, browser: TestBrowser): Promise<TestBrowser> {
  app.passTime(10 * minute);
  const thief = app.newBrowser('203.0.113.66');
  thief.cookies.set('session', browser.cookies.get('session') ?? '');
  return thief;
}

const proofBy = (browser: TestBrowser, currentPassword: string) =>
  browser.post('/api/account/proof', { currentPassword });

const isRefused = ({ status, code }: TestAnswer) => status === 403 && code === 'proof-needed';

async function proveByPasskey(browser: TestBrowser, device: SoftwareAuthenticator): Promise<TestAnswer> {
  const { options } = (await browser.post('/api/account/proof/passkey/options')).body as { options: RequestOptions };
  return browser.post('/api/account/proof/passkey', { response: device.get(options) });
}

testOnEachEngine('S2 a stolen session changes nothing about how one signs in', async (database, context) => {
  const { app, browser } = await openWithJana(context, database);
  await makePasskey(browser, new SoftwareAuthenticator(app.origin));
  const { id } = await database.db.selectFrom('passkeys').select('id').executeTakeFirstOrThrow();
  const thief = await stolenFrom(app, browser);
  for (const path of ['totp', 'totp/confirm', 'totp/disable', 'recovery-codes', 'passkeys/options', 'passkeys']) {
    assert.ok(isRefused(await thief.post(`/api/account/${path}`)), path);
  }
  const headers = { 'x-csrf-token': await thief.takeToken() };
  assert.ok(isRefused(await thief.call(`/api/account/passkeys/${id}`, { method: 'DELETE', headers })));
  assert.equal((await proofBy(thief, 'kladivo')).code, 'password-wrong');
  assert.ok(isRefused(await thief.post('/api/account/totp')), 'a wrong password proves nothing');
});

testOnEachEngine('S2 the password proves for five minutes, and to one session', async (database, context) => {
  const { app, browser } = await openWithJana(context, database);
  const { browser: other } = await logInElsewhere(app, jana);
  app.passTime(6 * minute);
  assert.ok(isRefused(await browser.post('/api/account/totp')));
  assert.equal((await proofBy(browser, jana.password)).status, 200);
  assert.equal((await browser.post('/api/account/totp')).status, 200);
  assert.ok(isRefused(await other.post('/api/account/totp')));
  app.passTime(5 * minute);
  assert.equal((await browser.post('/api/account/totp')).status, 200);
  app.passTime(1);
  assert.ok(isRefused(await browser.post('/api/account/totp')));
});

testOnEachEngine('S2 a new session after a change has proved no more than the old one', async (database, context) => {
  const { app, browser } = await openWithJana(context, database);
  app.passTime(4 * minute);
  assert.equal((await makePasskey(browser, new SoftwareAuthenticator(app.origin))).status, 200);
  app.passTime(2 * minute);
  assert.ok(isRefused(await browser.post('/api/account/totp')));
});

testOnEachEngine(
  'S2 a passkey of one’s own proves as well, one of somebody else does not',
  async (database, context) => {
    const { app, browser } = await openWithJana(context, database);
    const [own, foreign] = [new SoftwareAuthenticator(app.origin), new SoftwareAuthenticator(app.origin)];
    await makePasskey(browser, own);
    await makePasskey(await app.newBrowserOf('user'), foreign);
    app.passTime(10 * minute);
    assert.equal((await proveByPasskey(browser, foreign)).code, 'passkey-refused');
    assert.ok(isRefused(await browser.post('/api/account/totp')));
    assert.equal((await proveByPasskey(browser, own)).status, 200);
    assert.equal((await browser.post('/api/account/totp')).status, 200);
  },
);

testOnEachEngine('S2 the owner is mailed of each change of how one signs in', async (database, context) => {
  const { app, browser } = await openWithJana(context, database);
  const newest = async () => (await mailsTo(app, jana.email)).at(-1);
  const expectMail = async (lead: string) => {
    const mail = await newest();
    assert.deepEqual([mail?.subject, mail?.text.includes(lead)], [factorChanged.subject, true], lead);
  };
  await makePasskey(browser, new SoftwareAuthenticator(app.origin));
  await expectMail(factorChanged.passkeyAdded);
  const { id } = await database.db.selectFrom('passkeys').select('id').executeTakeFirstOrThrow();
  const headers = { 'x-csrf-token': await browser.takeToken() };
  await browser.call(`/api/account/passkeys/${id}`, { method: 'DELETE', headers });
  await expectMail(factorChanged.passkeyRemoved);
  const { secret } = (await browser.post('/api/account/totp')).body as { secret: string };
  await browser.post('/api/account/totp/confirm', { code: codeOf(app, secret) });
  await expectMail(factorChanged.totpEnabled);
  await browser.post('/api/account/recovery-codes');
  await expectMail(factorChanged.codesRenewed);
  await browser.post('/api/account/totp/disable');
  await expectMail(factorChanged.totpDisabled);
});

testOnEachEngine('S2 a password reset ends the passkeys and names them', async (database, context) => {
  const { app, browser } = await openWithJana(context, database);
  const device = new SoftwareAuthenticator(app.origin);
  await browser.post('/api/account/passkeys', {
    name: 'Cudzí',
    response: device.create(await creationOptions(browser)),
  });
  await askForReset(app, jana.email);
  const answer = await confirmReset(app, await mailedToken(app, jana.email), 'nové kladivo');
  assert.deepEqual([answer.status, answer.body], [200, { removedPasskeys: ['Cudzí'] }]);
  assert.equal((await useOwnPasskey(app.newBrowser(), device)).code, 'passkey-refused');
  assert.match((await mailsTo(app, jana.email)).at(-1)?.text ?? '', /prístupové kľúče: Cudzí\./);
});

testOnEachEngine('S2 a new password ends the passkeys if that is wanted', async (database, context) => {
  const { app, browser } = await openWithJana(context, database);
  const device = new SoftwareAuthenticator(app.origin);
  await makePasskey(browser, device);
  const change = { currentPassword: jana.password, newPassword: 'nové kladivo' };
  assert.equal((await browser.post('/api/account/password', change)).status, 200);
  assert.equal((await useOwnPasskey(app.newBrowser(), device)).status, 200);
  const back = { currentPassword: change.newPassword, newPassword: jana.password, endPasskeys: true };
  assert.equal((await browser.post('/api/account/password', back)).status, 200);
  assert.equal((await useOwnPasskey(app.newBrowser(), device)).code, 'passkey-refused');
});

testOnEachEngine(
  'S2 an administrator’s stolen session makes no account and no new address to reset a password by',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const thief = await stolenFrom(app, await app.newBrowserOf('admin'));
    const [own] = ((await thief.get('/api/admin/users')).body as { rows: { id: string; username: string }[] }).rows;
    const change = { username: own?.username, email: 'thief@evil.example', role: 'admin', version: 1 };
    assert.ok(isRefused(await thief.put(`/api/admin/users/${own?.id}`, change)));
    const made = { username: 'Mallory', email: '', role: 'admin', language: 'sk', password: 'hrdza a zvary' };
    assert.ok(isRefused(await thief.post('/api/admin/users', made)));
  },
);
