import { isVerificationDue } from '#domain/backups/backup-schedule.ts';
import {
  type BackupFailure,
  type BackupState,
  afterFailure,
  backupHoldMs,
  dueFor,
} from '#domain/backups/backup-state.ts';
import { planRotation } from '#domain/backups/rotation.ts';
import { momentOfArchive } from '#server/database/backup/archive/archive-format.ts';
import type { JobLog } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { type KnownState, readBackupState, replaceBackupState } from './backup-state-store.ts';
import type { BackupAnswer, BackupDone, BackupTask } from './backup-task.ts';
import { type BackupRunner, startBackupRunner } from './run-backup-tasks.ts';

export type BackupAttempt = {
  /** Name of this server among the others. */
  holder: string;
  /** Ends the attempt, which begins anew after the next start. */
  signal: AbortSignal;
  log: Pick<JobLog, 'info' | 'warn'>;
  /** How often the others hear that it goes on (ms). */
  beatMs?: number;
  /** How far everything else on this machine goes first. */
  niceness?: number;
};

type Used = Pick<Services, 'db' | 'clock' | 'config' | 'backupPlace'>;

/** Another server has taken the schedule meanwhile. */
class HoldLostError extends Error {}

/** A step failed, and why. */
class StepFailedError extends Error {
  readonly failure: Omit<BackupFailure, 'at'>;
  readonly errorName: string;

  constructor(failure: Omit<BackupFailure, 'at'>, errorName: string) {
    super(`Backup: ${failure.step} failed (${failure.reason})`);
    this.failure = failure;
    this.errorName = errorName;
  }
}

/**
 * Makes, verifies and rotates a backup when the schedule says so (K3), on one server at a time; one that was missed is made up for. What
 * fails is noted and tried again after an hour. Answers whether this server made one.
 */
export async function backUpWhenDue(services: Used, attempt: BackupAttempt): Promise<boolean> {
  const { db, clock, config } = services;
  const { schedule } = config.backups;
  if (!schedule) return false;
  const before = await readBackupState(db);
  const due = dueFor(before.state, schedule, clock());
  if (due === null) return false;
  const hold = await takeHold(services, before, attempt.holder);
  if (!hold) return false;
  const timer = setInterval(() => void hold.change({}).catch(() => undefined), attempt.beatMs ?? 60_000);
  let runner: BackupRunner | undefined;
  try {
    runner = startBackupRunner(attempt);
    const { leavesOut } = await makeAndProve(services, { hold, runner, due });
    if (leavesOut) attempt.log.warn({}, 'what only the newer release of this database knows is not in the backup');
    attempt.log.info({ backup: hold.state().made?.name }, 'backup made');
    return true;
  } catch (error) {
    await noteFailure(hold, { error, due, attempt, now: clock() });
    return false;
  } finally {
    clearInterval(timer);
    runner?.end();
  }
}

/** The schedule while it is this server's. */
type Hold = { state: () => BackupState; change: (changes: Partial<BackupState>) => Promise<void> };

async function takeHold({ db, clock }: Used, before: KnownState, holder: string): Promise<Hold | null> {
  let known: KnownState | null = before;
  let queue: Promise<void> = Promise.resolve();
  const write = async (changes: Partial<BackupState>): Promise<void> => {
    if (!known) throw new HoldLostError();
    const state = { ...known.state, holder, heldUntil: clock() + backupHoldMs, ...changes };
    known = await replaceBackupState(db, known, { state, now: clock() });
    if (!known) throw new HoldLostError();
  };
  const change = (changes: Partial<BackupState>): Promise<void> => {
    const next = queue.then(() => write(changes));
    queue = next.catch(() => undefined);
    return next;
  };
  try {
    await change({ attempts: before.state.attempts + 1, begunAt: before.state.begunAt ?? clock() });
  } catch (error) {
    if (error instanceof HoldLostError) return null;
    throw error;
  }
  return { change, state: () => known?.state ?? before.state };
}

type Work = { hold: Hold; runner: BackupRunner; due: number };

async function makeAndProve(services: Used, { hold, runner, due }: Work): Promise<Done<'make'>> {
  const { clock, config } = services;
  const setup = {
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    objectStore: config.objectStore,
    backups: config.backups,
  };
  const at = clock();
  const made = demand(await runner.run({ do: 'make', setup, at }), 'make');
  // Only who still holds the schedule gives the file its name.
  await hold.change({});
  demand(await runner.run({ do: 'place', setup, name: made.name }), 'place');
  const { name, bytes, rows, files } = made;
  await hold.change({ made: { name, at, bytes, rows, files } });
  const { verified, failed } = hold.state();
  if (isVerificationDue({ bytes, verifiedAt: verified?.at ?? null, hasFailed: failed !== null, now: clock() })) {
    const { into } = demand(await runner.run({ do: 'verify', setup, name }), 'verify');
    await hold.change({ verified: { name, at: clock(), into } });
  }
  await rotate(services, hold.state()).catch((error: unknown) => {
    throw new StepFailedError({ step: 'rotate', reason: 'place' }, error instanceof Error ? error.name : 'Error');
  });
  await hold.change({ doneFor: due, attempts: 0, holder: null, heldUntil: 0, retryAt: 0, failed: null });
  return made;
}

type Done<Step> = Extract<BackupDone, { done: Step }>;

function demand<Step extends BackupTask['do']>(answer: BackupAnswer, done: Step): Done<Step> {
  if ('failed' in answer) {
    const step = done === 'verify' ? 'verify' : 'make';
    throw new StepFailedError({ step, reason: answer.failed }, answer.errorName);
  }
  return answer as Done<Step>;
}

async function rotate({ backupPlace, config }: Used, { bad, verified }: BackupState): Promise<void> {
  const stored = (await backupPlace.list()).map(({ name }) => ({
    name,
    at: momentOfArchive(name) ?? 0,
    isBad: bad.includes(name),
  }));
  for (const name of planRotation(stored, config.backups.keep)) {
    if (name !== verified?.name) await backupPlace.delete(name);
  }
}

type Failed = { error: unknown; due: number; attempt: BackupAttempt; now: number };

async function noteFailure(hold: Hold, { error, due, attempt, now }: Failed): Promise<void> {
  if (error instanceof HoldLostError) return;
  const { signal, log } = attempt;
  const state = hold.state();
  if (signal.aborted) return hold.change({ attempts: state.attempts - 1, holder: null, heldUntil: 0 });
  if (!(error instanceof StepFailedError)) throw error;
  log.warn({ ...error.failure, errorName: error.errorName }, 'backup failed');
  await hold.change(afterFailure(state, { ...error.failure, at: now }, due));
}
