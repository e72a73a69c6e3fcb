/* How much the retention schedule would delete now, rule by rule: `scripts/retention.ts --dry`. Changes nothing; the server deletes by itself. */
import { connectForMaintenance } from '#server/database/open-database.ts';
import { previewRetention } from '#server/features/retention/run-retention.ts';
import { retentionSteps } from '#server/retention-steps.ts';

const location = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR || 'data' };

async function count(): Promise<void> {
  const { db, close } = connectForMaintenance(location, 'read');
  try {
    const counts = await previewRetention({ db, clock: Date.now }, retentionSteps);
    for (const { rule, records } of counts) process.stdout.write(`${String(records).padStart(10)}  ${rule}\n`);
    process.stdout.write('Nothing was deleted.\n');
  } finally {
    await close();
  }
}

if (process.argv.includes('--dry')) {
  await count().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
} else {
  process.stderr.write('Usage: npm run retention -- --dry\nThe server deletes by itself, every hour.\n');
  process.exitCode = 2;
}
