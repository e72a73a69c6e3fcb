import type { Kysely, Transaction } from 'kysely';
import type { DeliveryFailure } from '#domain/tax-documents/document-delivery.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** A document with what its delivery needs. */
export async function findDelivery(db: Db, id: string) {
  return db
    .selectFrom('tax_documents as documents')
    .leftJoin('document_deliveries as deliveries', 'deliveries.tax_document_id', 'documents.id')
    .select(['documents.id', 'documents.status', 'documents.number', 'documents.document', 'documents.ubl'])
    .select(['documents.delivery', 'documents.issued_at', 'documents.author_id', 'documents.quote_id'])
    .select(['round', 'failure', 'words', 'provider_id', 'tried_at'])
    .where('documents.id', '=', id)
    .executeTakeFirst();
}
export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/** The provider's words about what stands in the way of a document; null where nothing does. */
export async function findDeliveryWords(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('document_deliveries')
    .select('words')
    .where('tax_document_id', '=', id)
    .where('failure', 'is not', null)
    .executeTakeFirst();
  return row?.words ?? null;
}

/** Moves a document on its way; false when it is not in the state that was read. */
export async function moveDelivery(
  transaction: Transaction<DatabaseSchema>,
  id: string,
  { from, to }: { from: DeliveryRow['delivery']; to: DeliveryRow['delivery'] },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('tax_documents')
    .set({ delivery: to })
    .where('id', '=', id)
    .where('delivery', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Begins a round of attempts, all under one key. */
export async function beginRound(
  transaction: Transaction<DatabaseSchema>,
  { id, round, now }: { id: string; round: number; now: number },
): Promise<void> {
  const fresh = { round, failure: null, words: '', provider_id: '', tried_at: now };
  await transaction
    .insertInto('document_deliveries')
    .values({ tax_document_id: id, ...fresh })
    .onConflict((conflict) => conflict.column('tax_document_id').doUpdateSet(fresh))
    .execute();
}

type Attempt = { failure: DeliveryFailure | null; words: string; providerId: string; now: number };

/** Keeps what came of an attempt. */
export async function noteAttempt(db: Db, id: string, { failure, words, providerId, now }: Attempt): Promise<void> {
  await db
    .updateTable('document_deliveries')
    .set({ failure, words, provider_id: providerId, tried_at: now })
    .where('tax_document_id', '=', id)
    .execute();
}

/** Documents on their way that nobody has tried since a moment (ms UTC), such as after a restore, which brings back no jobs. */
export async function listForgotten(db: Db, before: number): Promise<{ id: string; triedAt: number }[]> {
  const rows = await db
    .selectFrom('tax_documents as documents')
    .innerJoin('document_deliveries as deliveries', 'deliveries.tax_document_id', 'documents.id')
    .select(['documents.id', 'tried_at'])
    .where('documents.delivery', '=', 'delivering')
    .where('deliveries.tried_at', '<', before)
    .orderBy('documents.id')
    .limit(100)
    .execute();
  return rows.map(({ id, tried_at: triedAt }) => ({ id, triedAt }));
}

/** Takes a forgotten document up; false when another server was faster. */
export async function takeUpForgotten(
  transaction: Transaction<DatabaseSchema>,
  { id, triedAt, now }: { id: string; triedAt: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('document_deliveries')
    .set({ tried_at: now })
    .where('tax_document_id', '=', id)
    .where('tried_at', '=', triedAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
