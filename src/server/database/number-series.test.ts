import assert from 'node:assert/strict';
import { openSecondInstance, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { nextYearlyNumber, takeNumber, takeYearlyNumber } from './number-series.ts';

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

testOnEachEngine(
  'H1 1,000 numbers of a year drawn by 20 clients at once have no gap and no double, whatever is rolled back',
  async (database, context) => {
    const other = await openSecondInstance(context, database);
    const taken: number[] = [];
    const draw = async (client: number) => {
      for (let drawn = 0; drawn < 50;) {
        const { db } = client % 2 ? database : other;
        const isRolledBack = (client + taken.length) % 17 === 0;
        const attempt = db.transaction().execute(async (transaction) => {
          const number = await takeYearlyNumber(transaction, 'quote', 2026);
          if (isRolledBack) throw new Error('by the caller');
          return number;
        });
        if (isRolledBack) await assert.rejects(attempt, /by the caller/);
        const number = isRolledBack ? null : await attempt;
        if (number === null) {
          taken.push(0);
          continue;
        }
        taken.push(number);
        drawn += 1;
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, client) => draw(client)));
    const numbers = taken.filter((number) => number > 0).toSorted((one, another) => one - another);
    assert.deepEqual(
      numbers,
      Array.from({ length: 1000 }, (_, index) => index + 1),
    );
    assert.equal(await nextYearlyNumber(database.db, 'quote', 2026), 1001);
    assert.equal(await nextYearlyNumber(database.db, 'quote', 2027), 1, 'each year begins anew');
  },
);
