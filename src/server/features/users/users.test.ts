import assert from 'node:assert/strict';
import { invitationPrefix } from '#domain/accounts/account.ts';
import type { User } from '#contract/accounts/users.ts';
import {
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
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/admin/users';
const form = { username: 'Zuzana', email: 'zuzana@agentura.example', role: 'admin', language: 'sk', password: null };

function userIn(answer: TestAnswer): User {
  assert.equal(answer.status, 200, answer.text);
  return answer.body as User;
}

const listed = async (browser: TestBrowser, query = '') => {
  const { rows, next } = (await browser.get(`${path}${query}`)).body as { rows: User[]; next: string | null };
  return { names: rows.map(({ username }) => username), rows, next };
};

/** The caller's own account. */
async function ownOf(browser: TestBrowser): Promise<User> {
  const { rows } = await listed(browser);
  const own = rows.find(({ isOwn }) => isOwn);
  assert.ok(own);
  return own;
}

const changeOf = ({ username, email, role, version }: User, change: object = {}) => ({
  username,
  email: email ?? '',
  role,
  version,
  ...change,
});

const put = (browser: TestBrowser, user: User, change: object) =>
  browser.put(`${path}/${user.id}`, changeOf(user, change));

testOnEachEngine(
  'G6 an invited person sets the password with the mailed link, once, within a week',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const made = userIn(await admin.post(path, form));
    assert.deepEqual([made.isInvited, made.role, made.isEmailVerified], [true, 'admin', false]);
    const [mail] = await mailsTo(app, form.email);
    assert.match(mail?.text ?? '', /Zuzana/);
    const token = await mailedToken(app, form.email);
    assert.ok(token.startsWith(invitationPrefix), 'D14 its page speaks of a first password');
    app.passTime(7 * 24 * 60 * 60_000 - 1);
    assert.equal((await confirmReset(app, token, 'short')).code, 'invalid-input');
    assert.equal((await confirmReset(app, token, 'olovnica na niti')).status, 200);
    assert.equal((await confirmReset(app, token, 'olovnica na niti')).code, 'link-invalid');
    const { browser, answer } = await logInElsewhere(app, { username: form.username, password: 'olovnica na niti' });
    assert.deepEqual(answer.body, { username: 'Zuzana', role: 'admin', mustEnrol: true });
    assert.equal((await browser.post('/api/account/second-factor/put-off')).status, 200);
    const now = userIn(await browser.get(`${path}/${made.id}`));
    assert.deepEqual([now.isInvited, now.isEmailVerified, now.isOwn, now.sessions], [false, true, true, 1]);
    assert.equal((await auditEntries(database, 'user.created'))[0]?.subject_id, made.id);
  },
);

testOnEachEngine(
  'G6 an invitation ends after a week, when it is sent anew, and when the address changes',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const made = userIn(await admin.post(path, form));
    const first = await mailedToken(app, form.email);
    assert.equal((await admin.post(`${path}/${made.id}/invitation`)).status, 200);
    assert.equal((await confirmReset(app, first, 'olovnica na niti')).code, 'link-invalid');
    const second = await mailedToken(app, form.email);
    userIn(await put(admin, made, { email: 'nova@agentura.example' }));
    assert.equal((await confirmReset(app, second, 'olovnica na niti')).code, 'link-invalid');
    const third = await mailedToken(app, 'nova@agentura.example');
    app.passTime(7 * 24 * 60 * 60_000);
    assert.equal((await confirmReset(app, third, 'olovnica na niti')).code, 'link-invalid');
    assert.equal((await logInElsewhere(app, { username: 'Zuzana', password: '' })).answer.code, 'wrong-credentials');
  },
);

testOnEachEngine(
  'G6 with a typed password one can sign in at once, and an address is to be verified',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const made = userIn(await admin.post(path, { ...form, role: 'user', password: 'olovnica na niti' }));
    assert.deepEqual([made.isInvited, made.role], [false, 'user']);
    const { answer } = await logInElsewhere(app, { username: 'zuzana', password: 'olovnica na niti' });
    assert.equal(answer.status, 200);
    const token = await mailedToken(app, form.email);
    assert.equal((await newPlace(app).post('/api/email-verification/confirm', { token })).status, 200);
  },
);

