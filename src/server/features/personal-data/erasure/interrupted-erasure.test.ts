import assert from 'node:assert/strict';
import { rowsOf } from '#server/features/personal-data/personal-rows-store.ts';
import { findPerson } from '#server/features/personal-data/person-store.ts';
import {
  askForReset,
  idOf,
  jana,
  logInElsewhere,
  mailedToken,
  mailsTo,
  peter,
  registerIn,
  registerVerified,
} from '#tests/support/people/accounts.ts';
import { endWork, leaver, makeLeaver, tracesIn } from '#tests/support/database/departures.ts';
import { dataPath, readData, sendDataForm } from '#tests/support/database/own-data.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { answersOf, submission, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { deleteExpiredLimits } from '#server/http/security/rate-limit-store.ts';
import { erasePersonJob } from './delete-account.ts';
import { erasureSteps } from './erase-person.ts';
import { forgetPartings } from './forget-partings.ts';

const dayMs = 24 * 60 * 60_000;

const isKept = (table: string) => rowsOf(table as never)?.erased === 'kept';

testOnEachEngine(
  'K6 a deletion that was cut off after any step is finished by the next attempt',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { db } = app.services;
    const left = await makeLeaver(office);
    await endWork(office, left.signed.quote.id);
    await sendDataForm(left.portal, { go: 'delete', currentPassword: leaver.password });
    const token = await mailedToken(app, leaver.email);
    assert.equal((await sendDataForm(left.portal, { go: 'confirm', token })).status, 200);
    // A server that is gone after each step: every one of them is done once and, with those before it, again.
    const userId = await idOf(database, leaver.username);
    for (const last of erasureSteps.keys()) {
      for (const step of erasureSteps.slice(0, last + 1)) await step(app.services, await findPerson(db, userId));
    }
    await app.runDueJobs();
    await forgetPartings(app.services);
    app.passTime(2 * dayMs);
    await deleteExpiredLimits(db, app.services.clock());
    const { state } = await db
      .selectFrom('jobs')
      .select('state')
      .where('kind', '=', erasePersonJob)
      .executeTakeFirstOrThrow();
    assert.equal(state, 'done');
    assert.deepEqual(
      Object.keys(await tracesIn(database)).filter((table) => !isKept(table)),
      [],
    );
  },
);

testOnEachEngine('K6 I4 a deletion takes nothing of anybody else', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
  const { db } = app.services;
  const browser = await registerVerified(app, jana);
  await registerVerified(app, peter);
  for (const { username, email } of [jana, peter]) {
    await submit(
      app.newBrowser('203.0.113.5'),
      submission({ answers: answersOf({ name: `${username} Prvá`, email }) }),
    );
  }
  await app.runDueJobs();
  const ofPeter = async () => {
    const rows = await db.selectFrom('outbox_messages').select('id').where('recipient', '=', peter.email).execute();
    const customer = await db
      .selectFrom('customers')
      .selectAll()
      .where('email', '=', peter.email)
      .executeTakeFirstOrThrow();
    const requests = await db
      .selectFrom('service_requests')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .execute();
    const estimates = await db
      .selectFrom('estimates')
      .selectAll()
      .where('id', '=', requests[0]?.estimate_id ?? '')
      .execute();
    return { mails: rows.length, customer, requests, estimates };
  };
  const before = await ofPeter();
  await sendDataForm(browser, { go: 'delete', currentPassword: jana.password });
  const token = await mailedToken(app, jana.email);
  const stranger = await app.newBrowserOf('user');
  assert.equal((await sendDataForm(stranger, { go: 'confirm', token })).status, 410, 'the link is of one account');
  assert.equal((await sendDataForm(browser, { go: 'confirm', token })).status, 200);
  await app.runDueJobs();
  assert.deepEqual(await ofPeter(), before);
  assert.deepEqual(
    await db.selectFrom('users').select('username').where('username', 'in', ['Jana', 'Peter']).execute(),
    [{ username: peter.username }],
  );
});

