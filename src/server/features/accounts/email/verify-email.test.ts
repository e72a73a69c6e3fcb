import assert from 'node:assert/strict';
import type { OwnAccount } from '#contract/accounts/own-account.ts';
import {
  askForReset,
  auditEntries,
  confirmEmail,
  failAtId,
  idOf,
  jana,
  mailedToken,
  mailsTo,
  newPlace,
  peter,
  registerIn,
  registerVerified,
  statusesOf,
} from '#tests/support/people/accounts.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const day = 24 * 60 * 60_000;

async function accountOf(browser: TestBrowser): Promise<OwnAccount> {
  return (await browser.get('/api/account')).body as OwnAccount;
}

testOnEachEngine(
  'F2 D14 an address counts once its link has been opened, and opening it again says so',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await registerIn(app, jana);
    const { email, isEmailVerified } = await accountOf(browser);
    assert.deepEqual([email, isEmailVerified], [jana.email, false]);
    const token = await mailedToken(app, jana.email);
    const first = await confirmEmail(app, token);
    assert.deepEqual([first.status, first.body], [200, {}]);
    assert.equal((await accountOf(browser)).isEmailVerified, true);
    const second = await confirmEmail(app, token);
    assert.deepEqual([second.status, second.body], [200, {}]);
    const id = await idOf(database, jana.username);
    assert.deepEqual(await auditEntries(database, 'account.email-verified'), [
      { actor_kind: 'visitor', actor_id: null, subject_id: id, detail: '{}' },
    ]);
  },
);

testOnEachEngine('F2 a link to verify ends after 24 hours, and a made-up one is none', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana);
  const token = await mailedToken(app, jana.email);
  assert.equal((await confirmEmail(app, 'made-up')).code, 'link-invalid');
  app.passTime(day);
  assert.equal((await confirmEmail(app, token)).code, 'link-invalid');
  assert.equal((await browser.post('/api/account/email/verification')).status, 200);
  const fresh = await mailedToken(app, jana.email);
  app.passTime(day - 1);
  assert.equal((await confirmEmail(app, fresh)).status, 200);
});

testOnEachEngine(
  'F2 a link to verify sets no password, and one to set it verifies nothing',
  async (database, context) => {
    const app = await openTestApp(context, database);
    await registerIn(app, jana);
    const token = await mailedToken(app, jana.email);
    const reset = await newPlace(app).post('/api/password-reset/confirm', { token, password: peter.password });
    assert.equal(reset.code, 'link-invalid');
    assert.equal((await confirmEmail(app, token)).status, 200);
    await askForReset(app, jana.email);
    assert.equal((await confirmEmail(app, await mailedToken(app, jana.email))).code, 'link-invalid');
  },
);

testOnEachEngine('F2 of several accounts with one address the first to verify has it', async (database, context) => {
  const app = await openTestApp(context, database);
  const names = ['Jana 1', 'Jana 2', 'Jana 3'];
  const tokens: string[] = [];
  for (const username of names) {
    await registerIn(app, { ...jana, username });
    tokens.push(await mailedToken(app, jana.email));
  }
  const answers = await Promise.all(tokens.map((token) => confirmEmail(app, token)));
  assert.deepEqual(statusesOf(answers), [200, 410, 410]);
  const verified = await database.db
    .selectFrom('users')
    .select('username')
    .where('email_verified_at', 'is not', null)
    .execute();
  assert.deepEqual(
    verified.map(({ username }) => username),
    [names[answers.findIndex(({ status }) => status === 200)]],
  );
  assert.equal((await auditEntries(database, 'account.email-verified')).length, 1);
});

testOnEachEngine('F2 a link used twice at the same moment verifies once', async (database, context) => {
  const app = await openTestApp(context, database);
  await registerIn(app, jana);
  const token = await mailedToken(app, jana.email);
  const answers = await Promise.all([1, 2, 3].map(() => confirmEmail(app, token)));
  assert.deepEqual(statusesOf(answers), [200, 200, 200]);
  assert.equal((await auditEntries(database, 'account.email-verified')).length, 1);
});

