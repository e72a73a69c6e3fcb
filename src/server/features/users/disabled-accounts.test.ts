import assert from 'node:assert/strict';
import { livePath, ownLivePath } from '#contract/live.ts';
import type { User } from '#contract/accounts/users.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { prepareFirstAdministrator } from '#server/features/accounts/first-administrator/prepare-first-administrator.ts';
import {
  askForReset,
  auditEntries,
  confirmReset,
  idOf,
  isSignedIn,
  logInElsewhere,
  mailedToken,
  mailsTo,
  newPlace,
  peter,
  registerVerified,
} from '#tests/support/people/accounts.ts';
import { SoftwareAuthenticator } from '#tests/support/servers/software-authenticator.ts';
import { makePasskey, useOwnPasskey } from '#tests/support/servers/passkeys.ts';
import { demandOf } from '#tests/support/people/second-factor.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';

const path = '/api/admin/users';
const boss = { username: 'Majster', password: 'kladivo a klince', email: 'majster@plumbline.example' };
const environment = { ADMIN_USERNAME: boss.username, ADMIN_PASSWORD: boss.password, ADMIN_EMAIL: boss.email };

/** The agency with its administrator signed in, and a customer whose address is verified. */
async function openAgency(context: Parameters<typeof openTestApp>[0], database: TestDatabase) {
  const app = await openTestApp(context, database, { environment });
  await prepareFirstAdministrator(app.services);
  await demandOf({ requireSecondFactor: false, requireOfAdministrators: false }, database);
  const customer = await registerVerified(app, peter);
  const { browser: admin, answer } = await logInElsewhere(app, boss);
  assert.equal(answer.status, 200);
  return { app, customer, admin, id: await idOf(database, peter.username) };
}

const subjectsTo = async (app: TestApp, address: string) => (await mailsTo(app, address)).map(({ subject }) => subject);

/** Opens a stream and answers what it says until it ends. */
async function listen(app: TestApp, browser: TestBrowser, of: string): Promise<{ said: Promise<string> }> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${app.origin}${of}`, { headers: { cookie } });
  assert.equal(response.status, 200);
  return { said: response.text() };
}

testOnEachEngine(
  'G6 7.4.2 a disabled account is signed out at once, lets nobody in by any way, and goes on when it is enabled',
  async (database, context) => {
    const { app, customer, admin, id } = await openAgency(context, database);
    const device = new SoftwareAuthenticator(app.origin);
    assert.equal((await makePasskey(customer, device)).status, 200);
    await askForReset(app, peter.email);
    const token = await mailedToken(app, peter.email);
    const stream = await listen(app, customer, ownLivePath);

    const route = `${path}/${id}/disabled`;
    assert.equal((await admin.put(route, {})).status, 200);
    assert.match(await stream.said, /event: end\ndata: session-ended/);
    assert.equal(await isSignedIn(customer), false);
    const { answer } = await logInElsewhere(app, peter);
    assert.deepEqual([answer.status, answer.code], [401, 'wrong-credentials']);
    assert.equal((await useOwnPasskey(newPlace(app), device)).code, 'passkey-refused');
    assert.equal((await confirmReset(app, token, 'nové heslo pre Petra')).code, 'link-invalid');
    const before = (await mailsTo(app, peter.email)).length;
    await askForReset(app, peter.email);
    assert.equal((await mailsTo(app, peter.email)).length, before, 'no link leaves');
    assert.equal(((await admin.get(`${path}/${id}`)).body as User).isDisabled, true);

    assert.equal((await admin.put(route, {})).status, 200, 'a second time changes nothing');
    assert.equal((await admin.delete(route)).status, 200);
    assert.equal(((await admin.get(`${path}/${id}`)).body as User).isDisabled, false);
    assert.equal((await logInElsewhere(app, peter)).answer.status, 200);
    assert.equal((await useOwnPasskey(newPlace(app), device)).status, 200);

    const { accountDisabled, accountEnabled, accountStateTold } = texts.sk.emails.account;
    const told = await subjectsTo(app, peter.email);
    for (const { subject } of [accountDisabled, accountEnabled]) {
      assert.equal(told.filter((each) => each === subject).length, 1, subject);
    }
    const toBoss = (await mailsTo(app, boss.email)).filter(({ subject }) => subject === accountStateTold.subject);
    assert.equal(toBoss.length, 2);
    for (const said of [accountStateTold.disabled, accountStateTold.enabled]) {
      assert.ok(
        toBoss.some(({ text }) => text.includes(said.replace('{{username}}', peter.username))),
        said,
      );
    }
    const [disabled, enabled] = [
      await auditEntries(database, 'user.disabled'),
      await auditEntries(database, 'user.enabled'),
    ];
    assert.deepEqual(
      [disabled.length, disabled[0]?.subject_id, enabled.length, enabled[0]?.subject_id],
      [1, id, 1, id],
    );
  },
);

testOnEachEngine(
  'G6 neither the own account nor the last administrator is disabled, and it takes a fresh proof',
  async (database, context) => {
    const { app, admin, id, customer } = await openAgency(context, database);
    const own = await idOf(database, boss.username);
    app.passTime(5 * 60_000 + 1);
    assert.equal((await admin.put(`${path}/${id}/disabled`, {})).code, 'proof-needed');
    assert.equal((await admin.delete(`${path}/${id}/disabled`)).code, 'proof-needed');
    assert.equal((await admin.delete('/api/admin/sessions')).code, 'proof-needed');
    assert.equal((await admin.post('/api/account/proof', { currentPassword: boss.password })).status, 200);
    assert.equal((await admin.put(`${path}/${own}/disabled`, {})).code, 'access-denied');
    assert.equal((await admin.put(`${path}/${app.services.newId()}/disabled`, {})).code, 'not-found');
    const colleague = await app.newBrowserOf('admin');
    const { rows } = (await colleague.get(path)).body as { rows: User[] };
    const other = rows.find(({ isOwn }) => isOwn)?.id ?? '';
    const answers = await Promise.all([
      admin.put(`${path}/${other}/disabled`, {}),
      colleague.put(`${path}/${own}/disabled`, {}),
    ]);
    assert.equal(answers.filter(({ status }) => status === 200).length, 1, 'of two one stays');
    assert.equal((await customer.put(`${path}/${id}/disabled`, {})).code, 'access-denied');
    assert.equal((await customer.delete('/api/admin/sessions')).code, 'access-denied');
  },
);

testOnEachEngine(
  '7.4.5 everybody is signed out at once but who asked for it, also on another server, and told by mail',
  async (database, context) => {
    const { app, customer, admin } = await openAgency(context, database);
    const { browser: elsewhere } = await logInElsewhere(app, boss);
    const streams = [await listen(app, customer, ownLivePath), await listen(app, elsewhere, livePath)];
    const answer = await admin.delete('/api/admin/sessions');
    assert.deepEqual([answer.status, answer.body], [200, { people: 2 }]);
    for (const { said } of streams) assert.match(await said, /event: end\ndata: session-ended/);
    assert.deepEqual(
      [await isSignedIn(admin), await isSignedIn(elsewhere), await isSignedIn(customer)],
      [true, false, false],
    );
    const { subject } = texts.sk.emails.account.allSignedOut;
    for (const address of [peter.email, boss.email]) {
      assert.equal((await subjectsTo(app, address)).filter((each) => each === subject).length, 1, address);
    }
    const [entry] = await auditEntries(database, 'user.all-sessions-ended');
    assert.deepEqual(JSON.parse(entry?.detail ?? ''), { people: 2 });
    assert.equal((await logInElsewhere(app, peter)).answer.status, 200, 'passwords stay');
  },
);
