import { dayOf } from '#domain/days.ts';
import { isMaterialLate, owedStatuses } from '#domain/projects/material/material-status.ts';
import { materialReminderDue } from '#domain/projects/material/material-reminders.ts';
import { isRunning } from '#domain/projects/project-status.ts';
import { isWorkingHour } from '#domain/quotes/reminders.ts';
import { materialReminder } from '#server/features/mail/compose/compose-material-mails.ts';
import { flagsOf } from '#server/features/projects/list/present-project.ts';
import { queueProjectMail } from '#server/features/projects/mail/queue-project-mail.ts';
import { lockProject } from '#server/features/projects/projects-store.ts';
import { eachPage } from '#server/features/quotes/jobs/each-page.ts';
import type { Services } from '#server/services.ts';
import { findRemindableProjects } from './due-material-store.ts';
import { type MaterialRow, findMaterials, noteReminder } from './project-materials-store.ts';

/**
 * Reminds customers of what their projects are owed, in one mail for each project and by day (I7). Safe to run late, twice and on
 * several instances: the project is locked, and each reminder is noted with its mail.
 */
export async function remindOfMaterial(services: Services): Promise<void> {
  const now = services.clock();
  await eachPage((after) => findRemindableProjects(services.db, { now, after }), {
    idOf: (id) => id,
    work: (id) => remind(services, id, now),
  });
}

async function remind(services: Services, id: string, now: number): Promise<void> {
  const isReminded = await services.db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, id);
    if (!project || project.status === 'completed' || !isRunning(flagsOf(project))) return false;
    const { language } = project;
    const today = dayOf(now, language);
    if (!isWorkingHour(now, language)) return false;
    const rows = await findMaterials(transaction, id);
    const due = rows.flatMap((row) => {
      const reminders = materialReminderDue(remindedOf(row), today);
      return reminders === null ? [] : [{ id: row.id, reminders }];
    });
    if (due.length === 0) return false;
    for (const each of due) await noteReminder(transaction, { ...each, today });
    const things = rows.filter(isOwed).map((row) => ({ title: row.title, ...dayAndLate(row, today) }));
    await queueProjectMail(services, transaction, {
      kind: 'material-owed',
      project,
      compose: (about) => materialReminder({ language, ...about, things: byDay(things) }),
    });
    return true;
  });
  if (isReminded) services.pokeJobs();
}

const isOwed = ({ status }: MaterialRow): boolean => owedStatuses.includes(status);

const remindedOf = ({ status, due_on: dueOn, reminders, told_on: toldOn }: MaterialRow) => ({
  status,
  dueOn,
  reminders,
  toldOn,
});

const dayAndLate = ({ status, due_on: dueOn }: MaterialRow, today: string) => ({
  dueOn,
  isLate: isMaterialLate({ status, dueOn }, today),
});

const byDay = <Thing extends { dueOn: string | null }>(things: readonly Thing[]): Thing[] =>
  things.toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'));
