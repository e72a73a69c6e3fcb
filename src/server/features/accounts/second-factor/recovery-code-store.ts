import type { Kysely } from 'kysely';
import { secondFactorRules } from '#domain/accounts/second-factor.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Marks a recovery code as used; false when there is none of that hash or it has been used. */
export async function useRecoveryCode(
  db: Db,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(
  db: Db,
  { userId, codeHashes }: { userId: string; codeHashes: readonly string[] },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const { characters } = secondFactorRules.recoveryCodes;
  const rows = codeHashes.map((hash) => ({ code_hash: hash, user_id: userId, used_at: null, characters }));
  await db.insertInto('recovery_codes').values(rows).execute();
}
