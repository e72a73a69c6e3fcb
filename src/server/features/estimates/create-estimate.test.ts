import assert from 'node:assert/strict';
import type { StoredEstimate } from '#contract/estimates.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { answersSchema } from '#domain/configurator/answers-schema.ts';
import { estimateSchema, priceBookSchema } from '#domain/estimates/estimate-schema.ts';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstPriceBook, firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import type { PriceBook } from '#domain/estimates/price-book/price-book.ts';
import { languages } from '#domain/languages.ts';
import { currencyOf, formatRange } from '#domain/money.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { answersOf, newKey, requestEstimate, submission, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const day = 24 * 60 * 60_000;
const body = { language: 'sk', answers: sampleAnswers };

/** The first price book with websites at twice the price. */
const dearerPriceBook: PriceBook = {
  ...firstPriceBook,
  base: { ...firstPriceBook.base, website: firstPriceBook.base['web-app'] },
};

function made(answer: TestAnswer): StoredEstimate {
  assert.equal(answer.status, 200, answer.text);
  return answer.body as StoredEstimate;
}

async function raisePrices({ db }: TestDatabase): Promise<void> {
  const content = JSON.stringify(dearerPriceBook);
  await db.insertInto('price_books').values({ version: 2, created_at: startTime, content, method: 2 }).execute();
}

/** Id of the estimate that a submission was stored with. */
async function estimateOf({ db }: TestDatabase, answer: TestAnswer): Promise<string | null> {
  assert.equal(answer.status, 200, answer.text);
  const { number } = answer.body as SubmittedRequest;
  const query = db.selectFrom('service_requests').select('estimate_id').where('number', '=', number);
  return (await query.executeTakeFirstOrThrow()).estimate_id;
}

/** Computes a kept estimate anew from what is kept with it. */
async function recompute({ db }: TestDatabase, id: string) {
  const row = await db
    .selectFrom('estimates')
    .innerJoin('price_books', 'price_books.version', 'estimates.price_book_version')
    .selectAll('estimates')
    .select(['price_books.content', 'price_books.method'])
    .where('estimates.id', '=', id)
    .executeTakeFirstOrThrow();
  const book = {
    version: row.price_book_version,
    method: row.method,
    content: priceBookSchema.parse(JSON.parse(row.content)),
  };
  const again = estimate(answersSchema.parse(JSON.parse(row.answers)), book, row.currency);
  return { row, kept: estimateSchema.parse(JSON.parse(row.result)), again };
}

testOnEachEngine(
  'D2 an estimate is kept with its price book version, and computes to the same from what is kept',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const language of languages) {
      const answered = made(await requestEstimate(app.newBrowser(), { language, answers: sampleAnswers }));
      assert.equal(answered.validUntil, startTime + 30 * day);
      const { row, kept, again } = await recompute(database, answered.id);
      assert.deepEqual([row.price_book_version, row.currency, row.language], [1, currencyOf[language], language]);
      assert.deepEqual(kept, answered.estimate);
      assert.deepEqual(again, kept);
      assert.deepEqual({ minimum: row.minimum_minor, maximum: row.maximum_minor }, kept.total);
    }
  },
);

testOnEachEngine(
  'D1 the server computes the estimate that the browser shows for the same answers and price book',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const book = (await app.newBrowser().get('/api/price-book')).body as { version: number; content: PriceBook };
    assert.deepEqual(book, firstVersion);
    for (const language of languages) {
      const { estimate: bound } = made(await requestEstimate(app.newBrowser(), { language, answers: sampleAnswers }));
      assert.deepEqual(bound, estimate(sampleAnswers, book, currencyOf[language]));
    }
  },
);

testOnEachEngine('D2 an old estimate stays as it was when the price book changes', async (database, context) => {
  const app = await openTestApp(context, database);
  const key = newKey();
  const before = made(await requestEstimate(app.newBrowser(), body, key));
  await raisePrices(database);
  assert.deepEqual(made(await requestEstimate(app.newBrowser(), body, key)), before, 'by its key');
  const { row, kept, again } = await recompute(database, before.id);
  assert.deepEqual([row.price_book_version, again], [1, kept]);
  const after = made(await requestEstimate(app.newBrowser(), body));
  assert.equal(after.estimate.priceBookVersion, 2);
  assert.ok(after.estimate.total.minimum > before.estimate.total.minimum);
});

testOnEachEngine('C8 an estimate keeps nothing that tells who asked', async (database, context) => {
  const app = await openTestApp(context, database);
  const { id } = made(await requestEstimate(app.newBrowser(), body));
  const { row } = await recompute(database, id);
  assert.deepEqual((JSON.parse(row.answers) as Answers).contact, emptyAnswers.contact);
});

testOnEachEngine('C8 an estimate needs no contact, and nothing else may be missing', async (database, context) => {
  const app = await openTestApp(context, database);
  const answers = { ...sampleAnswers, contact: emptyAnswers.contact };
  made(await requestEstimate(app.newBrowser(), { ...body, answers }));
  const refused = await requestEstimate(app.newBrowser(), {
    ...body,
    answers: { ...answers, size: null, trade: null },
  });
  assert.deepEqual([refused.status, refused.code], [400, 'invalid-input']);
  const { details } = refused.body as { details: { field: string; message: string }[] };
  assert.deepEqual(
    details.map(({ field }) => field),
    ['trade', 'size'],
  );
});

