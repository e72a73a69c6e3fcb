import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Row of the table `settings` with the mark of the folder in which the files of this database lie. */
export const filesFolderSetting = 'files-folder';

type Place = { dataDir: string; now: number; newToken: () => string };

/**
 * Whether the data folder is the one in which the servers of this database keep files (K2). The first server marks its
 * folder and tells the database; one with another folder would keep files where the others do not find them.
 */
export async function isCommonFilesFolder(
  db: Kysely<DatabaseSchema>,
  { dataDir, now, newToken }: Place,
): Promise<boolean> {
  const file = path.join(dataDir, 'files-folder-mark');
  const mark = await readFile(file, 'utf8').catch(() => null);
  const candidate = mark ?? newToken();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ name: filesFolderSetting, value: JSON.stringify(candidate), updated_at: now, version: 1 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(file, candidate, { mode: 0o600 });
    return true;
  }
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', filesFolderSetting)
    .executeTakeFirstOrThrow();
  return row.value === JSON.stringify(candidate);
}
