/* Moves the data to another database with the servers stopped: `scripts/move.ts --to postgres://…` or `--to sqlite`. */
import { parseArgs } from 'node:util';
import { moveDatabase } from '#server/database/backup/move-database.ts';

const usage = 'Where to? move --to postgres://user:password@host/database, or move --to sqlite [--replace]';

process.umask(0o077);
try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } } });
  const { to, replace } = values;
  if (to === undefined || !/^(?:sqlite$|postgres(?:ql)?:\/\/)/.test(to)) throw new Error(usage);
  const dataDir = process.env.DATA_DIR || 'data';
  const from = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir };
  const target = { databaseUrl: to === 'sqlite' ? undefined : to, dataDir };
  const { file, tables } = await moveDatabase({ from, to: target, replace, now: Date.now() });
  for (const { table, source, target: arrived } of tables) {
    if (source > 0)
      process.stdout.write(`${table.padEnd(32)} ${String(source).padStart(9)} ${String(arrived).padStart(9)}\n`);
  }
  const rows = tables.reduce((sum, { target: arrived }) => sum + arrived, 0);
  const setting = to === 'sqlite' ? 'empty DATABASE_URL' : 'set DATABASE_URL to the new address';
  process.stdout.write(
    `Moved ${rows} rows of ${tables.length} tables, each counted twice. Now ${setting} and start.\n`,
  );
  process.stdout.write(
    `The old database is unchanged, and ${file} is a backup of it. Files and keys stay in ${dataDir}.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
