import assert from 'node:assert/strict';
import { addRequestNote } from '#contract/service-requests/request-changes.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { done, openOffice, readDetail, remove, requestsPath, storeRequest } from '#tests/support/people/office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'G3 a note is stored once for a key, shown with its author, and deleted by its author only',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [first, second] = [await openOffice(app), await openOffice(app)];
    const { id } = await storeRequest(app);
    const path = `${requestsPath}/${id}/notes`;
    const [key, body] = [newKey(), { body: '  Pozor na staré zmluvy.  ' }];
    const note = done(await first.browser.post(path, body, { 'idempotency-key': key }), addRequestNote);
    assert.deepEqual(done(await first.browser.post(path, body, { 'idempotency-key': key })), note);
    const reused = await first.browser.post(path, { body: 'Iné' }, { 'idempotency-key': key });
    assert.deepEqual([reused.status, reused.code], [409, 'idempotency-key-reused']);
    const foreign = done(await second.browser.post(path, body, { 'idempotency-key': key }), addRequestNote);
    assert.notEqual(foreign.id, note.id, 'a key is its author’s own');
    const { notes, version } = await readDetail(first.browser, id);
    assert.deepEqual(
      notes.map(({ authorName, body: text }) => `${authorName}: ${text}`).toSorted(),
      [first, second].map(({ username }) => `${username}: Pozor na staré zmluvy.`).toSorted(),
    );
    assert.equal(version, 1, 'a note is no reason for a conflict');
    assert.equal((await remove(second.browser, `${path}/${note.id}`)).code, 'not-found');
    done(await remove(first.browser, `${path}/${note.id}`));
    assert.equal((await remove(first.browser, `${path}/${note.id}`)).code, 'not-found');
    assert.deepEqual(
      (await readDetail(first.browser, id)).notes.map((each) => each.id),
      [foreign.id],
    );
    const audited = [...(await auditEntries(database, 'service-request.noted'))];
    assert.equal(audited.length, 2);
    assert.doesNotMatch(JSON.stringify(audited), /zmluvy/);
  },
);

testOnEachEngine('G3 a note sent 20 times at once through two instances is one note', async (database, context) => {
  const app = await openTestApp(context, database);
  const other = await openSecondApp(context, database);
  const { browser } = await openOffice(app);
  const elsewhere = other.newBrowser();
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  const { id } = await storeRequest(app);
  const [key, csrfToken] = [newKey(), await browser.takeToken()];
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'idempotency-key': key };
  elsewhere.cookies.set('csrf-token', csrfToken);
  const call = { method: 'POST', headers, body: JSON.stringify({ body: 'Raz' }) };
  const path = `${requestsPath}/${id}/notes`;
  const sends = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? browser : elsewhere).call(path, call));
  const ids = (await Promise.all(sends)).map((answer) => done(answer, addRequestNote).id);
  assert.equal(new Set(ids).size, 1);
  assert.equal((await readDetail(browser, id)).notes.length, 1);
});

testOnEachEngine('G3 an empty or too long note is rejected in the reader’s language', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id } = await storeRequest(app);
  const send = (body: string, noteOf = id) =>
    browser.post(`${requestsPath}/${noteOf}/notes`, { body }, { 'idempotency-key': newKey() });
  const empty = await send(' \n ');
  assert.deepEqual([empty.status, empty.code], [400, 'invalid-input']);
  assert.match(empty.text, /Toto pole je povinné/);
  assert.equal((await send('ž'.repeat(5001))).status, 400);
  assert.equal((await send('ž'.repeat(5000))).status, 200);
  assert.equal((await send('Kto?', app.services.newId())).code, 'not-found');
});
