import assert from 'node:assert/strict';
import type { LibraryFeature } from '#contract/price-book/library-features.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import { languages } from '#domain/languages.ts';
import { checkLibraryWork } from '#domain/price-book/library-feature.ts';
import { seedLibraryFeatures } from '#server/database/seeds.ts';
import { auditEntries, refusalsOf, statusesOf } from '#tests/support/people/accounts.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { firstLibrary } from './first-library.ts';
import { columnsOf } from './library-store.ts';

const path = '/api/admin/library-features';
const slovakTexts = (name: string, description = '') =>
  Object.fromEntries(languages.map((language) => [language, { name: `${name} ${language}`, description }]));
const hour = { category: 'other', unit: 'hour', unitPrice: 4550, texts: slovakTexts('Konzultácia', 'Po telefóne') };

const create = async (admin: TestBrowser, work: object = hour, key = newKey()) =>
  admin.post(path, work, { 'idempotency-key': key });

const list = async (admin: TestBrowser, query = '') =>
  ((await admin.get(`${path}${query}`)).body as { features: LibraryFeature[] }).features;

testOnEachEngine(
  'G7 a piece of work is added, changed, archived and restored, which the log keeps',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const answer = await create(admin, {
      ...hour,
      texts: { ...hour.texts, sk: { name: ' Konzultácia  sk', description: ' ' } },
    });
    const made = answer.body as LibraryFeature;
    assert.deepEqual(
      [answer.status, made.texts.sk, made.version, made.isArchived],
      [200, { name: 'Konzultácia sk', description: '' }, 1, false],
    );
    const changed = await admin.put(`${path}/${made.id}`, { ...hour, unitPrice: 5000, version: 1 });
    assert.deepEqual([changed.status, (changed.body as LibraryFeature).unitPrice], [200, 5000]);
    const archive = (isArchived: boolean, version: number) =>
      admin.put(`${path}/${made.id}/archive`, { isArchived, version });
    assert.equal((await archive(true, 2)).status, 200);
    assert.deepEqual(await list(admin), []);
    assert.deepEqual(
      (await list(admin, '?isArchived=1')).map(({ id }) => id),
      [made.id],
    );
    assert.equal((await archive(false, 3)).status, 200);
    assert.deepEqual(
      (await list(admin)).map(({ version }) => version),
      [4],
    );
    for (const [deed, facts] of [
      ['library-feature.created', [{ category: 'other' }]],
      ['library-feature.changed', [{ category: 'other' }]],
      ['library-feature.archived', [{ isArchived: true }, { isArchived: false }]],
    ] as const) {
      const entries = await auditEntries(database, deed);
      assert.deepEqual(
        entries.map(({ subject_id: subject, detail }) => [subject, JSON.parse(detail)]),
        facts.map((each) => [made.id, each]),
      );
    }
  },
);

testOnEachEngine('G5 of two who change a piece of work the second learns of it', async (database, context) => {
  const app = await openTestApp(context, database);
  const [one, other] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
  const { id } = (await create(one)).body as LibraryFeature;
  const answers = await Promise.all([
    one.put(`${path}/${id}`, { ...hour, version: 1 }),
    other.put(`${path}/${id}/archive`, { isArchived: true, version: 1 }),
  ]);
  assert.deepEqual(statusesOf(answers), [200, 409]);
  const unknown = app.services.newId();
  assert.equal((await one.put(`${path}/${unknown}`, { ...hour, version: 1 })).code, 'not-found');
});

testOnEachEngine('G7 one key adds one piece of work, and another under it is refused', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const key = newKey();
  const answers = await Promise.all([1, 2, 3].map(() => create(admin, hour, key)));
  assert.deepEqual(statusesOf(answers), [200, 200, 200]);
  assert.equal((await list(admin)).length, 1);
  assert.equal((await create(admin, { ...hour, unitPrice: 1 }, key)).code, 'idempotency-key-reused');
  assert.equal((await auditEntries(database, 'library-feature.created')).length, 1);
});

testOnEachEngine('G7 a piece of work without a name or a price is refused at its fields', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const texts = { ...hour.texts, da: { name: '', description: 'x'.repeat(501) } };
  const answer = await create(admin, { ...hour, texts, unitPrice: 0 });
  assert.equal(answer.status, 400);
  assert.deepEqual(
    refusalsOf(answer).map(({ field, rule }) => [field, rule]),
    [
      ['texts.da.name', 'name-missing'],
      ['texts.da.description', 'text-too-long'],
      ['unitPrice', 'price'],
    ],
  );
});

testOnEachEngine('G7 the library is narrowed by words in any language and by category', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const gallery = {
    ...hour,
    category: 'portfolio',
    texts: { ...slovakTexts('Galéria'), da: { name: 'Billedgalleri', description: '100 % billeder' } },
  };
  await create(admin);
  await create(admin, gallery);
  const namesOf = async (query: string) => (await list(admin, query)).map(({ texts }) => texts.sk.name);
  assert.deepEqual(await namesOf(''), ['Galéria sk', 'Konzultácia sk'], 'in the order of the categories');
  assert.deepEqual(await namesOf('?search=BILLED'), ['Galéria sk']);
  assert.deepEqual(await namesOf('?search=konzultacia'), ['Konzultácia sk']);
  assert.deepEqual(await namesOf('?search=100%20%25'), ['Galéria sk']);
  assert.deepEqual(await namesOf('?search=%25'), ['Galéria sk'], 'a sign of the database is a letter like any other');
  assert.deepEqual(await namesOf('?category=portfolio&search=konz'), []);
  assert.deepEqual(await namesOf('?category=other'), ['Konzultácia sk']);
});

testOnEachEngine('G7 the first library is the catalogue with its names, stored once', async ({ db }) => {
  const works = firstLibrary(firstPriceBook);
  assert.equal(works.length, featureIds.length);
  for (const work of works) assert.deepEqual(checkLibraryWork(work), []);
  let ids = 0;
  const seed = { rows: works.map(columnsOf), createdAt: 1, newId: () => `feature ${(ids += 1)}` };
  const made = await Promise.all([1, 2].map(() => seedLibraryFeatures(db, seed)));
  assert.equal(made.filter(Boolean).length, 1);
  await db.deleteFrom('library_features').execute();
  assert.equal(await seedLibraryFeatures(db, seed), false, 'what was taken out does not come back');
  assert.deepEqual(await db.selectFrom('library_features').selectAll().execute(), []);
});
