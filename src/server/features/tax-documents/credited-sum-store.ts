import { type Expression, type RawBuilder, sql } from 'kysely';

/** What issued credit notes have given back of a document, by its id in the statement around (minor units, tax included). */
export const creditedSum = (documentId: Expression<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((select sum(note.gross) from tax_documents as note
    where note.corrects_id = ${documentId} and note.kind = 'credit_note' and note.status = 'issued'), 0)`;