testOnEachEngine(
  'F2 the link mailed once more voids the one before; a verified address gets none',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await registerIn(app, jana);
    const before = await mailedToken(app, jana.email);
    await browser.post('/api/account/email/verification');
    assert.equal((await confirmEmail(app, before)).code, 'link-invalid');
    assert.equal((await confirmEmail(app, await mailedToken(app, jana.email))).status, 200);
    const mails = (await mailsTo(app, jana.email)).length;
    assert.equal((await browser.post('/api/account/email/verification')).status, 200);
    assert.equal((await mailsTo(app, jana.email)).length, mails);
    const without = await registerIn(app, { username: 'Bez adresy', password: jana.password });
    assert.equal((await without.post('/api/account/email/verification')).status, 200);
  },
);

testOnEachEngine('G11 a verification that fails leaves no entry and the link good', async (database, context) => {
  const app = await openTestApp(context, database);
  await registerIn(app, jana);
  const token = await mailedToken(app, jana.email);
  failAtId(app, 1);
  assert.equal((await confirmEmail(app, token)).status, 500);
  assert.deepEqual(await auditEntries(database, 'account.email-verified'), []);
  assert.equal((await confirmEmail(app, token)).status, 200);
});

testOnEachEngine('F2 a change of address demands the password and tells the old one', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerVerified(app, jana);
  const change = (email: string, currentPassword: string) =>
    browser.post('/api/account/email', { email, currentPassword });
  const wrong = await change('nova@dielna.example', 'nesprávne');
  assert.deepEqual([wrong.status, wrong.code], [400, 'password-wrong']);
  assert.equal((await change('nova@', jana.password)).code, 'invalid-input');
  assert.equal((await change('nova@dielna.example', '')).code, 'invalid-input');
  await askForReset(app, jana.email);
  const oldReset = await mailedToken(app, jana.email);

  assert.equal((await change(' nova@dielna.example ', jana.password)).status, 200);
  const { email, isEmailVerified } = await accountOf(browser);
  assert.deepEqual([email, isEmailVerified], ['nova@dielna.example', false]);
  const told = (await mailsTo(app, jana.email)).at(-1);
  assert.equal(told?.subject, 'E-mailová adresa vášho účtu sa zmenila');
  assert.equal((told.text + told.html).includes('nova@'), false);
  const reset = await newPlace(app).post('/api/password-reset/confirm', { token: oldReset, password: peter.password });
  assert.equal(reset.code, 'link-invalid', 'a link mailed to the old address is void');
  assert.equal((await confirmEmail(app, await mailedToken(app, 'nova@dielna.example'))).status, 200);
  assert.equal((await accountOf(browser)).isEmailVerified, true);
  assert.equal((await auditEntries(database, 'account.email-changed')).length, 1);
});

testOnEachEngine('F2 a link to verify an address that was given up since is void', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana);
  const token = await mailedToken(app, jana.email);
  await browser.post('/api/account/email', { email: peter.email, currentPassword: jana.password });
  assert.equal((await confirmEmail(app, token)).code, 'link-invalid');
  assert.equal((await accountOf(browser)).isEmailVerified, false);
  assert.equal((await mailsTo(app, jana.email)).length, 1, 'an unverified old address is told nothing');
});

testOnEachEngine('F2 the address that counts already changes nothing', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerVerified(app, jana);
  const mails = app.mail.delivered.length;
  await browser.post('/api/account/email', { email: jana.email.toUpperCase(), currentPassword: jana.password });
  await app.runDueJobs();
  assert.equal(app.mail.delivered.length, mails);
  assert.equal((await accountOf(browser)).isEmailVerified, true);
  assert.deepEqual(await auditEntries(database, 'account.email-changed'), []);
});

testOnEachEngine('F6 the eleventh try at the own password within 15 minutes waits', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana);
  const guess = () => browser.post('/api/account/email', { email: peter.email, currentPassword: 'nesprávne' });
  for (let tries = 0; tries < 10; tries += 1) assert.equal((await guess()).code, 'password-wrong');
  const next = await guess();
  assert.deepEqual([next.status, next.headers.get('retry-after')], [429, String(15 * 60)]);
});
