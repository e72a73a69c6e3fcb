import type { Transaction } from 'kysely';
import type { TimeSheet } from '#contract/projects/project-time.ts';
import { checkTimer, daysOfTimer, isTooLong, minutesBetween } from '#domain/projects/time/timer.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { auditFor } from '#server/features/audit/audit-for.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { holdAdministrators } from '#server/features/service-requests/change/administrators-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { demandMilestone } from './note-time.ts';
import { presentTime } from './present-time.ts';
import { findTime, insertTime } from './time-entries-store.ts';
import { type TimerRow, insertTimer, readTimer, removeTimer } from './time-timers-store.ts';

type Transacting = Transaction<DatabaseSchema>;
type Noted = { noted: { day: string; minutes: number }[]; projectId: string };

/**
 * Starts the caller's timer for a project and perhaps a milestone; one that runs for something else is stopped and its time noted, one
 * that runs for the same goes on. Throws `not-found`, and `timer-too-long` where it has to be asked first what is right for the other one.
 */
export async function startTimer(
  services: Services,
  { id, milestoneId, caller }: { id: string; milestoneId: string | null; caller: Caller },
): Promise<TimeSheet> {
  const now = services.clock();
  const userId = callerId(caller);
  const stopped = await services.db.transaction().execute(async (transaction) => {
    // Two starts at once wait for each other.
    await holdAdministrators(transaction, [userId]);
    if (!(await findProject(transaction, id))) throw new AppError('not-found');
    await demandMilestone(transaction, id, milestoneId);
    const running = await readTimer(transaction, userId);
    if (running?.project_id === id && running.milestone_id === milestoneId) return null;
    if (running) {
      if (isTooLong(running.started_at, now)) throw new AppError('timer-too-long');
      const audit = auditFor(services, caller, 'project.time-noted');
      await noteTimer(transaction, running, { now, minutes: minutesBetween(running.started_at, now), audit });
    }
    await insertTimer(transaction, { user_id: userId, project_id: id, milestone_id: milestoneId, started_at: now });
    return running?.project_id ?? null;
  });
  if (stopped !== null && stopped !== id) services.live.announce({ kind: 'project-changed', id: stopped });
  services.live.announce({ kind: 'project-changed', id });
  return presentTime(services.db, { id, userId });
}

type Stopping = { startedAt: number; minutes: number | null; caller: Caller; audit: Audit };

/**
 * Stops the caller's timer that was started at a time and notes its days; a repetition answers the same. Throws `changed-meanwhile` where
 * another one or none runs, `timer-too-long` after ten hours without what is right, and `invalid-input` where that is more than has passed.
 */
export async function stopTimer(services: Services, { startedAt, minutes, caller, audit }: Stopping): Promise<Noted> {
  const now = services.clock();
  const userId = callerId(caller);
  const noted = await services.db.transaction().execute(async (transaction) => {
    await holdAdministrators(transaction, [userId]);
    const running = await readTimer(transaction, userId);
    if (running?.started_at !== startedAt) return findNoted(transaction, { userId, startedAt });
    if (minutes === null && isTooLong(startedAt, now)) throw new AppError('timer-too-long');
    if (minutes !== null) refuseFields(checkTimer(minutes, { startedAt, now }), caller.language);
    return noteTimer(transaction, running, { now, minutes: minutes ?? minutesBetween(startedAt, now), audit });
  });
  services.live.announce({ kind: 'project-changed', id: noted.projectId });
  return noted;
}

/** Ends the caller's timer that was started at a time, and notes nothing. Throws `changed-meanwhile` where another one or none runs. */
export async function discardTimer(
  services: Services,
  { startedAt, caller }: { startedAt: number; caller: Caller },
): Promise<{ projectId: string }> {
  const userId = callerId(caller);
  const projectId = await services.db.transaction().execute(async (transaction) => {
    await holdAdministrators(transaction, [userId]);
    const running = await readTimer(transaction, userId);
    if (running?.started_at !== startedAt) throw new AppError('changed-meanwhile');
    await removeTimer(transaction, userId);
    return running.project_id;
  });
  services.live.announce({ kind: 'project-changed', id: projectId });
  return { projectId };
}

/** A timer notes at most two days, three where it was asked. */
const mostDays = 3;

const entryId = ({ userId, startedAt }: { userId: string; startedAt: number }, index: number) =>
  idOfKey(`${startedAt} ${index}`, `timer ${userId}`);

type Noting = { now: number; minutes: number; audit: Audit };

async function noteTimer(transaction: Transacting, timer: TimerRow, { now, minutes, audit }: Noting): Promise<Noted> {
  const { user_id: userId, project_id: projectId, milestone_id: milestone, started_at: startedAt } = timer;
  const noted = daysOfTimer(startedAt, minutes);
  await insertTime(
    transaction,
    noted.map((each, index) => ({
      ...each,
      id: entryId({ userId, startedAt }, index),
      project_id: projectId,
      milestone_id: milestone,
      user_id: userId,
      note: '',
      version: 1,
      created_at: now,
    })),
  );
  await removeTimer(transaction, userId);
  await audit(transaction, { subjectId: projectId, facts: { day: noted[0]?.day ?? '', minutes } });
  return { noted, projectId };
}

/** What a timer that is over has noted. Throws `changed-meanwhile` where nothing of it is there. */
async function findNoted(transaction: Transacting, timer: { userId: string; startedAt: number }): Promise<Noted> {
  const rows = await findTime(
    transaction,
    Array.from({ length: mostDays }, (_, index) => entryId(timer, index)),
  );
  const [first] = rows;
  if (!first) throw new AppError('changed-meanwhile');
  return { noted: rows.map(({ day, minutes }) => ({ day, minutes })), projectId: first.project_id };
}