testOnEachEngine('C9 one key makes one estimate, however many ask at once', async (database, context) => {
  const app = await openTestApp(context, database);
  const key = newKey();
  const asked = Array.from({ length: 20 }, () => requestEstimate(app.newBrowser(), body, key));
  const ids = new Set((await Promise.all(asked)).map((answer) => made(answer).id));
  assert.equal(ids.size, 1);
  assert.deepEqual(await database.db.selectFrom('estimates').select('id').execute(), [{ id: [...ids][0] }]);
});

testOnEachEngine('D2 a request is stored with the estimate that the visitor saw', async (database, context) => {
  const app = await openTestApp(context, database);
  const { id } = made(await requestEstimate(app.newBrowser(), body));
  assert.equal(await estimateOf(database, await submit(app.newBrowser(), submission({ estimateId: id }))), id);
});

testOnEachEngine(
  'D2 spaces around what was typed, and features of a mode since left, make no other estimate',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const typed: Answers[] = [
      { ...sampleAnswers, description: `${sampleAnswers.description}\n` },
      { ...sampleAnswers, trade: 'custom', customTrade: ' Studnár ' },
      { ...sampleAnswers, budget: 'custom', customBudget: ' 2500 ' },
      { ...sampleAnswers, customTrade: 'typed before another was chosen', customBudget: '900' },
      { ...sampleAnswers, mode: 'quick' },
    ];
    for (const answers of typed) {
      const { id } = made(await requestEstimate(app.newBrowser(), { ...body, answers }));
      assert.equal(
        await estimateOf(database, await submit(app.newBrowser(), submission({ answers, estimateId: id }))),
        id,
      );
    }
  },
);

testOnEachEngine(
  'D2 a request gets an estimate of its own where the one seen is unknown, of other answers, or no longer valid',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const seen = made(await requestEstimate(app.newBrowser(), body));
    const otherAnswers: Answers = { ...answersOf({ email: 'b@b.example' }), size: 'large' };
    const unknown = app.services.newId();
    const own = [
      await estimateOf(database, await submit(app.newBrowser(), submission({ estimateId: null }))),
      await estimateOf(database, await submit(app.newBrowser(), submission({ estimateId: unknown }))),
      await estimateOf(database, await submit(app.newBrowser(), submission({ estimateId: seen.id, language: 'cs' }))),
      await estimateOf(
        database,
        await submit(app.newBrowser(), submission({ estimateId: seen.id, answers: otherAnswers })),
      ),
    ];
    await raisePrices(database);
    app.passTime(30 * day);
    const late = await estimateOf(database, await submit(app.newBrowser(), submission({ estimateId: seen.id })));
    assert.equal(new Set([seen.id, unknown, late, ...own]).size, 7);
    const { row, kept, again } = await recompute(database, late ?? '');
    assert.deepEqual([row.price_book_version, again], [2, kept]);
  },
);

testOnEachEngine(
  'C8 D2 an estimate that was seen holds until its last day, whatever prices are published meanwhile',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const seen = made(await requestEstimate(app.newBrowser(), body));
    await raisePrices(database);
    app.passTime(30 * day - 1);
    const sent = await submit(app.newBrowser(), submission({ estimateId: seen.id }));
    assert.equal(await estimateOf(database, sent), seen.id);
    const { estimate_minimum_minor: minimum, estimate_maximum_minor: maximum } = await database.db
      .selectFrom('service_requests')
      .select(['estimate_minimum_minor', 'estimate_maximum_minor'])
      .executeTakeFirstOrThrow();
    assert.deepEqual({ minimum, maximum }, seen.estimate.total);
    await app.runDueJobs();
    const sum = formatRange(seen.estimate.total, 'EUR', 'sk');
    for (const mail of app.mail.delivered) assert.ok(mail.text.includes(sum), mail.text);
    assert.equal(app.mail.delivered.length, 2);
  },
);

testOnEachEngine(
  'C5 letters outside the first plane count as one each, from the form to the back office',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const answers: Answers = { ...sampleAnswers, description: '🔨'.repeat(4000) };
    const { id } = made(await requestEstimate(app.newBrowser(), { ...body, answers }));
    assert.equal((await app.newBrowser().get(`/api/estimates/${id}/pdf`)).status, 200);
    assert.equal(
      await estimateOf(database, await submit(app.newBrowser(), submission({ answers, estimateId: id }))),
      id,
    );
    const office = await app.newBrowserOf('admin');
    const list = (await office.get('/api/admin/service-requests')).body as { rows: { id: string }[] };
    const detail = await office.get(`/api/admin/service-requests/${list.rows[0]?.id}`);
    assert.equal((detail.body as { description: string }).description, answers.description);
  },
);

testOnEachEngine('E1 the sixty-first estimate from one address within ten minutes waits', async (database, context) => {
  const app = await openTestApp(context, database);
  const key = newKey();
  for (let asked = 0; asked < 60; asked += 1) made(await requestEstimate(app.newBrowser(), body, key));
  const refused = await requestEstimate(app.newBrowser(), body, key);
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '600']);
});
