import assert from 'node:assert/strict';
import { type Notification, listNotifications, readNotifications } from '#contract/notifications.ts';
import { done, openOffice, requestsPath, storeRequest } from '#tests/support/people/office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { deleteOver } from '#tests/support/database/retention.ts';

const toldTo = async (browser: TestBrowser) =>
  (await browser.get(listNotifications.path)).body as { notifications: Notification[]; unread: number };

async function giveAddress({ db }: TestDatabase, id: string, verifiedAt: number | null): Promise<string> {
  const email = `${id.toLowerCase()}@agency.example`;
  await db
    .updateTable('users')
    .set({ email, email_key: email, email_verified_at: verifiedAt, language: 'en' })
    .where('id', '=', id)
    .execute();
  return email;
}

testOnEachEngine(
  'G3 whoever is given a request is told in the back office and by mail, not whoever takes it',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [me, colleague] = [await openOffice(app), await openOffice(app)];
    const address = await giveAddress(database, colleague.id, 1);
    const [one, second, third] = [await storeRequest(app), await storeRequest(app), await storeRequest(app)];
    const assign = (id: string, assigneeId: string, version: number) =>
      me.browser.post(`${requestsPath}/${id}/assignee`, { assigneeId, version });
    done(await assign(one.id, me.id, 1));
    assert.deepEqual(await toldTo(me.browser), { notifications: [], unread: 0, undelivered: 0 });
    done(await assign(one.id, colleague.id, 2));
    done(await assign(one.id, colleague.id, 3));
    const selection = { kind: 'ids', ids: [second.id, third.id] };
    await me.browser.post(`${requestsPath}/bulk`, { selection, change: { kind: 'assign', assigneeId: colleague.id } });
    await app.runDueJobs();
    const { notifications, unread } = await toldTo(colleague.browser);
    assert.deepEqual(
      notifications.map(({ kind, actorName, request, requests }) => [
        kind,
        actorName,
        request?.number ?? null,
        requests,
      ]),
      [
        ['assigned', me.username, null, 2],
        ['assigned', me.username, one.number, 1],
      ],
      'many at once are told once, the same again not at all',
    );
    assert.equal(unread, 2);
    const mails = app.mail.delivered.filter(({ to }) => to === address);
    assert.deepEqual([mails.length, mails[0]?.language], [2, 'en']);
    assert.ok(mails.some(({ text }) => text.includes(`/admin/requests/${one.id}`)));
    done(await colleague.browser.post(readNotifications.path, { kind: 'request', id: one.id }), readNotifications);
    assert.equal((await toldTo(colleague.browser)).unread, 1);
    const newest = notifications[0]?.id;
    done(await colleague.browser.post(readNotifications.path, { kind: 'up-to', id: newest }), readNotifications);
    assert.equal((await toldTo(colleague.browser)).unread, 0);
    app.mail.failNext(1);
    done(await assign(one.id, me.id, 3));
    done(await assign(one.id, colleague.id, 4));
    await app.runDueJobs();
    await database.db.updateTable('users').set({ disabled_at: 1 }).where('id', '=', colleague.id).execute();
    app.passTime(60_000);
    await app.runDueJobs();
    assert.equal(app.mail.delivered.filter(({ to }) => to === address).length, 2, 'nothing to who has left meanwhile');
    app.passTime(91 * 24 * 60 * 60_000);
    await deleteOver(app.services, 'notifications');
    assert.deepEqual(await database.db.selectFrom('notifications').selectAll().execute(), []);
  },
);

testOnEachEngine('G3 whom a note names is told, and the note stays inside', async (database, context) => {
  const app = await openTestApp(context, database);
  const [me, named, unverified] = [await openOffice(app), await openOffice(app), await openOffice(app)];
  const address = await giveAddress(database, named.id, 1);
  await giveAddress(database, unverified.id, null);
  const { id } = await storeRequest(app);
  const body = `@${named.username.toUpperCase()}, @${unverified.username}, @${me.username}: tajné heslo k webu`;
  const key = newKey();
  for (let time = 0; time < 2; time += 1) {
    await me.browser.post(`${requestsPath}/${id}/notes`, { body }, { 'idempotency-key': key });
  }
  await app.runDueJobs();
  for (const { browser } of [named, unverified]) {
    const { notifications } = await toldTo(browser);
    assert.deepEqual(
      notifications.map(({ kind, request }) => [kind, request?.id]),
      [['mentioned', id]],
    );
  }
  assert.equal((await toldTo(me.browser)).unread, 0);
  assert.deepEqual(
    app.mail.delivered.map(({ to }) => to),
    [address],
  );
  assert.doesNotMatch(app.mail.delivered.map(({ text, html }) => text + html).join(''), /tajné/);
});
