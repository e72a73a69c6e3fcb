import assert from 'node:assert/strict';
import { openSecondInstance, testOnEachEngine } from '#tests/support/test-databases.ts';
import { takeNumber } from './number-series.ts';

testOnEachEngine(
  'K2 numbers taken at the same time by several instances have no gap and no double',
  async (database, context) => {
    const other = await openSecondInstance(context, database);
    const taken = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 ? database : other).db
          .transaction()
          .execute((transaction) => takeNumber(transaction, 'service_request')),
      ),
    );
    assert.deepEqual(
      taken.toSorted((a, b) => a - b),
      Array.from({ length: 60 }, (_, index) => 1001 + index),
    );
  },
);

testOnEachEngine('K4 a number whose transaction fails is given to the next', async ({ db }) => {
  const failed = db.transaction().execute(async (transaction) => {
    assert.equal(await takeNumber(transaction, 'service_request'), 1001);
    throw new Error('by the caller');
  });
  await assert.rejects(failed, /by the caller/);
  assert.equal(await db.transaction().execute((transaction) => takeNumber(transaction, 'service_request')), 1001);
});
