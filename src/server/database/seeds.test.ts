import assert from 'node:assert/strict';
import { testOnEachEngine } from '#tests/support/test-databases.ts';
import { seedPriceBook } from './seeds.ts';

testOnEachEngine('K1 the first price book is stored once, as version 1, and never replaced', async ({ db }) => {
  const made = await Promise.all([1, 2].map((base) => seedPriceBook(db, { content: { base }, createdAt: base })));
  assert.equal(made.filter(Boolean).length, 1);
  assert.equal(await seedPriceBook(db, { content: { base: 3 }, createdAt: 3 }), false);
  const [book, ...others] = await db.selectFrom('price_books').selectAll().execute();
  assert.deepEqual(others, []);
  assert.deepEqual([book?.version, book?.content], [1, JSON.stringify({ base: book?.created_at })]);
});
