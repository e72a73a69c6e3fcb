import type { Kysely, Transaction } from 'kysely';
import type { ServiceRequestNoteTable } from '#server/database/tables/back-office-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Stores a note; returns false when its id is already stored. */
export async function insertNote(
  transaction: Transaction<DatabaseSchema>,
  note: ServiceRequestNoteTable,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('service_request_notes')
    .values(note)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Reads the text of a note; null when it does not exist. */
export async function readNoteBody(db: Kysely<DatabaseSchema>, id: string): Promise<string | null> {
  const note = await db.selectFrom('service_request_notes').select('body').where('id', '=', id).executeTakeFirst();
  return note?.body ?? null;
}

/** Deletes a note of an author; returns false when it does not exist. */
export async function deleteNoteOf(
  transaction: Transaction<DatabaseSchema>,
  note: { id: string; requestId: string; authorId: string },
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('service_request_notes')
    .where('id', '=', note.id)
    .where('service_request_id', '=', note.requestId)
    .where('author_id', '=', note.authorId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