testOnEachEngine(
  'K6 an account without a verified address is deleted by the password, those of the agency are not',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    for (const role of ['admin', 'bookkeeper'] as const) {
      const staff = await app.newBrowserOf(role);
      assert.equal((await readData(staff)).isStaff, true);
      assert.equal((await sendDataForm(staff, { go: 'delete', currentPassword: 'x' })).status, 403, role);
    }
    const browser = await registerIn(app, { username: 'bez-adresy', password: jana.password });
    assert.equal((await readData(browser)).isMailed, false);
    const foreign = await browser.postForm(dataPath, [['go', 'delete']], { origin: 'https://evil.example' });
    assert.equal(foreign.status, 403);
    const empty = await sendDataForm(browser, { go: 'delete', currentPassword: '' });
    assert.equal(empty.status, 400);
    assert.equal((await sendDataForm(browser, { go: 'delete', currentPassword: jana.password })).status, 200);
    await app.runDueJobs();
    assert.equal(
      await database.db.selectFrom('users').select('id').where('username', '=', 'bez-adresy').executeTakeFirst(),
      undefined,
    );
  },
);

testOnEachEngine(
  'K6 F3 a closed account lets nobody in before its deletion is done: logins and new links are refused as for an unknown one',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await registerVerified(app, jana);
    await sendDataForm(browser, { go: 'delete', currentPassword: jana.password });
    const token = await mailedToken(app, jana.email);
    assert.equal((await sendDataForm(browser, { go: 'confirm', token })).status, 200);
    const job = database.db.updateTable('jobs').where('kind', '=', erasePersonJob);
    const { run_at: dueAt } = await database.db
      .selectFrom('jobs')
      .select('run_at')
      .where('kind', '=', erasePersonJob)
      .executeTakeFirstOrThrow();
    await job.set({ run_at: dueAt + dayMs }).execute();
    const [unknown, closed] = [
      await logInElsewhere(app, { ...jana, username: 'nikto' }),
      await logInElsewhere(app, jana),
    ];
    assert.deepEqual([closed.answer.status, closed.answer.code], [unknown.answer.status, 'wrong-credentials']);
    const mailed = (await mailsTo(app, jana.email)).length;
    assert.equal((await askForReset(app, jana.email)).status, 200);
    assert.equal((await mailsTo(app, jana.email)).length, mailed, 'no link');
    await job.set({ run_at: dueAt }).execute();
    await app.runDueJobs();
    assert.deepEqual(await database.db.selectFrom('users').select('id').execute(), []);
  },
);

testOnEachEngine(
  'K6 G6 an account that is enabled or deleted in the back office during its own deletion is left to it, and nothing of the person stays',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const { db } = app.services;
    const browser = await registerVerified(app, jana);
    await submit(app.newBrowser('203.0.113.5'), submission({ answers: answersOf({ email: jana.email }) }));
    await app.runDueJobs();
    await sendDataForm(browser, { go: 'delete', currentPassword: jana.password });
    const token = await mailedToken(app, jana.email);
    assert.equal((await sendDataForm(browser, { go: 'confirm', token })).status, 200);
    const { id, version } = await db
      .selectFrom('users')
      .select(['id', 'version'])
      .where('username', '=', jana.username)
      .executeTakeFirstOrThrow();
    const office = await app.newBrowserOf('admin');
    assert.equal((await office.delete(`/api/admin/users/${id}/disabled`)).status, 200);
    const { disabled_at: closedAt } = await db
      .selectFrom('users')
      .select('disabled_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.notEqual(closedAt, null, 'it stays closed');
    assert.equal((await office.delete(`/api/admin/users/${id}`, { version })).status, 200);
    await app.runDueJobs();
    const job = db.selectFrom('jobs').select('state').where('kind', '=', erasePersonJob);
    assert.equal((await job.executeTakeFirstOrThrow()).state, 'done');
    assert.equal(await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst(), undefined);
    const customers = db.selectFrom('customers').select('id').where('email', '=', jana.email);
    assert.deepEqual(await customers.execute(), []);
  },
);
