import type { BackupFailure } from '#domain/backups/backup-state.ts';

/** What is watched for administrators (K5): work that waits, mails, room on the disk, backups, the certificate of the seal, the clock. */
export const healthChecks = ['jobs', 'mail', 'disk', 'backup', 'seal', 'clock', 'requests'] as const;
export type HealthCheck = (typeof healthChecks)[number];

/** `attention` wants a look, `bad` harms customers or will soon; `unknown` cannot be told here. */
export const healthStates = ['good', 'attention', 'bad', 'unknown'] as const;
export type HealthState = (typeof healthStates)[number];

/** What was measured at one moment; times in ms. */
export type HealthFacts = {
  /** How many jobs were given up and not retried, and how long the oldest due one has waited. */
  jobs: { failed: number; lateMs: number };
  /** Mails that were refused for good within a day. */
  refusedMails: number;
  /** Null where the system does not tell. */
  disk: { freeBytes: number; totalBytes: number } | null;
  /** When the newest backup was made (ms UTC): the newest by schedule, else the newest in the folder for them; null without one. */
  backupAt: number | null;
  /** How the backups by schedule stand; null without a schedule. */
  backups: ScheduledBackups | null;
  /** Until when the certificate of the seal holds (ms UTC); null before the first signature. */
  sealNotAfter: number | null;
  /** How far the clock of this machine is ahead of the database's; null where they are the same. */
  clockDriftMs: number | null;
  /** Days until the next request about personal data is due, negative once it is over; null where none is open. */
  requestDueInDays: number | null;
};

/** Backups by schedule: the size of the newest, when one was last proved by a restore (ms UTC), why the newest attempt failed. */
export type ScheduledBackups = {
  /** When the first attempt began (ms UTC); null before it. */
  begunAt: number | null;
  bytes: number | null;
  verifiedAt: number | null;
  failed: BackupFailure | null;
};

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** From where on a measurement is `attention` and `bad`. */
export const healthLimits = {
  jobsLateMs: { attention: 5 * minute, bad: 30 * minute },
  refusedMails: { attention: 1, bad: 10 },
  /** Parts of the disk that are free. */
  diskFree: { attention: 0.1, bad: 0.03 },
  backupAgeMs: { attention: 2 * day, bad: 8 * day },
  /** Of one that is due every day: two hours late, and a second one late as well. Of the first one the first is `bad` already. */
  scheduledAgeMs: { attention: day + 2 * 60 * minute, bad: 2 * day + 2 * 60 * minute },
  /** Large ones are proved once a week. */
  unprovenMs: 8 * day,
  sealLeftMs: { attention: 60 * day, bad: 7 * day },
  clockDriftMs: { attention: 2 * second, bad: 30 * second },
  /** People are told two days before the day, while there is still time (GDPR art. 12(3)). */
  requestDueInDays: { attention: 8, bad: 3 },
} as const;

type Limits = { attention: number; bad: number };

const above = (value: number, { attention, bad }: Limits): HealthState =>
  value >= bad ? 'bad' : value >= attention ? 'attention' : 'good';

const below = (value: number, { attention, bad }: Limits): HealthState =>
  value < bad ? 'bad' : value < attention ? 'attention' : 'good';

/**
 * Judges backups: one that was never made here may lie elsewhere, so it is not `bad` unless there is a schedule that fails or has come to
 * nothing. One that cannot be restored is `bad` at once.
 */
function judgeBackups({ backupAt, backups }: HealthFacts, now: number): HealthState {
  if (backups) return judgeScheduled(backups, { backupAt, now });
  return backupAt === null ? 'attention' : above(now - backupAt, healthLimits.backupAgeMs);
}

type Moments = { backupAt: number | null; now: number };

function judgeScheduled(backups: ScheduledBackups, { backupAt, now }: Moments): HealthState {
  if (backupAt === null) return isVain(backups, now) ? 'bad' : 'attention';
  const { failed } = backups;
  if (failed?.step === 'verify') return 'bad';
  const age = above(now - backupAt, healthLimits.scheduledAgeMs);
  return age === 'good' && (failed || !isProven(backups, now)) ? 'attention' : age;
}

/** Whether a schedule that has made nothing yet has failed, or let its first time pass. */
const isVain = ({ begunAt, failed }: ScheduledBackups, now: number): boolean =>
  failed !== null || (begunAt !== null && now - begunAt >= healthLimits.scheduledAgeMs.attention);

const isProven = ({ verifiedAt }: ScheduledBackups, now: number): boolean =>
  verifiedAt !== null && now - verifiedAt < healthLimits.unprovenMs;

/** Judges what was measured at a moment (ms UTC). */
export function judgeHealth(facts: HealthFacts, now: number): Record<HealthCheck, HealthState> {
  const { jobs, refusedMails, disk, sealNotAfter, clockDriftMs, requestDueInDays } = facts;
  const waiting = above(jobs.lateMs, healthLimits.jobsLateMs);
  return {
    jobs: waiting === 'good' && jobs.failed > 0 ? 'attention' : waiting,
    mail: above(refusedMails, healthLimits.refusedMails),
    disk: disk === null ? 'unknown' : below(disk.freeBytes / disk.totalBytes, healthLimits.diskFree),
    backup: judgeBackups(facts, now),
    seal: sealNotAfter === null ? 'good' : below(sealNotAfter - now, healthLimits.sealLeftMs),
    requests: requestDueInDays === null ? 'good' : below(requestDueInDays, healthLimits.requestDueInDays),
    clock: clockDriftMs === null ? 'good' : above(Math.abs(clockDriftMs), healthLimits.clockDriftMs),
  };
}

/** Which checks people were told of as bad, and since when (ms UTC). */
export type HealthTold = Partial<Record<HealthCheck, number>>;

/**
 * What is told now: each check once when it becomes bad, and anew only after it was good in between. Returns what to keep, which is the
 * same object where nothing changes.
 */
export function planHealthNews(
  told: HealthTold,
  states: Record<HealthCheck, HealthState>,
  now: number,
): { tell: HealthCheck[]; told: HealthTold } {
  const tell = healthChecks.filter((check) => states[check] === 'bad' && told[check] === undefined);
  const over = healthChecks.filter((check) => states[check] === 'good' && told[check] !== undefined);
  if (tell.length === 0 && over.length === 0) return { tell, told };
  const kept = Object.entries(told).filter(([check]) => !over.some((each) => each === check));
  return { tell, told: { ...Object.fromEntries(kept), ...Object.fromEntries(tell.map((check) => [check, now])) } };
}
