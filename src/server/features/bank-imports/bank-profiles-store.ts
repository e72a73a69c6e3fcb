import type { Kysely, Transaction } from 'kysely';
import type { BankProfile } from '#contract/bank-imports.ts';
import { type OwnCsvMapping, csvProfileLimits } from '#domain/bank-imports/csv-profile.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedBankProfile } from '#server/stored/settings/bank-profile.ts';

/** Own mappings by name. */
export async function listProfiles(db: Kysely<DatabaseSchema>): Promise<BankProfile[]> {
  const rows = await db
    .selectFrom('bank_profiles')
    .select(['id', 'name', 'content'])
    .orderBy('name')
    .limit(csvProfileLimits.profiles)
    .execute();
  return rows.map(({ id, name, content }) => ({
    id,
    name,
    columns: storedBankProfile.read(content, `bank_profiles ${id}`),
  }));
}

/** Stores a mapping in the place of one of the same name; returns its id. */
export async function upsertProfile(
  transaction: Transaction<DatabaseSchema>,
  { name, columns }: OwnCsvMapping,
  made: { id: string; now: number },
): Promise<string> {
  const content = storedBankProfile.write(columns);
  const { id } = await transaction
    .insertInto('bank_profiles')
    .values({ id: made.id, name, content, version: 1, created_at: made.now, updated_at: made.now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ content, updated_at: made.now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a mapping; null when there is none, else its name. */
export async function deleteProfile(transaction: Transaction<DatabaseSchema>, id: string): Promise<string | null> {
  const row = await transaction.deleteFrom('bank_profiles').where('id', '=', id).returning('name').executeTakeFirst();
  return row?.name ?? null;
}
