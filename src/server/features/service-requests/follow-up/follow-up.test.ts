import assert from 'node:assert/strict';
import { type Notification, listNotifications } from '#contract/notifications.ts';
import { type RequestRow, countServiceRequests } from '#contract/service-requests/service-requests.ts';
import {
  done,
  openOffice,
  readDetail,
  requestsPath,
  storeRequest,
  keepSignedIn,
} from '#tests/support/people/office.ts';
import { openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const dayMs = 24 * 60 * 60_000;

const setAside = (browser: TestBrowser, id: string, body: { at: number | null; version: number }) =>
  browser.post(`${requestsPath}/${id}/follow-up`, body);
const idsIn = async (browser: TestBrowser, query: string) =>
  ((await browser.get(`${requestsPath}?${query}`)).body as { rows: RequestRow[] }).rows.map(({ id }) => id);
const remindersOf = async (browser: TestBrowser) =>
  ((await browser.get(listNotifications.path)).body as { notifications: Notification[] }).notifications;
const verifyEmail = ({ db }: TestDatabase, id: string) =>
  db
    .updateTable('users')
    .set({ email: 'anna@agency.example', email_key: 'anna@agency.example', email_verified_at: 1, language: 'cs' })
    .where('id', '=', id)
    .execute();

testOnEachEngine(
  'G2 a request that is put aside leaves the queue until then, and its person is reminded once',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const other = await openSecondApp(context, database);
    const { browser, id: userId } = await openOffice(app);
    await verifyEmail(database, userId);
    const { id, number } = await storeRequest(app, { is_unread: 0 });
    const at = app.services.clock() + 3 * dayMs;
    const row = done(await setAside(browser, id, { at, version: 1 }));
    assert.deepEqual([row.followUpAt, row.version], [at, 2]);
    assert.deepEqual([await idsIn(browser, ''), await idsIn(browser, 'view=later')], [[], [id]]);
    assert.deepEqual(await idsIn(browser, 'view=everything'), [id]);
    const { views } = done(await browser.get(countServiceRequests.path), countServiceRequests);
    assert.deepEqual([views.active.count, views.later.count], [0, 1]);
    const event = (await readDetail(browser, id)).events.at(-1);
    assert.deepEqual([event?.kind, event?.followUpAt], ['follow-up-set', at]);
    await app.runDueJobs();
    assert.deepEqual(await remindersOf(browser), []);
    await keepSignedIn(database);
    // Both instances wake late, and work it off twice.
    for (const each of [app, other]) each.passTime(5 * dayMs);
    await Promise.all([app.runDueJobs(), other.runDueJobs()]);
    await database.db.updateTable('jobs').set({ state: 'waiting' }).where('kind', '=', 'remind-follow-up').execute();
    await app.runDueJobs();
    const reminders = await remindersOf(browser);
    assert.deepEqual(
      reminders.map(({ kind, request, actorName }) => [kind, request?.number, actorName]),
      [['follow-up', number, null]],
    );
    assert.deepEqual([await idsIn(browser, ''), await idsIn(browser, 'view=later')], [[id], []]);
    const mails = [...app.mail.delivered, ...other.mail.delivered].filter(({ to }) => to === 'anna@agency.example');
    assert.deepEqual(
      mails.map(({ language }) => language),
      ['cs'],
    );
  },
);

testOnEachEngine('G2 a moment that was changed or withdrawn is not reminded of', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const now = app.services.clock();
  const [moved, takenUp] = [await storeRequest(app), await storeRequest(app)];
  done(await setAside(browser, moved.id, { at: now + dayMs, version: 1 }));
  done(await setAside(browser, moved.id, { at: now + 2 * dayMs, version: 2 }));
  done(await setAside(browser, takenUp.id, { at: now + dayMs, version: 1 }));
  done(await setAside(browser, takenUp.id, { at: null, version: 2 }));
  await keepSignedIn(database);
  app.passTime(dayMs);
  await app.runDueJobs();
  assert.deepEqual(await remindersOf(browser), []);
  app.passTime(dayMs);
  await app.runDueJobs();
  assert.deepEqual(
    (await remindersOf(browser)).map(({ request }) => request?.id),
    [moved.id],
  );
  for (const at of [now, app.services.clock() + 400 * dayMs]) {
    assert.equal((await setAside(browser, moved.id, { at, version: 3 })).code, 'invalid-input');
  }
});

testOnEachEngine(
  'G3 a request that was cancelled or completed meanwhile is not reminded of',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const at = app.services.clock() + dayMs;
    const [going, cancelled, completed] = [await storeRequest(app), await storeRequest(app), await storeRequest(app)];
    for (const { id } of [going, cancelled, completed]) done(await setAside(browser, id, { at, version: 1 }));
    const reason = { to: 'cancelled', reason: 'Našiel iného.', version: 2 };
    done(await browser.post(`${requestsPath}/${cancelled.id}/status`, reason));
    await database.db
      .updateTable('service_requests')
      .set({ status: 'completed' })
      .where('id', '=', completed.id)
      .execute();
    await keepSignedIn(database);
    app.passTime(dayMs);
    await app.runDueJobs();
    assert.deepEqual(
      (await remindersOf(browser)).map(({ request }) => request?.id),
      [going.id],
    );
  },
);
