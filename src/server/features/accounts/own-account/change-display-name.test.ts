import assert from 'node:assert/strict';
import { auditEntries, refusalsOf } from '#tests/support/people/accounts.ts';
import { done, openOffice, readDetail, requestsPath, storeRequest } from '#tests/support/people/office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/account/display-name';

testOnEachEngine(
  'G3 a display name stands in notes, assignments and the history; without one the username does',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser, id: self, username } = await openOffice(app);
    const { id } = await storeRequest(app);
    const tooLong = await browser.put(path, { displayName: 'x'.repeat(61) });
    assert.deepEqual(
      refusalsOf(tooLong).map(({ field, rule }) => [field, rule]),
      [['displayName', 'too-long']],
    );
    assert.equal((await browser.put(path, { displayName: '  Mária   Olovnicová ' })).status, 200);
    done(await browser.post(`${requestsPath}/${id}/assignee`, { assigneeId: self, version: 1 }));
    await browser.post(`${requestsPath}/${id}/notes`, { body: 'Volať.' }, { 'idempotency-key': newKey() });
    const detail = await readDetail(browser, id);
    assert.deepEqual(detail.assignee, { id: self, username, name: 'Mária Olovnicová' });
    assert.equal(detail.notes[0]?.authorName, 'Mária Olovnicová');
    const assigned = detail.events.find(({ kind }) => kind === 'assigned');
    assert.deepEqual([assigned?.actorName, assigned?.change?.to], ['Mária Olovnicová', 'Mária Olovnicová']);
    assert.equal((await auditEntries(database, 'account.name-changed')).length, 1);

    assert.equal((await browser.put(path, { displayName: '' })).status, 200);
    assert.equal((await readDetail(browser, id)).notes[0]?.authorName, username);
  },
);
