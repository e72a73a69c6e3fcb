import assert from 'node:assert/strict';
import { texts } from '#tests/support/documents/finished-texts.ts';
import {
  askForReset,
  auditEntries,
  confirmReset,
  failAtId,
  idOf,
  isSignedIn,
  jana,
  logInElsewhere,
  mailedToken,
  mailsTo,
  newPlace,
  refusalsOf,
  registerIn,
  registerVerified,
  statusesOf,
} from '#tests/support/people/accounts.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/account/password';
const fresh = 'nové kladivo';
const change = { currentPassword: jana.password, newPassword: fresh };

testOnEachEngine(
  'F4 a new password ends the other sessions, and a stolen cookie is dead',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await registerVerified(app, jana);
    const { browser: elsewhere } = await logInElsewhere(app, jana);
    const thief = newPlace(app);
    thief.cookies.set('session', browser.cookies.get('session') ?? '');
    assert.equal(await isSignedIn(thief), true);

    const answer = await browser.post(path, change);
    assert.deepEqual([answer.status, answer.body], [200, {}]);
    assert.equal(await isSignedIn(browser), true, 'the own session goes on');
    assert.deepEqual([await isSignedIn(thief), await isSignedIn(elsewhere)], [false, false]);
    assert.equal((await logInElsewhere(app, jana)).answer.code, 'wrong-credentials');
    assert.equal((await logInElsewhere(app, { ...jana, password: fresh })).answer.status, 200);
    const told = (await mailsTo(app, jana.email)).at(-1);
    assert.equal(told?.subject, texts.sk.emails.account.passwordChanged.subject);
    const id = await idOf(database, jana.username);
    assert.deepEqual(await auditEntries(database, 'account.password-changed'), [
      { actor_kind: 'customer', actor_id: id, subject_id: id, detail: '{}' },
    ]);
  },
);

testOnEachEngine(
  'F4 each rule of a change of password is said at its field, to the letter',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await registerIn(app, jana);
    const easy = texts.sk.validation.account.commonPassword;
    const rows: [change: object, code: string, refusal: object][] = [
      [
        { newPassword: 'krátk' },
        'invalid-input',
        { field: 'newPassword', rule: 'too-short', message: 'Nové heslo musí mať aspoň 6 znakov' },
      ],
      [{ newPassword: 'QWERTY123' }, 'invalid-input', { field: 'newPassword', rule: 'too-common', message: easy }],
      [
        { currentPassword: '' },
        'invalid-input',
        { field: 'currentPassword', rule: 'required', message: 'Toto pole je povinné.' },
      ],
      [
        { currentPassword: 'nesprávne' },
        'password-wrong',
        { field: 'currentPassword', rule: 'wrong', message: 'Súčasné heslo nie je správne.' },
      ],
    ];
    for (const [wrong, code, refusal] of rows) {
      const answer = await browser.post(path, { ...change, ...wrong });
      assert.deepEqual([answer.status, answer.code], [400, code]);
      assert.deepEqual(refusalsOf(answer), [refusal]);
    }
    assert.deepEqual(await auditEntries(database, 'account.password-changed'), []);
    assert.equal(await isSignedIn(browser), true);
  },
);

testOnEachEngine('F6 a raised minimum holds for new passwords, not for those that are', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana);
  const admin = await app.newBrowserOf('admin');
  await admin.put('/api/admin/settings/security', {
    requireSecondFactor: false,
    requireOfAdministrators: true,
    minimumPasswordLength: 20,
    version: 0,
  });
  assert.equal((await logInElsewhere(app, jana)).answer.status, 200);
  const [refusal] = refusalsOf(await browser.post(path, change));
  assert.equal(refusal?.message, 'Nové heslo musí mať aspoň 20 znakov');
  assert.equal((await browser.post(path, { ...change, newPassword: fresh.repeat(2) })).status, 200);
});

testOnEachEngine(
  'F4 links to set a password that were mailed before it changed are void',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await registerVerified(app, jana);
    await askForReset(app, jana.email);
    const token = await mailedToken(app, jana.email);
    assert.equal((await browser.post(path, change)).status, 200);
    assert.equal((await confirmReset(app, token, 'ďalšie kladivo')).code, 'link-invalid');
  },
);

testOnEachEngine('F4 of two changes at the same moment one happens', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana);
  const { browser: elsewhere } = await logInElsewhere(app, jana);
  const tokens = await Promise.all([browser.takeToken(), elsewhere.takeToken()]);
  const answers = await Promise.all([
    browser.postWithToken(path, { ...change, newPassword: `${fresh} 1` }, tokens[0]),
    elsewhere.postWithToken(path, { ...change, newPassword: `${fresh} 2` }, tokens[1]),
  ]);
  assert.deepEqual(statusesOf(answers), [200, 400]);
  const won = answers[0].status === 200 ? 1 : 2;
  assert.equal((await logInElsewhere(app, { ...jana, password: `${fresh} ${won}` })).answer.status, 200);
  assert.equal((await auditEntries(database, 'account.password-changed')).length, 1);
});

testOnEachEngine('G11 a change of password that fails leaves no entry and all as it was', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana);
  // Entry, session: the last of them fails.
  failAtId(app, 2);
  assert.equal((await browser.post(path, change)).status, 500);
  assert.deepEqual(await auditEntries(database, 'account.password-changed'), []);
  assert.equal(await isSignedIn(browser), true);
  assert.equal((await logInElsewhere(app, jana)).answer.status, 200);
});

testOnEachEngine('K5 neither log nor answers hold the passwords of a change', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana);
  await browser.post(path, { ...change, currentPassword: 'nesprávne' });
  await browser.post(path, { ...change, extra: true });
  await browser.post(path, change);
  const { log, answers } = app.transcript();
  assert.match(log, /"route":"\/api\/account\/password","status":200/);
  for (const secret of [jana.password, fresh, 'nesprávne', browser.cookies.get('session') ?? '']) {
    for (const place of [log, answers]) assert.equal(place.includes(secret), false);
  }
});
