import assert from 'node:assert/strict';
import { type Kysely, sql } from 'kysely';
import { letMailsLeave, openQuoteOffice, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { addQuoteProofs } from './0059-quote-proofs.ts';

/** Takes away what the migration adds. */
async function asBefore({ db, engine }: TestDatabase): Promise<void> {
  await sql`drop trigger quotes_record_grows${engine.name === 'postgres' ? sql` on quotes` : sql``}`.execute(db);
  await db.schema.dropIndex('quote_links_of_person').execute();
  await db.schema.alterTable('quote_links').dropColumn('email_key').execute();
  for (const column of ['record_length', 'record_hash'])
    await db.schema.alterTable('quotes').dropColumn(column).execute();
}

testOnEachEngine(
  'K8 H5 the migration names the end of each record that there is, and finds addresses that were written in capitals',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { db } = database;
    const { quote } = await sendForRequest(office);
    await letMailsLeave(office);
    await db.updateTable('quote_links').set({ email: 'ŽOFIA@strechy.example' }).execute();
    await asBefore(database);
    await addQuoteProofs(db as unknown as Kysely<unknown>);
    const link = await db.selectFrom('quote_links').select('email_key').executeTakeFirst();
    assert.equal(link?.email_key, 'žofia@strechy.example');
    const quotes = db.selectFrom('quotes').select(['record_length', 'record_hash']).where('id', '=', quote.id);
    const entries = await db.selectFrom('quote_events').selectAll().where('quote_id', '=', quote.id).execute();
    const last = entries.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0)).at(-1);
    assert.deepEqual(await quotes.executeTakeFirst(), { record_length: last?.sequence, record_hash: last?.hash });
  },
);
