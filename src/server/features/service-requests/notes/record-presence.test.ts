import assert from 'node:assert/strict';
import { noteRequestPresence } from '#contract/service-requests/request-changes.ts';
import { type OfficePerson, done, openOffice, requestsPath, storeRequest } from '#tests/support/office.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/test-databases.ts';

testOnEachEngine(
  'G5 a user who has a request open is shown to others for 45 seconds, or until leaving',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [first, second] = [await openOffice(app), await openOffice(app)];
    const [{ id }, { id: another }] = [await storeRequest(app), await storeRequest(app)];
    const beat = async ({ browser }: OfficePerson, request = id, isLeaving = false) =>
      done(await browser.post(`${requestsPath}/${request}/presence`, { isLeaving }), noteRequestPresence).others;
    assert.deepEqual(await beat(first), []);
    app.passTime(45_000);
    assert.deepEqual(await beat(second), [{ name: first.username, seenAt: startTime }]);
    assert.deepEqual(await beat(second, another), [], 'of another request they are not told');
    app.passTime(1);
    assert.deepEqual(await beat(second), [], 'who is silent has gone');
    assert.deepEqual(await beat(first), [{ name: second.username, seenAt: startTime + 45_001 }]);
    assert.deepEqual(
      (await beat(second, id, true)).map(({ name }) => name),
      [first.username],
    );
    assert.deepEqual(await beat(first), []);
    assert.deepEqual(await beat(first, app.services.newId()), [], 'a request that is not there has nobody');
    const kept = await database.db.selectFrom('presences').select('user_id').execute();
    assert.deepEqual(kept.map(({ user_id }) => user_id).toSorted(), [first.id, second.id].toSorted());
  },
);
