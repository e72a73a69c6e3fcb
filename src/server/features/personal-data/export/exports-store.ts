import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DataExportTable } from '#server/database/tables/personal-data-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

export type DataExport = Selectable<DataExportTable>;

/** The newest copy of an account's data; null where there is none. */
export async function findNewestExport(db: Db, userId: string): Promise<DataExport | null> {
  const found = db.selectFrom('data_exports').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(1);
  return (await found.executeTakeFirst()) ?? null;
}

/** A copy by its id; null for none. */
export async function findExport(db: Db, id: string): Promise<DataExport | null> {
  return (await db.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** A copy by the SHA-256 of the secret that was mailed; null for none. */
export async function findExportByToken(db: Db, tokenHash: string): Promise<DataExport | null> {
  const found = db.selectFrom('data_exports').selectAll().where('token_hash', '=', tokenHash);
  return (await found.executeTakeFirst()) ?? null;
}

/** Adds a copy that is to be made. */
export async function insertExport(transaction: Transaction<DatabaseSchema>, row: DataExport): Promise<void> {
  await transaction.insertInto('data_exports').values(row).execute();
}

/** What is noted of a copy while it is made. */
export type ExportChange = Partial<
  Pick<DataExport, 'tables_done' | 'parts' | 'state' | 'token_hash' | 'bytes' | 'ready_at' | 'expires_at'>
>;

/** Changes a copy that is being made, if its parts are still those that were written; false when another server is at it. */
export async function changeExport(
  db: Db,
  { id, parts }: Pick<DataExport, 'id' | 'parts'>,
  change: ExportChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_exports')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('parts', '=', parts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes the copies out that an account has; returns the keys of their parts. */
export async function removeExports(transaction: Transaction<DatabaseSchema>, userId: string): Promise<string[]> {
  const rows = await transaction.deleteFrom('data_exports').where('user_id', '=', userId).returning('parts').execute();
  return rows.flatMap(({ parts }) => keysOfParts(parts));
}

/** The keys of the parts of a copy, in order. */
export const keysOfParts = (parts: string): string[] => parts.split(' ').filter((key) => key !== '');
