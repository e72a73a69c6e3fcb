import type { Kysely, Selectable, Transaction } from 'kysely';
import type { BankImport } from '#contract/bank-imports.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { BankImportTable } from '#server/database/tables/money-tables.ts';

type Db = Kysely<DatabaseSchema>;
export type BankImportRow = Selectable<BankImportTable>;

/** Most files that are listed. */
const listed = 20;

/** The latest files, newest first. */
export async function listImports(db: Db): Promise<BankImport[]> {
  const rows = await db.selectFrom('bank_imports').selectAll().orderBy('id', 'desc').limit(listed).execute();
  return rows.map(presentImport);
}

/** The import of a file by its SHA-256; null when it was never read. */
export async function findImportOf(db: Db, sha256: string): Promise<BankImport | null> {
  const row = await db.selectFrom('bank_imports').selectAll().where('sha256', '=', sha256).executeTakeFirst();
  return row ? presentImport(row) : null;
}

/** Whether there is such an import. */
export async function hasImport(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('bank_imports').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Stores an import; false where the same file has one. */
export async function insertImport(transaction: Transaction<DatabaseSchema>, row: BankImportRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('bank_imports')
    .values(row)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A stored import as the office sees it. */
export const presentImport = (row: BankImportRow): BankImport => ({
  id: row.id,
  fileName: row.file_name,
  format: row.format,
  account: row.account,
  entries: row.entries,
  createdAt: row.created_at,
});
