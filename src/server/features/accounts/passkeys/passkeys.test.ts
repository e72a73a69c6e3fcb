import assert from 'node:assert/strict';
import type { Cbor } from '#tests/support/servers/cbor.ts';
import {
  creationOptions,
  makePasskey,
  requestOptions,
  sendPasskey,
  useOwnPasskey,
} from '#tests/support/servers/passkeys.ts';
import { auditOf, isTokenGood, logIn, openAppWithJana, signedIn } from '#tests/support/people/second-factor.ts';
import { SoftwareAuthenticator } from '#tests/support/servers/software-authenticator.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const minute = 60_000;

function assertRefused(answer: TestAnswer, why = 'refused'): void {
  assert.deepEqual([answer.status, answer.code], [401, 'passkey-refused'], why);
}

/** A call of a browser that sends no JSON body. */
async function remove(browser: TestBrowser, id: string): Promise<TestAnswer> {
  const csrfToken = await browser.takeToken();
  return browser.call(`/api/account/passkeys/${id}`, { method: 'DELETE', headers: { 'x-csrf-token': csrfToken } });
}

testOnEachEngine('F5 a passkey is asked for that unlocks and finds itself', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const options: Record<string, unknown> = { ...(await creationOptions(browser)) };
  const selection = { residentKey: 'required', requireResidentKey: true, userVerification: 'required' };
  assert.deepEqual(options['authenticatorSelection'], selection);
  assert.deepEqual([options['attestation'], options['excludeCredentials']], ['none', []]);
  assert.deepEqual(options['rp'], { name: 'Plumbline', id: '127.0.0.1' });
  assert.match(String(options['challenge']), /^[\w-]{43}$/);

  const device = new SoftwareAuthenticator(app.origin);
  assert.equal((await makePasskey(browser, device)).status, 200);
  const [kept] = await database.db.selectFrom('passkeys').selectAll().execute();
  assert.deepEqual([kept?.name, kept?.transports, kept?.last_used_at], ['Telefón', '["internal"]', null]);
  const again: Record<string, unknown> = { ...(await creationOptions(browser)) };
  const known = [{ id: kept?.id, transports: ['internal'], type: 'public-key' }];
  assert.deepEqual(again['excludeCredentials'], known, 'the same device makes no second one');
});

testOnEachEngine('F5 a passkey without attestation and one that attests itself are kept', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  for (const kind of ['none', 'packed'] as const) {
    const device = new SoftwareAuthenticator(app.origin, kind);
    assert.equal((await makePasskey(browser, device)).status, 200, kind);
    assert.equal((await useOwnPasskey(app.newBrowser(), device)).status, 200, kind);
  }
});

testOnEachEngine('F5 11.2.3 a passkey of RSA is kept from 3072 bits on', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const device = new SoftwareAuthenticator(app.origin);
  assertRefused(await makePasskey(browser, device, { rsaBits: 2048 }));
  assert.deepEqual(await database.db.selectFrom('passkeys').selectAll().execute(), []);
  assert.equal((await makePasskey(browser, device, { rsaBits: 3072 })).status, 200);
  assert.equal((await useOwnPasskey(app.newBrowser(), device)).status, 200);
});

testOnEachEngine('F6 a new passkey and a removed one end all sessions but a new one', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const device = new SoftwareAuthenticator(app.origin);
  for (const change of [
    () => makePasskey(browser, device),
    async () => remove(browser, (await database.db.selectFrom('passkeys').select('id').executeTakeFirst())?.id ?? ''),
  ]) {
    const other = await signedIn(app, '192.0.2.50');
    const tokens = [browser.cookies.get('session'), other.cookies.get('session')];
    assert.equal((await change()).status, 200);
    for (const token of tokens) assert.equal(await isTokenGood(app, token), false);
    assert.equal((await browser.get('/api/user')).status, 200);
  }
  assertRefused(await useOwnPasskey(app.newBrowser(), device), 'it has been removed');
});

testOnEachEngine('F5 what a device answers for another site or unasked is refused', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const device = new SoftwareAuthenticator(app.origin);
  const challenge = Buffer.alloc(32, 7).toString('base64url');
  const foreign = { format: 'packed', statement: new Map<string, Cbor>([['x5c', Buffer.from('certificate')]]) };
  const deviations = {
    origin: { origin: 'https://plumbline.example.com' },
    host: { host: 'plumbline.example.com' },
    challenge: { challenge },
    'a login': { type: 'webauthn.get' },
    'not unlocked': { isUnlocked: false },
    'unknown format': { attestation: { ...foreign, format: 'fido-u2f' } },
    'a certificate': { attestation: foreign },
    'a statement where none belongs': { attestation: { format: 'none', statement: new Map([['alg', -7]]) } },
  };
  for (const [why, deviation] of Object.entries(deviations)) {
    assertRefused(await makePasskey(browser, device, deviation), why);
  }
  for (const response of [{}, { id: 1 }, { ...device.create(await creationOptions(browser)), rawId: 'other' }]) {
    assertRefused(await sendPasskey(browser, response));
  }
  assert.deepEqual(await database.db.selectFrom('passkeys').selectAll().execute(), []);
});

