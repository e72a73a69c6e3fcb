import assert from 'node:assert/strict';
import type { PriceVersion, PriceVersionInFull, TriedPrices } from '#contract/price-book/price-versions.ts';
import type { StoredEstimate } from '#contract/estimates.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstPriceBook, firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { readPriceDraft } from '#domain/estimates/price-book/price-book-draft.ts';
import { type PriceBook, priceMethod } from '#domain/estimates/price-book/price-book.ts';
import { languages } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { seedPriceBook } from '#server/database/seeds.ts';
import { auditEntries, refusalsOf, statusesOf } from '#tests/support/people/accounts.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { requestEstimate } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/admin/price-book/versions';
const dearer = readPriceDraft(firstPriceBook, {
  'base.website.small.maximum': '950',
  'features.blog.price.maximum': '400',
  'marketing.websites.minimum': '777',
}).book;

const publish = (admin: TestBrowser, content: object = dearer, version = 1) =>
  admin.post(path, { version, content, note: '' });

const read = async (admin: TestBrowser, version: number | 'present') =>
  (await admin.get(`${path}/${version}`)).body as PriceVersionInFull;

const list = async (admin: TestBrowser, query = '') =>
  (await admin.get(`${path}${query}`)).body as { rows: PriceVersion[]; next: string | null };

testOnEachEngine('G7 a published version is in force, with who, when and why', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  app.passTime(1000);
  const answer = await admin.post(path, { version: 1, content: dearer, note: ' Od januára ' });
  const made = answer.body as PriceVersion;
  assert.deepEqual([answer.status, made.version, made.note], [200, 2, 'Od januára']);
  assert.notEqual(made.author, null);
  const { rows, next } = await list(admin);
  assert.deepEqual([rows[0], rows[1]?.author, rows.length, next], [made, null, 2, null]);
  assert.deepEqual(await read(admin, 'present'), { ...made, content: dearer });
  assert.deepEqual((await read(admin, 1)).content, firstPriceBook);
  assert.equal((await admin.get(`${path}/3`)).code, 'not-found');
  const visitor = (await app.newBrowser().get('/api/price-book')).body;
  assert.deepEqual(visitor, { version: 2, method: priceMethod, content: dearer });
  const [entry] = await auditEntries(database, 'price-book.published');
  assert.deepEqual([entry?.subject_id, JSON.parse(entry?.detail ?? '')], ['2', { changes: 3 }]);
});

testOnEachEngine(
  'G5 of two who publish at once the second learns of it, and nothing is lost',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [one, other] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
    const answers = await Promise.all([publish(one), publish(other)]);
    assert.deepEqual(statusesOf(answers), [200, 409]);
    assert.equal(answers.find(({ status }) => status === 409)?.code, 'changed-meanwhile');
    assert.equal((await publish(other, firstPriceBook, 1)).code, 'changed-meanwhile');
    assert.equal((await publish(other, firstPriceBook, 2)).status, 200, 'written from the version in force');
    assert.deepEqual(
      (await list(one)).rows.map(({ version }) => version),
      [3, 2, 1],
    );
  },
);

testOnEachEngine(
  'D1 a book by which more work could cost less is refused at its figures',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const website = { ...firstPriceBook.base.website, large: { minimum: 800_00, maximum: 2500_50 } };
    const wrong: PriceBook = {
      ...firstPriceBook,
      base: { ...firstPriceBook.base, website },
      weeksOfSize: { ...firstPriceBook.weeksOfSize, small: { minimum: 1, maximum: 3 } },
    };
    const answer = await publish(admin, wrong);
    assert.deepEqual([answer.status, answer.code], [400, 'invalid-input']);
    assert.deepEqual(
      refusalsOf(answer).map(({ field, rule }) => [field, rule]),
      [
        ['content.base.website.large.maximum', 'out-of-range'],
        ['content.weeksOfSize.small.maximum', 'fixed'],
        ['content.base.website.large.minimum', 'falls-with-size'],
      ],
    );
    assert.equal(refusalsOf(answer)[2]?.message, 'Väčší rozsah nesmie byť lacnejší ako menší.');
    const same = await publish(admin, firstPriceBook);
    assert.deepEqual(
      refusalsOf(same).map(({ field, rule }) => [field, rule]),
      [['content', 'unchanged']],
    );
    assert.equal((await publish(admin, { ...dearer, installmentsAbove: { two: 1e300, three: 1 } })).status, 400);
    assert.equal((await list(admin)).rows.length, 1);
    assert.deepEqual(await auditEntries(database, 'price-book.published'), []);
  },
);

testOnEachEngine('D2 an estimate is computed anew from the version it was made with', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const made = (await requestEstimate(app.newBrowser(), { language: 'sk', answers: sampleAnswers }))
    .body as StoredEstimate;
  assert.equal((await publish(admin)).status, 200);
  const old = await read(admin, made.estimate.priceBookVersion);
  assert.deepEqual(estimate(sampleAnswers, old, 'EUR'), made.estimate);
});