testOnEachEngine('G6 what breaks a rule for accounts is refused at its field', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  await registerVerified(app, jana);
  const cases: [change: object, field: string, code: string][] = [
    [{ username: 'ab' }, 'username', 'invalid-input'],
    [{ email: 'zuzana' }, 'email', 'invalid-input'],
    [{ email: '' }, 'email', 'invalid-input'],
    [{ email: jana.email.toUpperCase() }, 'email', 'invalid-input'],
    [{ password: 'short' }, 'password', 'invalid-input'],
    [{ password: 'password' }, 'password', 'invalid-input'],
    [{ username: ' JANA ' }, 'username', 'username-taken'],
  ];
  for (const [change, field, code] of cases) {
    const answer = await admin.post(path, { ...form, ...change });
    assert.deepEqual([answer.code, refusalsOf(answer)[0]?.field], [code, field], JSON.stringify(change));
  }
  assert.equal((await listed(admin, '?search=zuzana')).names.length, 0);
});

testOnEachEngine(
  'G6 accounts are listed newest first in pages, and found by a part of name or address',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '100' } });
    const admin = await app.newBrowserOf('admin');
    for (let index = 0; index < 51; index += 1) {
      const password = 'olovnica na niti';
      if (index < 2) await admin.post(path, { ...form, username: `100%_${index}`, email: '', role: 'user', password });
      else
        await admin.post(path, { ...form, username: `Osoba ${index}`, email: `o${index}@example.com`, role: 'user' });
    }
    const first = await listed(admin);
    const second = await listed(admin, `?after=${first.next}`);
    assert.deepEqual([first.names.length, second.names.length, second.next], [50, 2, null]);
    assert.equal(first.names[0], 'Osoba 50');
    assert.deepEqual((await listed(admin, '?search=O42%40EX')).names, ['Osoba 42']);
    assert.deepEqual((await listed(admin, `?search=${encodeURIComponent('%_')}`)).names, ['100%_1', '100%_0']);
    assert.equal((await listed(admin, '?role=admin')).names.length, 1);
  },
);

testOnEachEngine(
  'G6 a name, an address and rights are changed; the address is verified anew',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const browser = await registerVerified(app, jana);
    const id = await idOf(database, jana.username);
    const before = userIn(await admin.get(`${path}/${id}`));
    const changed = userIn(await put(admin, before, { username: 'Jana Nová', email: 'nova@dielna.example' }));
    assert.deepEqual(
      [changed.username, changed.isEmailVerified, changed.version],
      ['Jana Nová', false, before.version + 1],
    );
    assert.ok(await isSignedIn(browser), 'a name and an address end no session');
    assert.ok((await mailsTo(app, 'nova@dielna.example')).length > 0, 'a link to verify');
    assert.ok(
      (await mailsTo(app, jana.email)).some(({ subject }) => /zmenila/.test(subject)),
      'the old address is told',
    );
    assert.equal((await put(admin, before, { username: 'Jana' })).code, 'changed-meanwhile');
    assert.equal((await put(admin, changed, { username: 'admin'.padEnd(70, 'x') })).code, 'invalid-input');
    const [entry] = await auditEntries(database, 'user.changed');
    assert.deepEqual(JSON.parse(entry?.detail ?? ''), {
      renamed: true,
      emailChanged: true,
      role: 'user',
      released: 0,
    });
  },
);

testOnEachEngine(
  'F6 new rights end every session of the person, and hold from the next one on',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const browser = await registerIn(app, { username: jana.username, password: jana.password });
    const id = await idOf(database, jana.username);
    const promoted = userIn(await put(admin, userIn(await admin.get(`${path}/${id}`)), { role: 'admin' }));
    assert.ok(!(await isSignedIn(browser)));
    const { browser: again, answer } = await logInElsewhere(app, jana);
    assert.equal((answer.body as { role: string }).role, 'admin');
    const kept = userIn(await put(admin, promoted, { role: 'bookkeeper' }));
    assert.equal((await again.get(path)).code, 'sign-in-required');
    const { answer: third } = await logInElsewhere(app, jana);
    assert.equal((third.body as { role: string }).role, 'bookkeeper');
    userIn(await put(admin, kept, { role: 'user' }));
    const told = (await auditEntries(database, 'user.changed')).map(({ detail }) => JSON.parse(detail).role as string);
    assert.deepEqual(told, ['admin', 'bookkeeper', 'user']);
  },
);

