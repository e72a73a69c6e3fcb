import assert from 'node:assert/strict';
import { type Dashboard, getDashboard } from '#contract/analytics/analytics.ts';
import { type Notification, listNotifications } from '#contract/notifications.ts';
import { correctRequestAddress } from '#contract/service-requests/request-changes.ts';
import { replyToRequest } from '#contract/mail/mail.ts';
import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import { RefusedMailError } from '#server/gateways/mail/mail-gateway.ts';
import { done, openOffice, readDetail, requestsPath, storeRequest } from '#tests/support/people/office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'D6 a refused mail is seen at once where the owner looks, and goes to the corrected address',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const contact = { name: 'Anna Kováčová', email: 'anna@kovac.exmaple', phone: '', company: '' };
    const { id, number } = await storeRequest(app, { contact });
    const path = `${requestsPath}/${id}`;
    const message = { subject: 'Váš web', body: 'Dobrý deň.', version: 1 };
    done(await browser.post(`${path}/reply`, message, { 'idempotency-key': newKey() }), replyToRequest);
    app.passTime(replyHoldMs);
    app.mail.failNext(1, new RefusedMailError(`550 5.1.1 <${contact.email}> no such user`));
    await app.runDueJobs();
    const [mail] = (await readDetail(browser, id)).mails;
    assert.deepEqual([mail?.state, mail?.attempts, mail?.failure], ['failed', 1, 'recipient-refused']);
    const dashboard = (await browser.get(getDashboard.path)).body as Dashboard;
    const refused = { id: mail?.id, request: { id, number }, recipient: contact.email, failure: 'recipient-refused' };
    assert.deepEqual(dashboard.undelivered, { count: 1, newest: [refused] });
    const told = (await browser.get(listNotifications.path)).body as { notifications: Notification[]; unread: number };
    assert.deepEqual(
      [told.unread, told.notifications.map(({ kind, request }) => [kind, request?.id])],
      [1, [['mail-refused', id]]],
    );
    const { version } = await readDetail(browser, id);
    const wrong = await browser.post(`${path}/address`, { email: 'anna@', version });
    assert.deepEqual([wrong.status, wrong.code], [400, 'invalid-input']);
    const email = 'Anna@kovac.example';
    const answer = await browser.post(`${path}/address`, { email, version });
    assert.deepEqual(done(answer, correctRequestAddress), { resent: 1 });
    assert.equal((await browser.post(`${path}/address`, { email, version })).code, 'changed-meanwhile');
    await app.runDueJobs();
    assert.deepEqual(
      app.mail.delivered.map(({ to, subject }) => [to, subject]),
      [[email, message.subject]],
    );
    const after = await readDetail(browser, id);
    assert.deepEqual([after.contact.email, after.mails[0]?.state], [email, 'sent']);
    const later = (await browser.get(getDashboard.path)).body as Dashboard;
    assert.deepEqual(later.undelivered, { count: 0, newest: [] });
  },
);
