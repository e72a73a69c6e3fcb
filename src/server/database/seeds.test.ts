import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import { languages } from '#domain/languages.ts';
import { checkTemplate } from '#domain/mail/check-message.ts';
import { writePlaceholder } from '#domain/mail/placeholders.ts';
import { placeholdersOf } from '#domain/mail/template-kind.ts';
import { firstMessageTemplates } from '#locales/content/message-templates.ts';
import { seedMessageTemplates, seedPriceBook } from './seeds.ts';

testOnEachEngine('K1 the first price book is stored once, as version 1, and never replaced', async ({ db }) => {
  const bookOf = (two: number) => ({ ...firstPriceBook, installmentsAbove: { two, three: two } });
  const seed = (at: number) => seedPriceBook(db, { content: bookOf(at), createdAt: at });
  const made = await Promise.all([1, 2].map(seed));
  assert.equal(made.filter(Boolean).length, 1);
  assert.equal(await seed(3), false);
  const [book, ...others] = await db.selectFrom('price_books').selectAll().execute();
  assert.deepEqual(others, []);
  assert.deepEqual([book?.version, book?.content], [1, JSON.stringify(bookOf(book?.created_at ?? 0))]);
});

testOnEachEngine(
  'G7 the first templates are stored once in every language, and do not come back when they are deleted',
  async ({ db }) => {
    let ids = 0;
    const seed = { templates: firstMessageTemplates, createdAt: 1, newId: () => `template ${(ids += 1)}` };
    const made = await Promise.all([1, 2].map(() => seedMessageTemplates(db, seed)));
    assert.equal(made.filter(Boolean).length, 1);
    const stored = await db.selectFrom('message_templates').selectAll().execute();
    assert.equal(stored.length, Object.values(firstMessageTemplates).flat().length);
    await db.deleteFrom('message_templates').execute();
    assert.equal(await seedMessageTemplates(db, seed), false);
    assert.deepEqual(await db.selectFrom('message_templates').selectAll().execute(), []);
  },
);

test('G7 the first templates are as many in every language and hold placeholders that are some', () => {
  const [first, ...others] = languages.map((language) =>
    firstMessageTemplates[language].map(({ kind = 'request', subject, body }) => {
      assert.deepEqual(checkTemplate({ kind, name: 'x', subject, body }), []);
      const known = new Set(placeholdersOf[kind].map(writePlaceholder));
      return [...(subject + body).matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).filter((name) => known.has(name));
    }),
  );
  for (const each of others) assert.deepEqual(each, first);
});
