import type { Kysely, Selectable } from 'kysely';
import type { SealKeyTable } from '#server/database/tables/quote-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { SealKey } from '#server/gateways/seal/make-seal-key.ts';
import { sealKeyOf } from '#server/vault/sealed-values-store.ts';
import type { Vault } from '#server/vault/vault.ts';

export type SealKeyRow = Selectable<SealKeyTable>;

/** The newest key of the seal, its private part still sealed by the vault; null before the first document. */
export async function findNewestSealKey(db: Kysely<DatabaseSchema>): Promise<SealKeyRow | null> {
  const row = await db.selectFrom('seal_keys').selectAll().orderBy('generation', 'desc').limit(1).executeTakeFirst();
  return row ?? null;
}

/** Keeps a new key of a generation; of several servers the first one wins, and its key is everybody's. */
export async function keepSealKey(
  db: Kysely<DatabaseSchema>,
  key: SealKey,
  { id, generation, now, vault }: { id: string; generation: number; now: number; vault: Vault },
): Promise<void> {
  await db
    .insertInto('seal_keys')
    .values({
      id,
      generation,
      certificate: key.certificate,
      private_key: vault.seal(key.privateKey, sealKeyOf(id)),
      fingerprint: key.fingerprint,
      not_after: key.notAfter,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('generation').doNothing())
    .execute();
}
