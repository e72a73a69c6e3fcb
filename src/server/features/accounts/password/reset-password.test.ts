import assert from 'node:assert/strict';
import { pathOf } from '#domain/routes.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { hashToken } from '#server/http/security/session.ts';
import {
  askForReset,
  auditEntries,
  confirmReset,
  everythingStored,
  failAtId,
  idOf,
  isSignedIn,
  jana,
  linkIn,
  logInElsewhere,
  mailedToken,
  mailsTo,
  newPlace,
  peter,
  refusalsOf,
  registerIn,
  registerVerified,
  statusesOf,
} from '#tests/support/people/accounts.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const hour = 60 * 60_000;
const fresh = 'nové kladivo';

testOnEachEngine(
  'F3 a mailed link sets a new password once, and every session of the account ends',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await registerVerified(app, jana);
    const { browser: elsewhere } = await logInElsewhere(app, jana);
    const stranger = await registerIn(app, peter);
    await askForReset(app, ' JANA@dielna.example ');
    const mail = (await mailsTo(app, jana.email)).at(-1);
    assert.ok(mail);
    assert.equal(mail.subject, texts.sk.emails.account.reset.subject);
    assert.equal(linkIn(mail).pathname, pathOf('passwordReset', 'sk'));
    const token = await mailedToken(app, jana.email);
    const answer = await confirmReset(app, token, fresh);
    assert.deepEqual([answer.status, answer.body], [200, { removedPasskeys: [] }]);
    assert.deepEqual([await isSignedIn(browser), await isSignedIn(elsewhere)], [false, false]);
    assert.equal(await isSignedIn(stranger), true);
    assert.equal((await logInElsewhere(app, jana)).answer.code, 'wrong-credentials');
    assert.equal((await logInElsewhere(app, { ...jana, password: fresh })).answer.status, 200);
    assert.equal((await confirmReset(app, token, peter.password)).code, 'link-invalid');
    assert.equal((await mailsTo(app, jana.email)).at(-1)?.subject, texts.sk.emails.account.passwordChanged.subject);
  },
);

testOnEachEngine('F3 a reset ends logins that wait for a code and the other links', async (database, context) => {
  const app = await openTestApp(context, database);
  await registerVerified(app, jana);
  const id = await idOf(database, jana.username);
  const pending = { token_hash: hashToken('pending'), user_id: id, tries: 0, expires_at: app.services.clock() + hour };
  await database.db.insertInto('pending_sign_ins').values(pending).execute();
  await askForReset(app, jana.email);
  const other = await mailedToken(app, jana.email);
  await askForReset(app, jana.email);
  assert.equal((await confirmReset(app, await mailedToken(app, jana.email), fresh)).status, 200);
  assert.equal((await confirmReset(app, other, peter.password)).code, 'link-invalid');
  assert.deepEqual(await database.db.selectFrom('pending_sign_ins').selectAll().execute(), []);
});

testOnEachEngine('F3 a link to set a password ends after an hour', async (database, context) => {
  const app = await openTestApp(context, database);
  await registerVerified(app, jana);
  await askForReset(app, jana.email);
  const token = await mailedToken(app, jana.email);
  app.passTime(hour);
  const late = await confirmReset(app, token, fresh);
  assert.deepEqual([late.status, late.code], [410, 'link-invalid']);
  await askForReset(app, jana.email);
  const next = await mailedToken(app, jana.email);
  app.passTime(hour - 1);
  assert.equal((await confirmReset(app, next, fresh)).status, 200);
});

testOnEachEngine(
  'F3 the page of a link says at once that it was used, has expired or never was',
  async (database, context) => {
    const app = await openTestApp(context, database);
    await registerVerified(app, jana);
    const isOver = async (token: string) => {
      const query = new URLSearchParams({ token }).toString();
      const answer = await app.newBrowser().get(`${pathOf('passwordReset', 'sk')}?${query}`);
      assert.equal(answer.status, 200);
      return readPageInput(answer.text).data.isLinkOver ?? false;
    };
    await askForReset(app, jana.email);
    const late = await mailedToken(app, jana.email);
    assert.equal(await isOver(late), false);
    app.passTime(hour);
    assert.equal(await isOver(late), true);
    await askForReset(app, jana.email);
    const used = await mailedToken(app, jana.email);
    assert.deepEqual([await isOver(used), await isOver(used)], [false, false], 'who only looks uses nothing up');
    assert.equal((await confirmReset(app, used, fresh)).status, 200);
    for (const token of [used, 'nikdy-nebol', 'x'.repeat(5000), 'a\0b', '%'])
      assert.equal(await isOver(token), true, token);
    assert.equal(await isOver(''), false);
  },
);

testOnEachEngine(
  'F3 known, unknown and unverified addresses get the same answer after the same work',
  async (database, context) => {
    const app = await openTestApp(context, database);
    await registerVerified(app, jana);
    await registerIn(app, peter);
    for (const email of [jana.email, 'nikto@dielna.example', peter.email]) {
      const work = await workOf(database, () => askForReset(app, email));
      assert.deepEqual(work, { status: 200, body: {}, added: [1, 1, 0, 0] }, email);
    }
    const sent = (await mailsTo(app, jana.email)).length;
    assert.equal(sent, 2, 'the link to verify and the one to reset');
    assert.equal((await mailsTo(app, peter.email)).length, 1, 'only the link to verify');
    assert.equal((await mailsTo(app, 'nikto@dielna.example')).length, 0);
    const id = await idOf(database, jana.username);
    const subjects = (await auditEntries(database, 'account.password-reset-asked')).map((row) => row.subject_id);
    assert.deepEqual(new Set(subjects), new Set([id, null]));
    assert.equal(subjects.length, 3);
  },
);

