import type { Kysely } from 'kysely';
import type { ProjectDetail } from '#contract/projects/projects.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readHandovers } from '#server/features/projects/handovers/read-handovers.ts';
import { findMilestones } from '#server/features/projects/milestones-store.ts';
import { findOwedMaterials } from '#server/features/projects/material/project-materials-store.ts';
import { findProjectPerson } from '#server/features/projects/mail/find-project-person.ts';
import { findProjectQuotes, findVoided } from '#server/features/projects/scope/project-quotes-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { storedProjectScope } from '#server/stored/project-scope.ts';
import { presentForOffice, presentMilestone, presentProject } from './present-project.ts';
import { findJoinedProject, findProjectEvents } from './project-detail-store.ts';

type Db = Kysely<DatabaseSchema>;
type Wanted = { id: string; now: number };

/** What both sides see of one project: what of it stands in lists, its milestones and its scope. Throws `not-found`. */
export async function readShared(db: Db, { id, now }: Wanted) {
  const row = await findJoinedProject(db, id);
  if (!row) throw new AppError('not-found');
  const milestones = await findMilestones(db, [id]);
  const handoversOf = await readHandovers(db, { id, milestones });
  const owed = await findOwedMaterials(db, [id]);
  const { lines, changes } = storedProjectScope.read(row.scope ?? '{}', `projects ${id}`);
  const voided = await findVoided(
    db,
    changes.map(({ quoteId }) => quoteId),
  );
  const numberOf = (quoteId: string | null) => changes.find((change) => change.quoteId === quoteId)?.number ?? null;
  const shown = {
    ...presentProject(row, { milestones, owed }, now),
    onHoldReason: row.on_hold_reason,
    cancelledReason: row.cancelled_reason,
    scope: lines,
    scopeChanges: changes.map((change) => ({ ...change, isVoid: voided.includes(change.quoteId) })),
    milestones: milestones.map((milestone) =>
      presentMilestone(milestone, {
        handovers: handoversOf(milestone.id),
        changeNumber: numberOf(milestone.quote_id),
      }),
    ),
  };
  return { row, milestones, shown, owed };
}

/** One project as the agency sees it, at a time (ms UTC). Throws `not-found`. */
export async function readProject(db: Db, wanted: Wanted): Promise<ProjectDetail> {
  const { row, milestones, shown } = await readShared(db, wanted);
  const person = await findProjectPerson(db, row);
  return {
    ...shown,
    ...presentForOffice(row, milestones),
    requestId: row.service_request_id,
    requestNumber: row.request_number,
    recipient: person && { name: person.name, company: person.company },
    onHoldSince: row.on_hold_since,
    cancelledAt: row.cancelled_at,
    quotes: await findProjectQuotes(db, row, wanted.now),
    events: await findProjectEvents(db, wanted.id),
  };
}
