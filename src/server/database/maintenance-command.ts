import { parseArgs } from 'node:util';
import type { BackupSummary, ReportProgress } from './backup-format.ts';
import { createProgressLine } from './progress-line.ts';

/** What a command about backups is called with. */
export interface MaintenanceCall {
  file: string | undefined;
  replace: boolean;
  onProgress: ReportProgress;
}

/** Runs one command about backups: arguments in, one line out, and the exit code 1 with the reason when it fails. */
export async function runMaintenanceCommand(run: (call: MaintenanceCall) => Promise<string>): Promise<void> {
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
