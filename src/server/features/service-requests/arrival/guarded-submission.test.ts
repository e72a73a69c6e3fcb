import assert from 'node:assert/strict';
import { countRows, nothing, stored } from '#tests/support/database/stored-submissions.ts';
import { newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'E1 a form sent faster than a person can fill it in is rejected with the time to wait, and accepted after it',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { MINIMUM_FILL_MS: '3000' } });
    const browser = app.newBrowser();
    const csrfToken = await browser.takeToken();
    const key = newKey();
    const send = () =>
      browser.call('/api/service-requests', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'idempotency-key': key },
        body: JSON.stringify(submission()),
      });
    app.passTime(800);
    const early = await send();
    assert.deepEqual([early.status, early.code, early.headers.get('retry-after')], [429, 'sent-too-fast', '3']);
    app.passTime(2199);
    assert.deepEqual([(await send()).status, await countRows(database)], [429, nothing]);
    app.passTime(1);
    stored(await send());
    app.passTime(-2000);
    stored(await send());
  },
);

testOnEachEngine(
  'E1 the eleventh submission from one address within ten minutes is rejected, and accepted afterwards',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (let sent = 0; sent < 10; sent += 1) stored(await submit(app.newBrowser()));
    app.passTime(60_000);
    const key = newKey();
    const refused = await submit(app.newBrowser(), submission(), key);
    assert.deepEqual(
      [refused.status, refused.code, refused.headers.get('retry-after')],
      [429, 'too-many-requests', String(9 * 60)],
    );
    stored(await submit(app.newBrowser('192.0.2.2')));
    app.passTime(9 * 60_000);
    stored(await submit(app.newBrowser(), submission(), key));
  },
);

testOnEachEngine(
  'J1 a submission without a valid CSRF token is rejected and stores nothing',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = app.newBrowser();
    const issued = await browser.takeToken();
    const send = (csrfToken: string | undefined) =>
      browser.call('/api/service-requests', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': newKey(),
          ...(csrfToken && { 'x-csrf-token': csrfToken }),
        },
        body: JSON.stringify(submission()),
      });
    for (const wrong of [undefined, '', 'made-up', `${issued}x`]) {
      const answer = await send(wrong);
      assert.deepEqual([answer.status, answer.code], [403, 'csrf-token-invalid'], String(wrong));
    }
    app.passTime(24 * 60 * 60_000 + 1);
    assert.deepEqual([(await send(issued)).code, await countRows(database)], ['csrf-token-invalid', nothing]);
    assert.equal((await send(await browser.takeToken())).status, 200);
  },
);

testOnEachEngine(
  'K2 a CSRF token of one instance is valid at another, and both share one rate limit',
  async (database, context) => {
    const apps = [await openTestApp(context, database), await openSecondApp(context, database)] as const;
    const csrfToken = await apps[0].newBrowser().takeToken();
    let accepted = 0;
    for (let sent = 0; sent < 12; sent += 1) {
      const browser = apps[sent % 2 === 0 ? 0 : 1].newBrowser();
      browser.cookies.set('csrf-token', csrfToken);
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'idempotency-key': newKey() };
      const body = JSON.stringify(submission());
      const answer = await browser.call('/api/service-requests', { method: 'POST', headers, body });
      if (answer.status === 200) accepted += 1;
      else assert.equal(answer.code, 'too-many-requests');
    }
    assert.equal(accepted, 10);
  },
);
