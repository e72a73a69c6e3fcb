import type { Kysely } from 'kysely';
import { isLanguage, type Language } from '#domain/languages.ts';
import type { Fallback, StoredPrd, Writer } from '#domain/writing/prd.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedPrd } from '#server/stored/prd.ts';

/** A document as kept, and who wrote it. */
export type KeptPrd = {
  id: string;
  estimateId: string;
  language: Language;
  writer: Writer;
  fallback: Fallback | null;
  prd: StoredPrd;
  createdAt: number;
};

/** Stores a document; a second one with the same idempotency key changes nothing. */
export async function insertPrd(db: Kysely<DatabaseSchema>, kept: KeptPrd, idempotencyKey: string): Promise<void> {
  await db
    .insertInto('prds')
    .values({
      id: kept.id,
      idempotency_key: idempotencyKey,
      estimate_id: kept.estimateId,
      language: kept.language,
      writer: kept.writer,
      fallback: kept.fallback,
      content: storedPrd.write(kept.prd),
      created_at: kept.createdAt,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
}

/** Finds a stored document by the idempotency key that it was made with. */
export async function findPrd(
  db: Kysely<DatabaseSchema>,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<KeptPrd | null> {
  const row = await db.selectFrom('prds').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
  if (!row || !isLanguage(row.language)) return null;
  return {
    id: row.id,
    estimateId: row.estimate_id,
    language: row.language,
    writer: row.writer,
    fallback: row.fallback,
    prd: storedPrd.read(row.content, `prds ${row.id}`),
    createdAt: row.created_at,
  };
}

/**
 * Takes one model text from a day's budget; returns false when it is used up. One statement, so that all instances
 * share the budget (H4).
 */
export async function takeFromDailyBudget(
  db: Kysely<DatabaseSchema>,
  { day, budget }: { day: string; budget: number },
): Promise<boolean> {
  if (budget < 1) return false;
  const row = await db
    .insertInto('writing_usage')
    .values({ day, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((eb) => ({ calls: eb('writing_usage.calls', '+', 1) }))
        .where('writing_usage.calls', '<', budget),
    )
    .returning('calls')
    .executeTakeFirst();
  return row !== undefined;
}
