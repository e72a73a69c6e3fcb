import type { Kysely } from 'kysely';
import { addDays } from '#domain/analytics/periods.ts';
import { materialReminderDays } from '#domain/projects/material/material-reminders.ts';
import { owedStatuses } from '#domain/projects/material/material-status.ts';
import { isNotKept } from '#server/database/kept-records.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Projects that are read at once. */
const pageSize = 100;
const dayMs = 24 * 60 * 60_000;

/**
 * Projects that go on and may be owed something that is to be reminded of at a time (ms UTC), by id after the given one. What exactly is
 * due is for the rules to say.
 */
export async function findRemindableProjects(
  db: Kysely<DatabaseSchema>,
  { now, after }: { now: number; after: string },
): Promise<string[]> {
  // A day more than anywhere on earth it can be.
  const until = addDays(new Date(now + dayMs).toISOString().slice(0, 10), -materialReminderDays[0]);
  const owed = db
    .selectFrom('project_materials')
    .select('project_id')
    .where('status', 'in', owedStatuses)
    .where('due_on', '<=', until)
    .where('reminders', '<', materialReminderDays.length);
  const rows = await db
    .selectFrom('projects')
    .select('projects.id')
    .where('projects.id', 'in', owed)
    .where('projects.id', '>', after)
    .where('projects.status', '!=', 'completed')
    .where('projects.on_hold_since', 'is', null)
    .where('projects.cancelled_at', 'is', null)
    .where(isNotKept('projects.id'))
    .orderBy('projects.id')
    .limit(pageSize)
    .execute();
  return rows.map(({ id }) => id);
}
