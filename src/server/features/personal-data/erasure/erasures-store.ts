import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ErasureTable } from '#server/database/tables/personal-data-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

export type Erasure = Selectable<ErasureTable>;

/** The deletion that an account has asked for; null for none. */
export async function findErasureOf(db: Db, userId: string): Promise<Erasure | null> {
  return (await db.selectFrom('erasures').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;
}

/** A deletion by its id; null for none. */
export async function findErasure(db: Db, id: string): Promise<Erasure | null> {
  return (await db.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Adds a deletion in place of one that was asked for before and not confirmed. */
export async function replaceErasure(transaction: Transaction<DatabaseSchema>, row: Erasure): Promise<void> {
  await transaction.deleteFrom('erasures').where('user_id', '=', row.user_id).where('state', '=', 'asked').execute();
  await transaction.insertInto('erasures').values(row).execute();
}

/** Lets a deletion begin that was asked for; false when it has begun already. */
export async function beginErasure(transaction: Transaction<DatabaseSchema>, id: string): Promise<boolean> {
  const begun = transaction.updateTable('erasures').set({ state: 'running', token_hash: null }).where('id', '=', id);
  return (await begun.where('state', '=', 'asked').executeTakeFirst()).numUpdatedRows === 1n;
}

/** Notes that a deletion is done; whose account it was is forgotten. */
export async function endErasure(transaction: Transaction<DatabaseSchema>, id: string, now: number): Promise<void> {
  await transaction
    .updateTable('erasures')
    .set({ state: 'done', user_id: null, done_at: now })
    .where('id', '=', id)
    .execute();
}

/** Forgets deletions that were asked for and not confirmed in time (ms UTC). */
export async function forgetUnconfirmed(db: Db, now: number): Promise<void> {
  await db.deleteFrom('erasures').where('state', '=', 'asked').where('expires_at', '<=', now).execute();
}

/** Adds the deletion of a customer without an account, in place of one that is done; false while one is under way. */
export async function beginErasureAgain(transaction: Transaction<DatabaseSchema>, row: Erasure): Promise<boolean> {
  if ((await findErasure(transaction, row.id))?.state === 'running') return false;
  await transaction.deleteFrom('erasures').where('id', '=', row.id).execute();
  await transaction.insertInto('erasures').values(row).execute();
  return true;
}

/** Which of some ids are accounts of customers. */
export async function findAccounts(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').select('id').where('id', 'in', ids).where('role', '=', 'user').execute();
  return rows.map(({ id }) => id);
}

/** Which of some ids are customers that nobody has emptied. */
export async function findUnemptied(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const customers = db.selectFrom('customers').select('id').where('id', 'in', ids).where('anonymised_at', 'is', null);
  return (await customers.where('merged_into_id', 'is', null).execute()).map(({ id }) => id);
}

/** Customers and what was merged into them, which a backup of before holds apart. */
export async function withMerged(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const merged = await db.selectFrom('customers').select('id').where('merged_into_id', 'in', ids).execute();
  return [...new Set([...ids, ...merged.map(({ id }) => id)])];
}
