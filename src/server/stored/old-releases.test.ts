import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { getPriceBook } from '#contract/price-book/price-book.ts';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { EngineName } from '#server/database/engine.ts';
import { tableNames } from '#server/database/primary-keys.ts';
import { storedAnswers } from './answers.ts';
import { storedEstimate } from './estimate.ts';
import { isObject } from './keep-unknown.ts';
import { storedPriceBook } from './price-book.ts';
import { changeSettings, resumeDrafts, signIn, workOnRequests } from '#tests/releases/change-everything.ts';
import { jsonColumns, textsIn } from '#tests/releases/json-columns.ts';
import { openRelease, releases } from '#tests/releases/load-release.ts';
import { addUnknownParts, forgetLaterKeys, unknownName, withUnknownParts } from '#tests/releases/other-releases.ts';
import { makeQuotes } from '#tests/releases/make-quotes.ts';
import { openEveryScreen, readEveryEndpoint } from '#tests/releases/read-everything.ts';
import { done } from '#tests/support/people/office.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, testAtEachLocation } from '#tests/support/database/test-databases.ts';

const day = 24 * 60 * 60_000;

/** Starts the app of today on the data of a release, a day after it was written. */
async function openAppOn(context: TestContext, database: TestDatabase, pdf: 'real' | 'twin'): Promise<TestApp> {
  const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '100000' }, pdf });
  app.passTime(day);
  await app.services.look.refresh();
  return app;
}

/** Uses every screen and every form in some languages, and asserts that nothing of it has failed. */
async function useEverything(app: TestApp, spoken: readonly Language[]): Promise<void> {
  const { admin, customer } = await signIn(app);
  await makeQuotes(app, admin);
  await readEveryEndpoint(app, admin, customer);
  await openEveryScreen(app, admin, spoken);
  await resumeDrafts(app, customer);
  await changeSettings(admin);
  await workOnRequests(app, admin);
  await readEveryEndpoint(app, admin, customer);
  const failed = app
    .transcript()
    .log.split('\n')
    .filter((line) => /"level":(?:50|60)/.test(line));
  assert.deepEqual(failed, []);
}

/** Rows with a JSON object or list in a column of text, as `table column`. */
async function foundJsonColumns({ db }: TestDatabase): Promise<Set<string>> {
  const found = new Set<string>();
  for (const table of tableNames) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      if (typeof value === 'string' && /^[[{]/.test(value)) found.add(`${table} ${column}`);
    }
  }
  return found;
}

for (const release of releases) {
  const open = (engine: EngineName, context: TestContext) => openRelease(context, { release, engine });

  testAtEachLocation(`K8 every screen works on the data of release ${release}`, async (engine, context) => {
    // How a screen reads in a language does not hang on the engine.
    const spoken = engine === 'sqlite' ? languages : (['sk'] as const);
    await useEverything(await openAppOn(context, await open(engine, context), 'real'), spoken);
  });

  // Both engines give the same text of a column, and shapes read nothing but that: the rest is tried on one of them.
  test(`K8 every screen works where release ${release} has not stored what was added since`, async (context) => {
    const database = await open('sqlite', context);
    await forgetLaterKeys(database);
    const app = await openAppOn(context, database, 'twin');
    const { content } = done(await app.newBrowser().get('/api/price-book'), getPriceBook);
    assert.deepEqual(content.features.multilingual, firstPriceBook.features.multilingual);
    assert.deepEqual(content.base['mobile-app'], firstPriceBook.base['mobile-app']);
    await useEverything(app, ['da']);
  });

  test(`K8 every screen works on data like that of release ${release} in which a later release has written`, async (context) => {
    const database = await open('sqlite', context);
    await addUnknownParts(database);
    await useEverything(await openAppOn(context, database, 'twin'), ['en']);
    for (const column of jsonColumns.filter(({ table }) => ['settings', 'own_drafts', 'price_books'].includes(table))) {
      for (const text of await textsIn(database, column)) {
        const json: unknown = JSON.parse(text);
        assert.ok(isObject(json) && json['shapeVersion'] === 99 && unknownName in json, `${column.table}: ${text}`);
      }
    }
  });

  test(`K8 every JSON column of release ${release} has a shape that writes back what it has read, unknown parts included`, async (context) => {
    const database = await open('sqlite', context);
    const known = new Set(jsonColumns.map(({ table, column }) => `${table} ${column}`));
    assert.deepEqual([...(await foundJsonColumns(database))].toSorted(), [...known].toSorted());
    for (const column of jsonColumns) {
      for (const text of await textsIn(database, column)) {
        const value = column.shape.read(text, column.table);
        assert.deepEqual(JSON.parse(column.shape.write(value as never, text)), JSON.parse(text), column.table);
        const more = JSON.stringify(withUnknownParts(JSON.parse(text)));
        const seen = column.shape.read(more, column.table);
        assert.deepEqual(JSON.parse(column.shape.write(seen as never, more)), JSON.parse(more), column.table);
      }
    }
  });

  test(`D2 the estimates of release ${release} come out the same today`, async (context) => {
    const { db } = await open('sqlite', context);
    const rows = await db
      .selectFrom('estimates')
      .innerJoin('price_books', 'price_books.version', 'estimates.price_book_version')
      .select([
        'estimates.answers',
        'estimates.result',
        'estimates.currency',
        'price_books.content',
        'method',
        'version',
      ])
      .execute();
    assert.ok(rows.length > 0);
    for (const { answers, result, currency, content, method, version } of rows) {
      const book = { version, method, content: storedPriceBook.read(content, 'price_books') };
      const again = estimate(storedAnswers.read(answers, 'estimates'), book, currency);
      assert.deepEqual(again, storedEstimate.read(result, 'estimates'));
    }
  });
}
