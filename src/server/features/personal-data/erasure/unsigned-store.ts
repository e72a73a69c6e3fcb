import { type RawBuilder, type Transaction, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Person, keysOf } from '#server/features/personal-data/person-store.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import type { Services } from '#server/services.ts';

const isKept = sql`in (select record_id from kept_records)`;

/**
 * Deletes quotes that nobody has signed, with their links, snapshots and records, drafts of documents, and money that was never asked
 * for; questions, codes, and what was said in the thread of somebody else's request go with every quote.
 */
export async function deleteUnsigned({ db, newId, clock }: Services, person: Person): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const keys = keysOf(person);
    await deleteObjectsLater(transaction, await deleteSaidAbout(transaction, keys.quotes), { newId, now: clock() });
    await deleteUnsignedOf(transaction, keys);
  });
}

/** Deletes the messages about some quotes that went to somebody else than who has asked; returns the keys of their files. */
async function deleteSaidAbout(
  transaction: Transaction<DatabaseSchema>,
  quotes: RawBuilder<unknown>,
): Promise<string[]> {
  const said = sql`select id from service_request_messages where quote_id in (${quotes})`;
  const { rows } = await sql<{ object_key: string }>`delete from attachments where message_id in (${said})
    returning object_key`.execute(transaction);
  await sql`delete from service_request_messages where id in (${said})`.execute(transaction);
  return rows.map(({ object_key: key }) => key);
}

/** Queries of ids, as they stand behind `in`. */
type Unsigned = Pick<ReturnType<typeof keysOf>, 'quotes' | 'documents' | 'asked'>;

/** The same for some quotes, documents and requests for money. */
export async function deleteUnsignedOf(
  transaction: Transaction<DatabaseSchema>,
  { quotes, documents, asked }: Unsigned,
): Promise<void> {
  for (const table of ['quote_questions', 'quote_codes', 'presences'] as const) {
    await sql`delete from ${sql.table(table)} where quote_id in (${quotes})`.execute(transaction);
  }
  await deleteDrafts(transaction, { documents, asked });
  await sql`delete from quote_snapshots where quote_id in (${quotes}) and not quote_id ${isKept}`.execute(transaction);
  // Their links, by which a quote for another customer is found here, go with them.
  await sql`delete from quotes where id in (${quotes}) and not id ${isKept}`.execute(transaction);
}

async function deleteDrafts(
  transaction: Transaction<DatabaseSchema>,
  { documents, asked }: Pick<Unsigned, 'documents' | 'asked'>,
): Promise<void> {
  const drafts = sql`select id from tax_documents where status = 'draft' and id in (${documents})`;
  await sql`delete from tax_document_advances where tax_document_id in (${drafts})`.execute(transaction);
  await sql`delete from tax_documents where status = 'draft' and id in (${documents})`.execute(transaction);
  const planned = sql`select id from payment_requests where document is null and id in (${asked})`;
  await sql`delete from payment_request_events where payment_request_id in (${planned})`.execute(transaction);
  await sql`delete from payment_requests where document is null and id in (${asked})`.execute(transaction);
}
