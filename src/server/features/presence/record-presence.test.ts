import assert from 'node:assert/strict';
import { deleteQuote, noteQuotePresence } from '#contract/quotes/quotes.ts';
import { noteRequestPresence } from '#contract/service-requests/request-changes.ts';
import {
  type OfficePerson,
  done,
  openOffice,
  remove,
  requestsPath,
  storeRequest,
} from '#tests/support/people/office.ts';
import { createDraft, quotesPath } from '#tests/support/quotes/quotes.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

for (const kind of ['request', 'quote'] as const) {
  testOnEachEngine(
    `G5 a user who has a ${kind} open is shown to others for 45 seconds, or until leaving`,
    async (database, context) => {
      const app = await openTestApp(context, database);
      const [first, second] = [await openOffice(app), await openOffice(app)];
      const make = async () => (kind === 'request' ? storeRequest(app) : createDraft(first.browser));
      const [{ id }, { id: another }] = [await make(), await make()];
      const path = kind === 'request' ? requestsPath : quotesPath;
      const endpoint = kind === 'request' ? noteRequestPresence : noteQuotePresence;
      const beat = async ({ browser }: OfficePerson, record = id, isLeaving = false) =>
        done(await browser.post(`${path}/${record}/presence`, { isLeaving }), endpoint).others;
      assert.deepEqual(await beat(first), []);
      app.passTime(45_000);
      assert.deepEqual(await beat(second), [{ name: first.username, seenAt: startTime }]);
      assert.deepEqual(await beat(second, another), [], 'of another one they are not told');
      app.passTime(1);
      assert.deepEqual(await beat(second), [], 'who is silent has gone');
      assert.deepEqual(await beat(first), [{ name: second.username, seenAt: startTime + 45_001 }]);
      assert.deepEqual(
        (await beat(second, id, true)).map(({ name }) => name),
        [first.username],
      );
      assert.deepEqual(await beat(first), []);
      assert.deepEqual(await beat(first, app.services.newId()), [], 'one that is not there has nobody');
      const kept = await database.db.selectFrom('presences').select('user_id').execute();
      assert.deepEqual(kept.map(({ user_id }) => user_id).toSorted(), [first.id, second.id].toSorted());
    },
  );
}

testOnEachEngine('G5 a draft that somebody has open can be deleted', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id, version } = await createDraft(browser);
  done(await browser.post(`${quotesPath}/${id}/presence`, { isLeaving: false }), noteQuotePresence);
  done(await remove(browser, `${quotesPath}/${id}`, { version }), deleteQuote);
  assert.deepEqual(await database.db.selectFrom('presences').select('id').execute(), []);
});