testOnEachEngine('F5 a challenge counts once, for five minutes, for its person', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const device = new SoftwareAuthenticator(app.origin);
  const options = await creationOptions(browser);
  assert.equal((await sendPasskey(browser, device.create(options))).status, 200);
  assertRefused(await sendPasskey(browser, device.create(options)), 'used');

  const spoilt = await creationOptions(browser);
  assertRefused(await sendPasskey(browser, device.create(spoilt, { origin: 'https://example.com' })));
  assertRefused(await sendPasskey(browser, device.create(spoilt)), 'a refusal uses it up');

  const late = await creationOptions(browser);
  app.passTime(5 * minute);
  assertRefused(await sendPasskey(browser, device.create(late)), 'late');

  const stranger = await app.newBrowserOf('user');
  const foreign = await creationOptions(stranger);
  assertRefused(await sendPasskey(browser, device.create(foreign)), 'of somebody else');
  const { challenge } = await requestOptions(browser);
  assertRefused(await sendPasskey(browser, device.create({ ...foreign, challenge })), 'of a login');
  await creationOptions(browser);
  assert.equal(
    (await database.db.selectFrom('passkey_challenges').selectAll().execute()).length,
    1,
    'the others are gone',
  );
});

testOnEachEngine('F5 a passkey that is known already belongs to nobody else', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const device = new SoftwareAuthenticator(app.origin);
  const browser = await signedIn(app);
  const made = device.create(await creationOptions(browser));
  await sendPasskey(browser, made);
  const stranger = await app.newBrowserOf('user');
  const own = device.create(await creationOptions(stranger));
  const mixed = { ...made, response: { ...made.response, clientDataJSON: own.response.clientDataJSON } };
  assertRefused(await sendPasskey(stranger, mixed), 'what Jana’s device made, with a challenge of the stranger');

  const id = made.id;
  const notOwn = await remove(stranger, id);
  assert.deepEqual([notOwn.status, notOwn.code], [404, 'not-found']);
  assert.equal((await useOwnPasskey(app.newBrowser(), device)).code, 'passkey-refused', 'the stranger’s was not kept');
});

testOnEachEngine('F5 passkeys are made on the site’s own hosts only', async (database, context) => {
  const hosts = 'sk=plumbline.sk,da=www.plumbline.dk';
  const app = await openAppWithJana(context, database, { SITE_HOSTS: hosts });
  const on = (host: string) => app.newBrowser('192.0.2.1', { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' });
  for (const [host, rpId] of [
    ['plumbline.sk', 'plumbline.sk'],
    ['www.plumbline.sk', 'plumbline.sk'],
    ['www.plumbline.dk', 'plumbline.dk'],
  ] as const) {
    const browser = on(host);
    await logIn(browser);
    const device = new SoftwareAuthenticator(`https://${host}`);
    assert.equal((await creationOptions(browser)).rp.id, rpId);
    assert.equal((await makePasskey(browser, device)).status, 200);
    assert.equal((await useOwnPasskey(on(host), device)).status, 200);
  }
  const elsewhere = on('plumbline.example.com');
  assertRefused(await elsewhere.post('/api/login/passkey/options'));
  await logIn(elsewhere);
  assertRefused(await elsewhere.post('/api/account/passkeys/options'));
});

testOnEachEngine('G11 the audit log tells of passkeys', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const device = new SoftwareAuthenticator(app.origin);
  app.passTime(1);
  await makePasskey(browser, device);
  app.passTime(1);
  await useOwnPasskey(browser, device);
  app.passTime(1);
  await useOwnPasskey(app.newBrowser(), device, { origin: 'https://example.com' });
  app.passTime(1);
  await remove(browser, (await database.db.selectFrom('passkeys').select('id').executeTakeFirst())?.id ?? '');
  assert.deepEqual(await auditOf(database), [
    'account.signed-in Jana {}',
    'account.passkey-added Jana {}',
    'account.signed-in Jana {}',
    'account.sign-in-refused Jana {"by":"passkey"}',
    'account.passkey-removed Jana {}',
  ]);
});
