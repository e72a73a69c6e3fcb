import assert from 'node:assert/strict';
import type { User } from '#contract/accounts/users.ts';
import {
  auditEntries,
  confirmEmail,
  idOf,
  isSignedIn,
  logInElsewhere,
  mailedToken,
  mailsTo,
} from '#tests/support/people/accounts.ts';
import { writeFrom } from '#tests/support/people/customers.ts';
import { openOffice, requestsPath, storedRequest, storeRequests } from '#tests/support/people/office.ts';
import { enableTotp, jana, openAppWithJana, signedIn } from '#tests/support/people/second-factor.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/admin/users';

const read = async (browser: TestBrowser, id: string) => (await browser.get(`${path}/${id}`)).body as User;

/** A colleague with a request and a note, and the administrator who stays. */
async function openColleague(database: TestDatabase, app: Awaited<ReturnType<typeof openTestApp>>) {
  const [admin, colleague] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
  const { rows } = (await colleague.get(path)).body as { rows: User[] };
  const user = rows.find(({ isOwn }) => isOwn);
  assert.ok(user);
  await writeFrom(app, 'jan@strechy.example');
  const request = await database.db.selectFrom('service_requests').select('id').executeTakeFirstOrThrow();
  await database.db.updateTable('service_requests').set({ assignee_id: user.id }).execute();
  const note = { id: app.services.newId(), service_request_id: request.id, body: 'Volal', created_at: 1 };
  await database.db
    .insertInto('service_request_notes')
    .values({ ...note, author_id: user.id })
    .execute();
  return { admin, colleague, user, requestId: request.id };
}

const assigned = ({ db }: TestDatabase) =>
  db.selectFrom('service_request_events').select(['actor_kind', 'detail']).where('kind', '=', 'assigned').execute();

testOnEachEngine(
  'G6 who is deleted leaves requests to nobody, notes to a former colleague, and no session',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { admin, colleague, user, requestId } = await openColleague(database, app);
    assert.equal((await read(admin, user.id)).assignedRequests, 1);
    assert.equal((await admin.delete(`${path}/${user.id}`, { version: user.version + 1 })).code, 'changed-meanwhile');
    assert.equal((await admin.delete(`${path}/${user.id}`, { version: user.version })).status, 200);
    assert.ok(!(await isSignedIn(colleague)));
    const request = await database.db.selectFrom('service_requests').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([request.id, request.assignee_id, request.version], [requestId, null, 2]);
    const [event] = await assigned(database);
    assert.equal(event?.actor_kind, 'admin');
    assert.deepEqual(JSON.parse(event?.detail ?? '').change, { from: user.username, to: null });
    const note = await database.db.selectFrom('service_request_notes').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([note.body, note.author_id], ['Volal', null]);
    const [entry] = await auditEntries(database, 'user.deleted');
    assert.deepEqual(JSON.parse(entry?.detail ?? ''), { role: 'admin', released: 1 });
  },
);

testOnEachEngine('G6 who loses the rights loses the requests, and keeps the account', async (database, context) => {
  const app = await openTestApp(context, database);
  const { admin, user } = await openColleague(database, app);
  const { username, version } = user;
  const answer = await admin.put(`${path}/${user.id}`, { username, email: '', role: 'user', version });
  assert.deepEqual([answer.status, (answer.body as User).assignedRequests], [200, 0]);
  assert.equal((await assigned(database)).length, 1);
  assert.equal((await read(admin, user.id)).role, 'user');
});

testOnEachEngine('G6 somebody is signed out everywhere, and oneself everywhere but here', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const [here, there] = [await signedIn(app), await signedIn(app, '192.0.2.9')];
  const admin = await app.newBrowserOf('admin');
  const id = await idOf(database, jana.username);
  assert.deepEqual((await here.delete(`${path}/${id}/sessions`)).body, { ended: 1 });
  assert.deepEqual([await isSignedIn(here), await isSignedIn(there)], [true, false]);
  assert.deepEqual((await admin.delete(`${path}/${id}/sessions`)).body, { ended: 1 });
  assert.ok(!(await isSignedIn(here)));
  assert.equal((await auditEntries(database, 'user.sessions-ended')).length, 2);
});

testOnEachEngine(
  'F5 who has lost the second factor signs in with the password again, and is told',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    const browser = await signedIn(app);
    await browser.post('/api/account/email', { email: 'jana@dielna.example', currentPassword: jana.password });
    await confirmEmail(app, await mailedToken(app, 'jana@dielna.example'));
    await enableTotp(app, browser);
    const id = await idOf(database, jana.username);
    const passkey = { name: '', public_key: '', counter: 0, transports: '[]', created_at: 0, last_used_at: null };
    await database.db
      .insertInto('passkeys')
      .values({ id: 'lost', user_id: id, ...passkey })
      .execute();
    assert.equal((await browser.delete(`${path}/${id}/second-factor`)).code, 'access-denied', 'not the own one');
    const admin = await app.newBrowserOf('admin');
    assert.equal((await admin.delete(`${path}/${id}/second-factor`)).status, 200);
    assert.ok(!(await isSignedIn(browser)));
    const user = await read(admin, id);
    assert.deepEqual([user.hasTotp, user.passkeys, user.sessions], [false, 0, 0]);
    assert.equal((await logInElsewhere(app, jana)).answer.status, 200);
    const mails = await mailsTo(app, 'jana@dielna.example');
    // Mails of one moment leave in any order.
    assert.equal(mails.filter(({ subject }) => /overenie/.test(subject)).length, 1);
    const [entry] = await auditEntries(database, 'user.second-factor-reset');
    assert.deepEqual(JSON.parse(entry?.detail ?? ''), { hadTotp: true, passkeys: 1 });
  },
);

testOnEachEngine(
  'G4 G6 who is deleted while requests are being assigned to them gets none, and nobody meets an error of the server',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const [one, many, undoing] = [await openOffice(app), await openOffice(app), await openOffice(app)];
    const requests = await storeRequests(app, [{}, {}, {}]);
    const [first, second, third] = requests.map(({ id }) => id) as [string, string, string];
    const versionOf = async (id: string) => (await storedRequest(app, id)).version;
    for (let round = 0; round < 8; round += 1) {
      const { id, browser } = await openOffice(app);
      const assign = async (by: typeof one, request: string, assigneeId: string | null) =>
        by.browser.post(`${requestsPath}/${request}/assignee`, { assigneeId, version: await versionOf(request) });
      await assign(undoing, third, id);
      await assign(undoing, third, null);
      const { version } = await read(browser, id);
      const selection = { kind: 'ids', ids: [first, second] };
      const answers = await Promise.all([
        assign(one, first, id),
        many.browser.post(`${requestsPath}/bulk`, { selection, change: { kind: 'assign', assigneeId: id } }),
        undoing.browser.post(`${requestsPath}/undo`, { changes: [{ id: third, version: await versionOf(third) }] }),
        admin.delete(`${path}/${id}`, { version }),
      ]);
      assert.deepEqual(
        answers.map(({ status }) => status).filter((status) => ![200, 400, 409].includes(status)),
        [],
        JSON.stringify(answers.map(({ body }) => body)),
      );
      assert.equal(answers[3].status, 200);
      for (const request of [first, second, third]) assert.equal((await storedRequest(app, request)).assignee_id, null);
    }
  },
);
