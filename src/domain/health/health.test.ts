import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type HealthCheck,
  type HealthFacts,
  type HealthState,
  type ScheduledBackups,
  judgeHealth,
  planHealthNews,
} from './health.ts';

const now = Date.UTC(2026, 10, 27, 9);
const minute = 60_000;
const day = 24 * 60 * minute;

const fine: HealthFacts = {
  jobs: { failed: 0, lateMs: 0 },
  refusedMails: 0,
  disk: { freeBytes: 50, totalBytes: 100 },
  backupAt: now - day,
  backups: null,
  sealNotAfter: now + 365 * day,
  clockDriftMs: 100,
  requestDueInDays: null,
};

const scheduled = (changes: Partial<ScheduledBackups> = {}): ScheduledBackups => ({
  begunAt: now - 30 * day,
  bytes: 1000,
  verifiedAt: now - day,
  failed: null,
  ...changes,
});

const never = (begunAt: number | null) => scheduled({ begunAt, bytes: null, verifiedAt: null });

const failed = (step: 'make' | 'verify') => ({ step, reason: 'damaged', at: now }) as const;

const table: [what: string, facts: Partial<HealthFacts>, check: HealthCheck, state: HealthState][] = [
  ['a job that is due for four minutes', { jobs: { failed: 0, lateMs: 4 * minute } }, 'jobs', 'good'],
  ['a job that is due for five minutes', { jobs: { failed: 0, lateMs: 5 * minute } }, 'jobs', 'attention'],
  ['a job that is due for half an hour', { jobs: { failed: 0, lateMs: 30 * minute } }, 'jobs', 'bad'],
  ['a job that was given up', { jobs: { failed: 1, lateMs: 0 } }, 'jobs', 'attention'],
  ['a refused mail', { refusedMails: 1 }, 'mail', 'attention'],
  ['ten refused mails', { refusedMails: 10 }, 'mail', 'bad'],
  ['a tenth of the disk', { disk: { freeBytes: 10, totalBytes: 100 } }, 'disk', 'good'],
  ['less than a tenth of the disk', { disk: { freeBytes: 9, totalBytes: 100 } }, 'disk', 'attention'],
  ['less than three hundredths of the disk', { disk: { freeBytes: 2, totalBytes: 100 } }, 'disk', 'bad'],
  ['a disk that does not tell', { disk: null }, 'disk', 'unknown'],
  ['no backup here', { backupAt: null }, 'backup', 'attention'],
  ['a backup of two days ago', { backupAt: now - 2 * day }, 'backup', 'attention'],
  ['a backup of eight days ago', { backupAt: now - 8 * day }, 'backup', 'bad'],
  ['a backup by schedule of a day ago, proved', { backups: scheduled() }, 'backup', 'good'],
  ['one that is two hours late', { backups: scheduled(), backupAt: now - 26 * 60 * minute }, 'backup', 'attention'],
  ['two backups that are late', { backups: scheduled(), backupAt: now - 50 * 60 * minute }, 'backup', 'bad'],
  ['a schedule before its first attempt', { backups: never(null), backupAt: null }, 'backup', 'attention'],
  ['one without a backup after a day', { backups: never(now - day), backupAt: null }, 'backup', 'attention'],
  [
    'one whose first time is two hours over',
    { backups: never(now - 26 * 60 * minute), backupAt: null },
    'backup',
    'bad',
  ],
  [
    'a first backup that fails',
    { backups: { ...never(now), failed: failed('make') }, backupAt: null },
    'backup',
    'bad',
  ],
  ['a backup that fails', { backups: scheduled({ failed: failed('make') }) }, 'backup', 'attention'],
  ['a backup that cannot be restored', { backups: scheduled({ failed: failed('verify') }) }, 'backup', 'bad'],
  ['a proof of eight days ago', { backups: scheduled({ verifiedAt: now - 8 * day }) }, 'backup', 'attention'],
  ['a request about data due in eight days', { requestDueInDays: 8 }, 'requests', 'good'],
  ['one due in a week', { requestDueInDays: 7 }, 'requests', 'attention'],
  ['one due in two days', { requestDueInDays: 2 }, 'requests', 'bad'],
  ['one that is late', { requestDueInDays: -1 }, 'requests', 'bad'],
  ['no seal yet', { sealNotAfter: null }, 'seal', 'good'],
  ['a seal for two months', { sealNotAfter: now + 60 * day }, 'seal', 'good'],
  ['a seal for less than two months', { sealNotAfter: now + 60 * day - 1 }, 'seal', 'attention'],
  ['a seal that is over', { sealNotAfter: now - 1 }, 'seal', 'bad'],
  ['a clock that is two seconds late', { clockDriftMs: -2000 }, 'clock', 'attention'],
  ['a clock that is half a minute early', { clockDriftMs: 30_000 }, 'clock', 'bad'],
  ['one clock for all', { clockDriftMs: null }, 'clock', 'good'],
];

for (const [what, facts, check, state] of table) {
  test(`K5 ${what} is ${state} for ${check}, and nothing else changes`, () => {
    const judged = judgeHealth({ ...fine, ...facts }, now);
    assert.equal(judged[check], state);
    const { [check]: _, ...others } = judged;
    assert.ok(
      Object.values(others).every((other) => other === 'good'),
      JSON.stringify(judged),
    );
  });
}

test('K5 a check is told once when it becomes bad, and again only after it was good', () => {
  const states = (jobs: HealthState, disk: HealthState): Record<HealthCheck, HealthState> => ({
    ...judgeHealth(fine, now),
    jobs,
    disk,
  });
  const first = planHealthNews({}, states('bad', 'good'), now);
  assert.deepEqual(first, { tell: ['jobs'], told: { jobs: now } });
  const second = planHealthNews(first.told, states('attention', 'bad'), now + 1);
  assert.deepEqual(second, { tell: ['disk'], told: { jobs: now, disk: now + 1 } });
  const still = planHealthNews(second.told, states('bad', 'unknown'), now + 2);
  assert.deepEqual(still, { tell: [], told: second.told });
  const well = planHealthNews(second.told, states('good', 'bad'), now + 3);
  assert.deepEqual(well, { tell: [], told: { disk: now + 1 } });
  assert.deepEqual(planHealthNews(well.told, states('bad', 'bad'), now + 4).tell, ['jobs']);
});
