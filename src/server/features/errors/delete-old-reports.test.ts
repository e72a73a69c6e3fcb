import assert from 'node:assert/strict';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { deleteOldReports } from './delete-old-reports.ts';

const now = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60_000;

testOnEachEngine('K6 errors that nobody has met for 90 days are deleted, younger ones stay', async ({ db }) => {
  const group = {
    message: 'x',
    category: 'internal',
    severity: 'critical',
    count: 1,
    sample: '{}',
    version: 1,
  } as const;
  await db
    .insertInto('error_groups')
    .values([
      { ...group, fingerprint: 'old', state: 'open', first_seen_at: 0, last_seen_at: now - 91 * day },
      { ...group, fingerprint: 'muted', state: 'muted', first_seen_at: 0, last_seen_at: now - 91 * day },
      { ...group, fingerprint: 'young', state: 'open', first_seen_at: 0, last_seen_at: now - 89 * day },
    ])
    .execute();
  await deleteOldReports({ db, clock: () => now });
  const left = await db.selectFrom('error_groups').select('fingerprint').execute();
  assert.deepEqual(left, [{ fingerprint: 'young' }]);
});
