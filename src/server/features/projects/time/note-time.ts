import type { Transaction } from 'kysely';
import type { TimeSheet } from '#contract/projects/project-time.ts';
import { dayOf } from '#domain/days.ts';
import { type TimeFacts, checkTime } from '#domain/projects/time/check-time.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { holdAdministrators } from '#server/features/service-requests/change/administrators-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { presentTime } from './present-time.ts';
import {
  type TimeRow,
  changeTimeRow,
  findTime,
  insertTime,
  isMilestoneOf,
  lockTime,
  removeTimeRow,
} from './time-entries-store.ts';

type Noting = { id: string; caller: Caller; audit: Audit };
type Changing = Noting & { entry: string; version: number };
type Transacting = Transaction<DatabaseSchema>;

/**
 * Notes time for a project, once for a key of a person. Throws `invalid-input`, `not-found` also for a milestone or person that there is
 * not, and `idempotency-key-reused`.
 */
export async function noteTime(
  services: Services,
  { id, caller, audit, facts, idempotencyKey }: Noting & { facts: TimeFacts; idempotencyKey: string },
): Promise<TimeSheet> {
  const now = services.clock();
  refuseFields(checkTime(facts, dayOf(now, 'sk')), caller.language);
  const entry = idOfKey(idempotencyKey, `time ${id} ${callerId(caller)}`);
  await services.db.transaction().execute(async (transaction) => {
    await demandPerson(transaction, facts);
    if (!(await findProject(transaction, id))) throw new AppError('not-found');
    await demandMilestone(transaction, id, facts.milestoneId);
    const [made] = await findTime(transaction, [entry]);
    if (made && made.minutes !== facts.minutes) throw new AppError('idempotency-key-reused');
    if (made) return;
    await insertTime(transaction, [{ id: entry, project_id: id, ...columnsOf(facts), version: 1, created_at: now }]);
    await audit(transaction, { subjectId: id, facts: { day: facts.day, minutes: facts.minutes } });
  });
  return answer(services, { id, caller });
}

/** Changes noted time. Throws `invalid-input`, `not-found`, `changed-meanwhile`. */
export async function changeTime(
  services: Services,
  { facts, ...changing }: Changing & { facts: TimeFacts },
): Promise<TimeSheet> {
  const { id } = changing;
  refuseFields(checkTime(facts, dayOf(services.clock(), 'sk')), changing.caller.language);
  await services.db.transaction().execute(async (transaction) => {
    // Before the entry, as whoever deletes an account locks them.
    const isOfAgency = await isAdministrator(transaction, facts.personId);
    const row = await demandTime(transaction, changing);
    // Whose time it is may stay, also after they have left the agency.
    if (!isOfAgency && facts.personId !== row.user_id) throw new AppError('not-found');
    await demandMilestone(transaction, id, facts.milestoneId);
    await changeTimeRow(transaction, row, columnsOf(facts));
    await changing.audit(transaction, { subjectId: id, facts: { day: facts.day, minutes: facts.minutes } });
  });
  return answer(services, changing);
}

/** Deletes noted time. Throws `not-found`, `changed-meanwhile`. */
export async function removeTime(services: Services, changing: Changing): Promise<TimeSheet> {
  await services.db.transaction().execute(async (transaction) => {
    const row = await demandTime(transaction, changing);
    await removeTimeRow(transaction, row.id);
    await changing.audit(transaction, { subjectId: changing.id, facts: { day: row.day, minutes: row.minutes } });
  });
  return answer(services, changing);
}

async function demandTime(transaction: Transacting, { id, entry, version }: Changing): Promise<TimeRow> {
  const row = await lockTime(transaction, { id, entry });
  if (!row) throw new AppError('not-found');
  if (row.version !== version) throw new AppError('changed-meanwhile');
  return row;
}

async function isAdministrator(transaction: Transacting, id: string | null): Promise<boolean> {
  return id !== null && (await holdAdministrators(transaction, [id])).has(id);
}

async function demandPerson(transaction: Transacting, { personId }: TimeFacts): Promise<void> {
  if (!(await isAdministrator(transaction, personId))) throw new AppError('not-found');
}

/** Throws `not-found` where a milestone is none of a project. */
export async function demandMilestone(transaction: Transacting, id: string, milestoneId: string | null): Promise<void> {
  if (milestoneId !== null && !(await isMilestoneOf(transaction, id, milestoneId))) throw new AppError('not-found');
}

const columnsOf = ({ day, minutes, milestoneId, personId, note }: TimeFacts) => ({
  day,
  minutes,
  milestone_id: milestoneId,
  user_id: personId,
  note: note.trim(),
});

function answer(services: Services, { id, caller }: Pick<Noting, 'id' | 'caller'>): Promise<TimeSheet> {
  services.live.announce({ kind: 'project-changed', id });
  return presentTime(services.db, { id, userId: callerId(caller) });
}
