import assert from 'node:assert/strict';
import type { Kysely } from 'kysely';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { wordCode, wordsOf } from '#domain/search/search-words.ts';
import { computeWords } from '#server/database/tables/derived-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { contactBody, sampleMessage, sendMessage } from '#tests/support/requests/contact-messages.ts';
import { addCustomer } from '#tests/support/people/customers.ts';
import { openOffice, requestsPath } from '#tests/support/people/office.ts';
import { stored } from '#tests/support/database/stored-submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { makeAllWordsSearchable } from './0013-all-words-searchable.ts';

type Db = Kysely<DatabaseSchema>;

const words = Array.from({ length: 250 }, (_, index) => `slovo${index}x`);
const longMessage = contactBody({ message: { ...sampleMessage, message: words.join(' ') } });

/** Cuts the search words of all requests and customers to the 80 that the earlier release stored. */
async function cutWords(db: Db): Promise<void> {
  for (const { id, search_text: text } of await db.selectFrom('service_requests').selectAll().execute()) {
    const kept = wordsOf(text).slice(0, 80);
    await db
      .updateTable('service_requests')
      .set({ search_text: kept.join(' ') })
      .where('id', '=', id)
      .execute();
    const entries = db.deleteFrom('request_words').where('service_request_id', '=', id);
    await entries.where('word_code', 'not in', kept.map(wordCode)).execute();
  }
  for (const { id, search_text: text } of await db.selectFrom('customers').selectAll().execute()) {
    const kept = wordsOf(text).slice(0, 80);
    const entries = db.deleteFrom('customer_words').where('customer_id', '=', id);
    await entries.where('word_code', 'not in', kept.map(wordCode)).execute();
  }
}

const readWords = async (db: Db) =>
  (await db.selectFrom('request_words').selectAll().execute()).map((row) => JSON.stringify(row)).toSorted();

testOnEachEngine('G2 each word of a long message leads to its request', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { number } = stored(await sendMessage(app.newBrowser(), longMessage));
  for (const word of ['slovo0x', 'slovo100x', 'slovo249x']) {
    const { rows } = (await browser.get(`${requestsPath}?search=${word}`)).body as { rows: RequestRow[] };
    assert.deepEqual(
      rows.map((row) => row.number),
      [number],
      word,
    );
  }
});

testOnEachEngine(
  'G2 K8 the migration makes all words of long requests of an earlier release searchable',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { db } = database;
    stored(await sendMessage(app.newBrowser(), longMessage));
    stored(await sendMessage(app.newBrowser()));
    const expected = await readWords(db);
    const texts = () => db.selectFrom('service_requests').select(['number', 'search_text']).orderBy('number').execute();
    const textsBefore = await texts();
    await cutWords(db);
    assert.notDeepEqual(await readWords(db), expected);
    await makeAllWordsSearchable(db as unknown as Kysely<unknown>);
    assert.deepEqual(await readWords(db), expected);
    assert.deepEqual(await texts(), textsBefore);
    await computeWords(db);
    assert.deepEqual(await readWords(db), expected);
  },
);

testOnEachEngine(
  'G6 K8 the migration makes all words of customers with many contacts searchable',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const person = (index: number) => ({
      name: `Meno${index} Priezvisko${index}`,
      email: `p${index}@firma${index}.sk`,
    });
    const contacts = Array.from({ length: 20 }, (_, index) => ({
      id: null,
      position: '',
      phone: '',
      ...person(index),
    }));
    const { id } = await addCustomer(browser, { contacts });
    const { db } = database;
    const countWords = async () =>
      (await db.selectFrom('customer_words').where('customer_id', '=', id).selectAll().execute()).length;
    const expected = await countWords();
    await cutWords(db);
    assert.ok((await countWords()) < expected);
    await makeAllWordsSearchable(db as unknown as Kysely<unknown>);
    assert.equal(await countWords(), expected);
  },
);
