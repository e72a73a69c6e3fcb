import assert from 'node:assert/strict';
import type { LiveEvent } from '#contract/live.ts';
import { contactBody, sendMessage } from '#tests/support/requests/contact-messages.ts';
import { done, openOffice, remove, requestsPath, storeRequest } from '#tests/support/people/office.ts';
import { newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

function hear({ services }: TestApp): () => LiveEvent[] {
  const heard: LiveEvent[] = [];
  services.live.subscribe((event) => heard.push(event));
  return () => heard.splice(0);
}

testOnEachEngine(
  'G2 a request is announced once when it arrives, a repetition and a suspicious one never',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const heard = hear(app);
    const key = newKey();
    for (let sent = 0; sent < 2; sent += 1) done(await submit(app.newBrowser(), submission(), key));
    done(await sendMessage(app.newBrowser()));
    done(await submit(app.newBrowser(), submission({ website: 'spam' })));
    done(await sendMessage(app.newBrowser(), contactBody({ website: 'spam' })));
    await submit(app.newBrowser(), {});
    assert.deepEqual(
      heard().map((event) => (event.kind === 'request-arrived' ? [event.number, event.source] : event)),
      [
        [1001, 'configurator'],
        [1002, 'contact'],
      ],
    );
  },
);

testOnEachEngine(
  'G5 changes of a request are announced, calls that change nothing are not',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser, id: self } = await openOffice(app);
    const { id } = await storeRequest(app);
    const heard = hear(app);
    const post = (what: string, body: object) =>
      browser.post(`${requestsPath}/${id}/${what}`, body, { 'idempotency-key': newKey() });
    done(await post('status', { to: 'in_review', reason: null, version: 1 }));
    done(await post('assignee', { assigneeId: self, version: 2 }));
    done(await browser.post(`${requestsPath}/undo`, { changes: [{ id, version: 3 }] }));
    done(await post('read', { isUnread: false }));
    done(await post('notes', { body: 'Volal.' }));
    assert.deepEqual(
      heard(),
      Array.from({ length: 5 }, () => ({ kind: 'request-changed', id })),
    );
    done(await post('priority', { priority: 'medium', version: 4 }));
    done(await post('presence', { isLeaving: false }));
    assert.equal((await post('priority', { priority: 'low', version: 3 })).status, 409);
    assert.equal((await post('status', { to: 'new', reason: null, version: 4 })).status, 409);
    assert.deepEqual(heard(), []);
    done(await remove(browser, `${requestsPath}/${id}`, { version: 4 }));
    assert.deepEqual(heard(), [{ kind: 'request-changed', id }]);
  },
);
