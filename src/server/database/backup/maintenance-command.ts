import { parseArgs } from 'node:util';
import type { BackupSummary, ReportProgress } from './backup-format.ts';
import type { MadeBackup } from './backup.ts';
import type { FileSummary } from './backup-files.ts';
import { createProgressLine } from './progress-line.ts';

/** What a command about backups is called with. */
export interface MaintenanceCall {
  file: string | undefined;
  replace: boolean;
  onProgress: ReportProgress;
}

/** Runs one command about backups: arguments in, one line out, and the exit code 1 with the reason when it fails. */
export async function runMaintenanceCommand(run: (call: MaintenanceCall) => Promise<string>): Promise<void> {
  // A database that is restored is readable for its owner only.
  process.umask(0o077);
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const onProgress = createProgressLine((line) => process.stderr.write(`${line}\n`), Date.now);
    const line = await run({ file: positionals[0], replace: values.replace, onProgress });
    process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** One line about a backup, such as `1204 rows of 2026-11-21T09:45:00.000Z from sqlite`. */
export function describeBackup({ header, rows }: BackupSummary): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${new Date(header.createdAt).toISOString()} from ${header.engine}`;
}

/** What a new backup does not hold, for the end of its line; nothing where it holds all. */
export const describeLeftOut = ({ leavesOut }: MadeBackup): string =>
  leavesOut ? '. A newer release has added to this database: what only that one knows is NOT in the backup' : '';

/** Whether the secrets of a backup can be opened with the keys at hand: a backup never holds them. */
export function describeSecrets(keyIds: readonly string[], atHand: readonly { id: string }[]): string {
  const missing = keyIds.filter((id) => !atHand.some((key) => key.id === id));
  if (keyIds.length === 0) return 'no secrets in it are encrypted';
  if (missing.length === 0) return `the vault key of its secrets (${keyIds.join(', ')}) is at hand`;
  return (
    `the vault key of its secrets (${missing.join(', ')}) is NOT at hand. Keep vault.key or VAULT_KEY apart from the ` +
    'backup: without it authenticator apps and the password of the mail server are set up anew'
  );
}

/**
 * What became of the files that go with requests. Throws where rows speak of files that are not beside the backup: they lie
 * in a bucket that the settings do not name, or their folder was left behind.
 */
export function describeFiles(files: FileSummary | 'bucket'): string {
  if (files === 'bucket') return 'files of requests stay in their bucket, which needs a backup of its own';
  const missing = files.spokenOf - files.present - files.gone;
  if (missing > 0) {
    throw new Error(
      `${missing} files of requests are not beside the rows. Put the folder that ends in .files there, or set ` +
        'FILES_S3_ENDPOINT as the server has it if they lie in a bucket.',
    );
  }
  const lost = files.gone > 0 ? ` (deleted meanwhile: ${files.gone})` : '';
  return `files of requests: ${files.present}${lost}`;
}