testOnEachEngine(
  'H11 an invited bookkeeper must set up a second factor as administrators must, and then reads documents only',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const made = userIn(await admin.post(path, { ...form, role: 'bookkeeper' }));
    assert.deepEqual([made.isInvited, made.role], [true, 'bookkeeper']);
    const password = 'olovnica na niti';
    assert.equal((await confirmReset(app, await mailedToken(app, form.email), password)).status, 200);
    const { browser, answer } = await logInElsewhere(app, { username: form.username, password });
    assert.deepEqual(answer.body, { username: 'Zuzana', role: 'bookkeeper', mustEnrol: true });
    assert.equal((await browser.get('/api/admin/documents')).code, 'second-factor-required');
    assert.equal((await browser.post('/api/account/second-factor/put-off')).status, 200, 'once, for a week');
    assert.equal((await browser.get('/api/admin/documents')).status, 200);
    assert.equal((await browser.get('/api/admin/payment-requests')).status, 200);
    for (const closed of ['/api/admin/service-requests', '/api/admin/customers', '/api/admin/live', path]) {
      assert.equal((await browser.get(closed)).code, 'access-denied', closed);
    }
  },
);

testOnEachEngine(
  'G6 the last administrator is neither demoted nor deleted, and an invitation is none',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    userIn(await admin.post(path, form));
    const own = await ownOf(admin);
    const confirmation = own.username;
    assert.equal((await put(admin, own, { role: 'user', confirmation })).code, 'last-administrator');
    const body = { version: own.version, confirmation };
    assert.equal((await admin.delete(`${path}/${own.id}`, body)).code, 'last-administrator');
    assert.ok(await isSignedIn(admin), 'a refused change ends no session');
    await confirmReset(app, await mailedToken(app, form.email), 'olovnica na niti');
    assert.equal((await admin.delete(`${path}/${own.id}`, body)).status, 200);
    assert.ok(!(await isSignedIn(admin)));
  },
);

testOnEachEngine(
  'G6 of two administrators who demote or delete each other at once one stays',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const deed of ['demote', 'delete'] as const) {
      const [one, other] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
      const [first, second] = [await ownOf(one), await ownOf(other)];
      await database.db
        .updateTable('users')
        .set({ role: 'user' })
        .where('id', 'not in', [first.id, second.id])
        .execute();
      const act = (browser: TestBrowser, user: User) =>
        deed === 'demote'
          ? put(browser, user, { role: 'user' })
          : browser.delete(`${path}/${user.id}`, { version: user.version });
      const answers = await Promise.all([act(one, second), act(other, first)]);
      const left = await database.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
      assert.deepEqual([statusesOf(answers)[0], left.length], [200, 1], deed);
      assert.ok([401, 403, 409].includes(statusesOf(answers)[1] ?? 0), `${deed}: ${statusesOf(answers).join()}`);
    }
  },
);

testOnEachEngine('G6 nobody takes the own rights or account away by a slip of the hand', async (database, context) => {
  const app = await openTestApp(context, database);
  const [admin] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
  const own = await ownOf(admin);
  for (const confirmation of [undefined, 'niekto iný']) {
    const answers = [
      await put(admin, own, { role: 'user', ...(confirmation && { confirmation }) }),
      await admin.delete(`${path}/${own.id}`, { version: own.version, ...(confirmation && { confirmation }) }),
    ];
    for (const answer of answers) {
      assert.deepEqual([answer.code, refusalsOf(answer)[0]?.field], ['invalid-input', 'confirmation']);
    }
  }
  assert.equal((await put(admin, own, { role: 'user', confirmation: ` ${own.username.toUpperCase()} ` })).status, 200);
});

testOnEachEngine('G11 a change of an account whose entry fails does not happen', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const browser = await registerIn(app, { username: jana.username, password: jana.password });
  const user = userIn(await admin.get(`${path}/${await idOf(database, jana.username)}`));
  failAtId(app, 1);
  assert.equal((await put(admin, user, { role: 'admin' })).status, 500);
  assert.deepEqual(userIn(await admin.get(`${path}/${user.id}`)), user);
  assert.ok(await isSignedIn(browser));
});
