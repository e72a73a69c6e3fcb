import type { Kysely } from 'kysely';
import type { KnownPlaceTable } from '#server/database/tables/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Those of the given places from which the account was signed in before a moment (ms UTC). */
export async function findKnownPlaces(
  db: Db,
  { placeHashes, now }: { placeHashes: readonly string[]; now: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('known_places')
    .select('place_hash')
    .where('place_hash', 'in', placeHashes)
    .where('expires_at', '>', now)
    .execute();
  return rows.map((row) => row.place_hash);
}

/** Stores places of an account, or for how long they are known; deletes those that have expired by then. */
export async function storePlaces(db: Db, places: readonly KnownPlaceTable[], now: number): Promise<void> {
  await db.deleteFrom('known_places').where('expires_at', '<=', now).execute();
  await db
    .insertInto('known_places')
    .values(places)
    .onConflict((conflict) =>
      conflict.column('place_hash').doUpdateSet((row) => ({ expires_at: row.ref('excluded.expires_at') })),
    )
    .execute();
}
