import assert from 'node:assert/strict';
import {
  auditEntries,
  failAtId,
  jana,
  logInElsewhere,
  registerIn,
  statusesOf,
} from '#tests/support/people/accounts.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

const path = '/api/admin/settings/security';
const first = { requireSecondFactor: false, requireOfAdministrators: true, minimumPasswordLength: 6 };
const strict = { requireSecondFactor: false, requireOfAdministrators: true, minimumPasswordLength: 12 };

testOnEachEngine(
  'F6 an administrator changes what is demanded of sign-ins, which the log keeps',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    assert.deepEqual((await admin.get(path)).body, { ...first, version: 0 });
    const answer = await admin.put(path, { ...strict, version: 0 });
    assert.deepEqual([answer.status, answer.body], [200, { ...strict, version: 1 }]);
    app.passTime(1);
    assert.deepEqual((await admin.put(path, { ...first, version: 1 })).body, { ...first, version: 2 });
    assert.deepEqual((await admin.get(path)).body, { ...first, version: 2 });
    assert.deepEqual(
      (await auditEntries(database, 'settings.security-changed')).map(({ actor_kind: kind, detail }) => [kind, detail]),
      [
        ['admin', JSON.stringify(strict)],
        ['admin', JSON.stringify(first)],
      ],
    );
  },
);

testOnEachEngine(
  'G5 of two administrators the second learns of the change and loses nothing',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [one, other] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
    for (const version of [0, 1]) {
      const answers = await Promise.all([
        one.put(path, { ...strict, version }),
        other.put(path, { ...first, version }),
      ]);
      assert.deepEqual(statusesOf(answers), [200, 409]);
      assert.ok(answers.some(({ code }) => code === 'changed-meanwhile'));
      const won = answers[0].status === 200 ? strict : first;
      assert.deepEqual((await one.get(path)).body, { ...won, version: version + 1 });
    }
    for (const version of [0, 1, 3]) {
      assert.equal((await one.put(path, { ...strict, version })).code, 'changed-meanwhile', String(version));
    }
    assert.equal(
      (await auditEntries(database, 'settings.security-changed')).length,
      2,
      'a refused change leaves no entry',
    );
  },
);

testOnEachEngine('F6 the minimum is raised and never lowered below the source’s', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  for (const minimumPasswordLength of [5, 65, 8.5]) {
    const answer = await admin.put(path, { ...first, minimumPasswordLength, version: 0 });
    assert.deepEqual([answer.status, answer.code], [400, 'invalid-input']);
  }
  assert.deepEqual((await admin.get(path)).body, { ...first, version: 0 });
});

testOnEachEngine('F6 nobody but administrators reads or changes the settings', async (database, context) => {
  const app = await openTestApp(context, database);
  const customer = await app.newBrowserOf('user');
  const stranger = app.newBrowser('192.0.2.9');
  for (const [browser, code] of [
    [customer, 'access-denied'],
    [stranger, 'sign-in-required'],
  ] as const) {
    assert.equal((await browser.get(path)).code, code);
    assert.equal((await browser.put(path, { ...strict, version: 0 })).code, code);
  }
  assert.deepEqual(await database.db.selectFrom('settings').selectAll().execute(), []);
});

testOnEachEngine(
  'F5 a demanded second factor holds from the next call on, for sessions that are and for new ones',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await registerIn(app, jana);
    const admin = await app.newBrowserOf('admin');
    await admin.put(path, { ...first, requireSecondFactor: true, version: 0 });
    assert.equal((await browser.get('/api/account/sessions')).code, 'second-factor-required');
    assert.equal((await admin.get(path)).code, 'second-factor-required');
    const account = await browser.get('/api/account');
    assert.equal((account.body as { isSecondFactorRequired: boolean }).isSecondFactorRequired, true);
    const { answer } = await logInElsewhere(app, jana);
    assert.deepEqual(answer.body, { username: jana.username, role: 'user', mustEnrol: true });
  },
);

testOnEachEngine('G11 a change whose entry fails does not happen', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  failAtId(app, 1);
  assert.equal((await admin.put(path, { ...strict, version: 0 })).status, 500);
  assert.deepEqual((await admin.get(path)).body, { ...first, version: 0 });
});

testOnEachEngine('F6 pages with a new password say the minimum in force', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const minimumOn = async (page: string) => readPageInput((await admin.get(page)).text).minimumPasswordLength;
  const pages = ['/prihlasenie', '/setup', '/resetovat-heslo', '/admin/users'];
  // A shared page is kept from the second visit on.
  for (const page of [...pages, ...pages]) assert.equal(await minimumOn(page), undefined, `${page} at first`);
  await admin.put(path, { ...strict, version: 0 });
  for (const page of pages) assert.equal(await minimumOn(page), 12, `${page} after the change`);
  await admin.put(path, { ...first, version: 1 });
  for (const page of pages) assert.equal(await minimumOn(page), undefined, `${page} once it is lowered again`);
});

testOnEachEngine('F6 K2 every instance says a new minimum within five seconds', async (database, context) => {
  const [app, second] = [await openTestApp(context, database), await openTestApp(context, database)];
  const admin = await app.newBrowserOf('admin');
  const visitor = second.newBrowser();
  const minimumThere = async () => readPageInput((await visitor.get('/prihlasenie')).text).minimumPasswordLength;
  for (let visit = 0; visit < 3; visit += 1) assert.equal(await minimumThere(), undefined);
  await admin.put(path, { ...strict, version: 0 });
  second.passTime(5001);
  await minimumThere();
  await second.services.security.refresh();
  assert.equal(await minimumThere(), 12);
});