const workTables = ['jobs', 'audit_entries', 'email_links', 'outbox_messages'] as const;

/** A call's answer, and how many rows it adds to each table. */
async function workOf({ db }: TestDatabase, call: () => Promise<TestAnswer>) {
  const count = async (table: (typeof workTables)[number]) =>
    (
      await db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  const before = await Promise.all(workTables.map(count));
  const { status, body } = await call();
  const after = await Promise.all(workTables.map(count));
  return { status, body, added: after.map((rows, index) => rows - (before[index] ?? 0)) };
}

testOnEachEngine('F3 what is no address is said at its field', async (database, context) => {
  const app = await openTestApp(context, database);
  const answer = await askForReset(app, 'jana');
  assert.deepEqual(refusalsOf(answer), [{ field: 'email', rule: 'email', message: texts.sk.validation.email }]);
});

testOnEachEngine('F3 the sixth link for one address within an hour waits, known or not', async (database, context) => {
  const app = await openTestApp(context, database);
  await registerVerified(app, jana);
  for (const email of [jana.email, 'nikto@dielna.example']) {
    for (let n = 0; n < 5; n += 1) assert.equal((await askForReset(app, email)).status, 200);
    const sixth = await askForReset(app, email.toUpperCase());
    assert.deepEqual([sixth.status, sixth.headers.get('retry-after')], [429, '3600']);
  }
});

testOnEachEngine(
  'F6 a refused new password is said to the letter and leaves the link good',
  async (database, context) => {
    const app = await openTestApp(context, database);
    await registerVerified(app, jana);
    await askForReset(app, jana.email);
    const token = await mailedToken(app, jana.email);
    const short = { field: 'password', rule: 'too-short', message: 'Nové heslo musí mať aspoň 6 znakov' };
    const easy = { field: 'password', rule: 'too-common', message: texts.sk.validation.account.commonPassword };
    assert.deepEqual(refusalsOf(await confirmReset(app, token, 'krátk')), [short]);
    assert.deepEqual(refusalsOf(await confirmReset(app, token, 'iloveyou')), [easy]);
    assert.equal((await confirmReset(app, token, fresh)).status, 200);
  },
);

testOnEachEngine('F3 a link used twice at the same moment sets one password', async (database, context) => {
  const app = await openTestApp(context, database);
  await registerVerified(app, jana);
  await askForReset(app, jana.email);
  const token = await mailedToken(app, jana.email);
  const passwords = [`${fresh} 1`, `${fresh} 2`, `${fresh} 3`];
  const answers = await Promise.all(passwords.map((password) => confirmReset(app, token, password)));
  assert.deepEqual(statusesOf(answers), [200, 410, 410]);
  const won = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  assert.equal((await logInElsewhere(app, { ...jana, password: won })).answer.status, 200);
});

testOnEachEngine(
  'F3 a link asked for an address that was given up meanwhile is not mailed',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await registerVerified(app, jana);
    await askForReset(app, jana.email);
    await browser.post('/api/account/email', { email: peter.email, currentPassword: jana.password });
    const subjects = (await mailsTo(app, jana.email)).map(({ subject }) => subject);
    assert.equal(subjects.includes(texts.sk.emails.account.reset.subject), false);
  },
);

testOnEachEngine(
  'G11 a reset that fails leaves the old password, no entry and the link good',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await registerVerified(app, jana);
    await askForReset(app, jana.email);
    const token = await mailedToken(app, jana.email);
    // Mail, its job, entry: the last of them fails.
    failAtId(app, 3);
    assert.equal((await confirmReset(app, token, fresh)).status, 500);
    assert.equal(await isSignedIn(browser), true);
    assert.deepEqual(await auditEntries(database, 'account.password-reset'), []);
    assert.equal((await confirmReset(app, token, fresh)).status, 200);
    const id = await idOf(database, jana.username);
    assert.deepEqual(await auditEntries(database, 'account.password-reset'), [
      { actor_kind: 'visitor', actor_id: null, subject_id: id, detail: '{}' },
    ]);
  },
);

testOnEachEngine('K5 log, answers and tables hold neither link nor password of a reset', async (database, context) => {
  const app = await openTestApp(context, database);
  await registerVerified(app, jana);
  await askForReset(app, jana.email);
  const token = await mailedToken(app, jana.email);
  await newPlace(app).get(`${pathOf('passwordReset', 'sk')}?token=${token}`);
  await confirmReset(app, token, 'krátk');
  await confirmReset(app, token, fresh);
  await app.runDueJobs();
  const { log, answers } = app.transcript();
  assert.match(log, /"route":"\/api\/password-reset\/confirm","status":200/);
  const stored = await everythingStored(database);
  for (const place of [log, stored]) assert.equal(place.includes(token), false);
  for (const place of [log, answers, stored]) assert.equal(place.includes(fresh), false);
});
