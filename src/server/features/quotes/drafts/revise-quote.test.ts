import assert from 'node:assert/strict';
import { reviseQuote } from '#contract/quotes/quotes.ts';
import { type QuoteStatus, quoteStatuses } from '#domain/quotes/quote-status.ts';
import { completeAgency } from '#tests/support/people/complete-agency.ts';
import { done, openOffice, remove } from '#tests/support/people/office.ts';
import { createDraft, quotesPath } from '#tests/support/quotes/quotes.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const revisable: readonly QuoteStatus[] = ['sent', 'viewed', 'changes_requested', 'declined', 'expired'];

/** Makes a quote look sent, with a number. */
const markSent = ({ db }: TestDatabase, id: string, status: QuoteStatus = 'sent') =>
  db
    .updateTable('quotes')
    .set({ status, number_year: 2026, number_sequence: 42, sent_at: 1 })
    .where('id', '=', id)
    .execute();

testOnEachEngine(
  'H7 a version after the sent one is a draft with its lines, under its number; asking again returns the same',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    await completeAgency(browser);
    const first = await createDraft(browser, { validUntil: '2026-11-30' });
    await markSent(database, first.id);
    const path = `${quotesPath}/${first.id}/revision`;
    const answers = await Promise.all([browser.post(path), browser.post(path)]);
    const [draft, again] = answers.map((answer) => done(answer, reviseQuote));
    assert.ok(draft);
    assert.deepEqual(again, draft);
    assert.deepEqual([draft.familyId, draft.versionNumber, draft.number], [first.familyId, 2, '2026-0042-R2']);
    assert.deepEqual([draft.status, draft.sentAt, draft.privatePath, draft.version], ['draft', null, null, 1]);
    assert.deepEqual(draft.content, { ...first.content, validUntil: '2026-12-21' }, 'with the same ids of lines');
    assert.deepEqual(
      draft.versions.map(({ number, status }) => [number, status]),
      [
        ['2026-0042', 'sent'],
        ['2026-0042-R2', 'draft'],
      ],
    );
    const latest = await database.db.selectFrom('quotes').select('id').where('is_latest', '=', 1).execute();
    assert.deepEqual(latest, [{ id: draft.id }]);
    assert.equal((await browser.post(`${quotesPath}/${draft.id}/revision`)).code, 'move-not-allowed');

    done(await remove(browser, `${quotesPath}/${draft.id}`, { version: 1 }));
    const left = await database.db.selectFrom('quotes').select(['id', 'is_latest', 'status']).execute();
    assert.deepEqual(left, [{ id: first.id, is_latest: 1, status: 'sent' }]);
  },
);

testOnEachEngine('H7 only what a later version can replace has one', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id } = await createDraft(browser);
  for (const status of quoteStatuses) {
    await markSent(database, id, status);
    const answer = await browser.post(`${quotesPath}/${id}/revision`);
    const expected = revisable.includes(status) ? [200, undefined] : [409, 'move-not-allowed'];
    assert.deepEqual([answer.status, answer.code], expected, status);
    await database.db.deleteFrom('quotes').where('version_number', '=', 2).execute();
  }
  assert.equal((await browser.post(`${quotesPath}/01JD7Z0000000000000000EST1/revision`)).code, 'not-found');
});

testOnEachEngine('H1 a draft that has drawn a number stays, one without is deleted', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id, version } = await createDraft(browser);
  await markSent(database, id, 'draft');
  const bound = await remove(browser, `${quotesPath}/${id}`, { version });
  assert.deepEqual([bound.status, bound.code], [409, 'quote-has-number']);
  const other = await createDraft(browser);
  assert.equal((await remove(browser, `${quotesPath}/${other.id}`, { version: 1 })).code, 'changed-meanwhile');
  done(await remove(browser, `${quotesPath}/${other.id}`, { version: other.version }));
  assert.equal((await remove(browser, `${quotesPath}/${other.id}`, { version: other.version })).code, 'not-found');
  assert.deepEqual(await database.db.selectFrom('quote_events').select('quote_id').execute(), [{ quote_id: id }]);
});
