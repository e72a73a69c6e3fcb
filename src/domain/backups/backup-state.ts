import { type BackupSchedule, lastDue } from './backup-schedule.ts';

/** What a backup by schedule goes through. */
export const backupSteps = ['make', 'verify', 'rotate'] as const;
/** Why one failed: the place did not take or give it, no room, it is damaged, the process ended, or something else. */
export const backupFailures = ['place', 'room', 'damaged', 'stopped', 'other'] as const;

export type BackupFailure = { step: (typeof backupSteps)[number]; reason: (typeof backupFailures)[number]; at: number };

/** How the backups by schedule stand (K3), known to all servers of a database; times in ms UTC. */
export type BackupState = {
  /** The newest moment of the schedule that is done, or was given up. */
  doneFor: number | null;
  /** When the first attempt of all began; null before it. */
  begunAt: number | null;
  /** How many attempts the next one has had. */
  attempts: number;
  /** The server that makes one, and until when nobody else does. */
  holder: string | null;
  heldUntil: number;
  retryAt: number;
  /** The newest backup. */
  made: { name: string; at: number; bytes: number; rows: number; files: number } | null;
  /** The newest one that was restored for proof. */
  verified: { name: string; at: number; into: 'sqlite' | 'postgres' } | null;
  /** Why the newest attempt failed; null when it did not. */
  failed: BackupFailure | null;
  /** Names of backups that are known not to be restorable. */
  bad: string[];
};

const minute = 60_000;
/** A server that says nothing for so long has ended (ms). */
export const backupHoldMs = 10 * minute;
const retryAfterMs = 60 * minute;
const mostAttempts = 3;
const mostBad = 100;

/** The moment of the schedule for which a backup is to be made now; null for none. One moment that was missed stands for all before it. */
export function dueFor(state: BackupState, schedule: BackupSchedule, now: number): number | null {
  const due = lastDue(schedule, now);
  // What lies further ahead than it ever can was written by a clock that went wrong.
  if (state.doneFor !== null && state.doneFor >= due && state.doneFor <= now) return null;
  const isHeld = state.heldUntil > now && state.heldUntil <= now + backupHoldMs;
  const isPausing = state.retryAt > now && state.retryAt <= now + retryAfterMs;
  return isHeld || isPausing ? null : due;
}

/** The state after an attempt failed: it is repeated after an hour, and given up until the next moment of the schedule after three. */
export function afterFailure(state: BackupState, failed: BackupFailure, due: number): BackupState {
  const isGivenUp = state.attempts >= mostAttempts;
  const bad = failed.reason === 'damaged' && state.made ? [...state.bad, state.made.name].slice(-mostBad) : state.bad;
  return {
    ...state,
    ...(isGivenUp ? { doneFor: due, attempts: 0 } : {}),
    holder: null,
    heldUntil: 0,
    retryAt: isGivenUp ? 0 : failed.at + retryAfterMs,
    failed,
    bad,
  };
}
