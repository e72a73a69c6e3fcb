import type { Kysely } from 'kysely';
import type { BackupState } from '#domain/backups/backup-state.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { replaceSettings } from '#server/features/settings/settings-store.ts';
import { storedBackupState } from '#server/stored/settings/backup-state.ts';

type Db = Kysely<DatabaseSchema>;

const name = 'backup-state';

/** How the backups by schedule stand, and the version of that. */
export type KnownState = { state: BackupState; version: number };

/** Reads how the backups by schedule stand. */
export async function readBackupState(db: Db): Promise<KnownState> {
  const row = await db.selectFrom('settings').select(['value', 'version']).where('name', '=', name).executeTakeFirst();
  return { state: storedBackupState.read(row?.value ?? 'null', `settings ${name}`), version: row?.version ?? 0 };
}

/** Writes it unless another server has meanwhile; null then. */
export async function replaceBackupState(
  db: Db,
  { version }: KnownState,
  { state, now }: { state: BackupState; now: number },
): Promise<KnownState | null> {
  const isWritten = await replaceSettings(db, { name, shape: storedBackupState, value: state, version, now });
  return isWritten ? { state, version: version + 1 } : null;
}
