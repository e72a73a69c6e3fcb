import type { Kysely } from 'kysely';
import type { TimeEntry, TimeSheet } from '#contract/projects/project-time.ts';
import { timeLimits } from '#domain/projects/time/check-time.ts';
import { type PlannedTime, estimatedMinutes, quotedMinutes } from '#domain/projects/time/planned-time.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type ProjectDbRow, findProject } from '#server/features/projects/projects-store.ts';
import { findVoided } from '#server/features/projects/scope/project-quotes-store.ts';
import { listAdministrators, namesOf } from '#server/features/service-requests/change/administrators-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { storedEstimate } from '#server/stored/estimate.ts';
import { storedProjectScope } from '#server/stored/project-scope.ts';
import { type ListedTime, findEstimateOf, listTime, sumNoted } from './time-entries-store.ts';
import { findTimer } from './time-timers-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Time of a project as one person of the agency sees it. Throws `not-found`. */
export async function presentTime(db: Db, { id, userId }: { id: string; userId: string }): Promise<TimeSheet> {
  const project = await findProject(db, id);
  if (!project) throw new AppError('not-found');
  const [rows, sums, planned, timer] = await Promise.all([
    listTime(db, id, { limit: timeLimits.listed }),
    sumNoted(db, id),
    readPlanned(db, project),
    findTimer(db, userId),
  ]);
  const all = sums.reduce((count, { entries }) => count + entries, 0);
  return {
    entries: rows.map(presentEntry),
    older: all - rows.length,
    noted: sums.map(({ milestoneId, personId, minutes }) => ({ milestoneId, personId, minutes })),
    planned,
    people: await peopleOf(
      db,
      sums.map(({ personId }) => personId),
    ),
    personId: userId,
    timer,
  };
}

const presentEntry = ({ user_id: user, name, milestone_id: milestoneId, ...row }: ListedTime): TimeEntry => ({
  id: row.id,
  day: row.day,
  minutes: row.minutes,
  milestoneId,
  person: user === null ? null : { id: user, name: name ?? '' },
  note: row.note,
  version: row.version,
});

/** The agency's people, then those who have noted time and are none of them any more. */
async function peopleOf(db: Db, noted: readonly (string | null)[]): Promise<TimeSheet['people']> {
  const active = (await listAdministrators(db)).map(({ id, name }) => ({ id, name, isActive: true }));
  const former = noted.filter((id) => id !== null && !active.some((person) => person.id === id));
  const names = await namesOf(db, former);
  return [...active, ...[...names].map(([id, name]) => ({ id, name, isActive: false }))];
}

/** What was thought of the work beforehand: hours of the scope with its changes, and weeks of the estimate. */
async function readPlanned(db: Db, { id, scope, service_request_id: requestId }: ProjectDbRow): Promise<PlannedTime> {
  const { lines, changes } = storedProjectScope.read(scope ?? '{}', `projects ${id}`);
  const voided = await findVoided(
    db,
    changes.map(({ quoteId }) => quoteId),
  );
  const standing = changes.filter(({ quoteId }) => !voided.includes(quoteId));
  const estimate = await findEstimateOf(db, requestId);
  return {
    quoted: quotedMinutes([...lines, ...standing.flatMap((change) => change.lines)]),
    estimated: estimate
      ? estimatedMinutes(storedEstimate.read(estimate.result, `estimates ${estimate.id}`).weeks)
      : null,
  };
}