testOnEachEngine(
  'V1 D2 prices of an earlier method become a new version with the figures that the owner set; estimates keep theirs',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    assert.equal((await publish(admin)).status, 200);
    await database.db.updateTable('price_books').set({ method: 1 }).execute();
    const answers: Answers = {
      ...sampleAnswers,
      timeline: 'flexible',
      features: ['blog', 'reviews', 'newsletter'],
    };
    const body = { language: 'sk', answers };
    const made = (await requestEstimate(app.newBrowser(), body)).body as StoredEstimate;
    const seeded = await Promise.all(
      [1, 2].map((createdAt) => seedPriceBook(database.db, { content: firstPriceBook, createdAt })),
    );
    assert.equal(seeded.filter(Boolean).length, 1, 'of two instances that start at once one makes it');
    const present = await read(admin, 'present');
    assert.deepEqual(
      [present.version, present.method, present.author, present.note, present.content],
      [3, priceMethod, null, '', dearer],
    );
    assert.deepEqual(estimate(answers, await read(admin, made.estimate.priceBookVersion), 'EUR'), made.estimate);
    const after = (await requestEstimate(app.newBrowser(), body)).body as StoredEstimate;
    const savingOf = ({ estimate: { lines } }: StoredEstimate) =>
      lines.find(({ reason }) => reason.kind === 'package-saving' || reason.kind === 'saving-on-all');
    // 10 % of the cheapest of 150, 120 and 90 and of 400, 240 and 180 euro; then of all three.
    assert.deepEqual([savingOf(made)?.low, savingOf(made)?.high], [-9_00, -18_00]);
    assert.deepEqual([savingOf(after)?.low, savingOf(after)?.high], [-36_00, -82_00]);
    assert.equal(await seedPriceBook(database.db, { content: firstPriceBook, createdAt: 3 }), false);
  },
);

testOnEachEngine(
  'G7 what a draft would do to the last 50 estimates is told and nothing is changed',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const admin = await app.newBrowserOf('admin');
    const tryOut = async (content: object) =>
      (await admin.post('/api/admin/price-book/impact', { content })).body as TriedPrices;
    assert.deepEqual(await tryOut(dearer), {
      version: 1,
      estimates: [],
      summary: { rising: 0, falling: 0, same: 0, medianPercent: 0 },
    });
    for (let made = 0; made < 52; made += 1) {
      app.passTime(1000);
      const language = languages[made % languages.length] ?? 'sk';
      await requestEstimate(app.newBrowser(), { language, answers: sampleAnswers });
    }
    const tried = await tryOut(dearer);
    assert.equal(tried.estimates.length, 50);
    for (const { before, after, currency, percent } of tried.estimates) {
      const of = (content: PriceBook) => estimate(sampleAnswers, { ...firstVersion, content }, currency)?.total;
      assert.deepEqual([before, after], [of(firstPriceBook), of(dearer)]);
      assert.equal(Math.sign(percent), Math.sign(after.maximum - before.maximum));
    }
    assert.deepEqual(
      new Set(tried.estimates.map(({ currency }) => currency)),
      new Set(languages.map((language) => currencyOf[language])),
    );
    const { rising, falling, same } = tried.summary;
    assert.equal(rising + falling + same, 50);
    const unchanged = await tryOut(firstPriceBook);
    assert.deepEqual(unchanged.summary, { rising: 0, falling: 0, same: 50, medianPercent: 0 });
    assert.equal((await list(admin)).rows.length, 1);
  },
);

testOnEachEngine('G7 versions come by pages, the newest first', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  for (let version = 1; version <= 51; version += 1)
    assert.equal((await publish(admin, version % 2 === 1 ? dearer : firstPriceBook, version)).status, 200);
  const { rows, next } = await list(admin);
  assert.deepEqual([rows[0]?.version, rows.length, next], [52, 50, '3']);
  const rest = await list(admin, `?before=${next}`);
  assert.deepEqual([rest.rows.map(({ version }) => version), rest.next], [[2, 1], null]);
});

testOnEachEngine('B5 a published price stands on the pages of the site', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const pages = ['/', '/ponuka'];
  const textOf = async (page: string) => (await app.newBrowser().get(page)).text.replaceAll(/\s/g, ' ');
  for (const page of pages) assert.doesNotMatch(await textOf(page), /777/, page);
  assert.equal((await publish(admin)).status, 200);
  // The version is read at most every five seconds, beside the page that is asked for first.
  app.passTime(6000);
  for (const page of pages) {
    let text = await textOf(page);
    for (let asked = 0; asked < 100 && !/777/.test(text); asked += 1) text = await textOf(page);
    assert.match(text, /777/, page);
  }
});
