import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { handoverMessage } from '#server/features/mail/compose/compose-milestone-mails.ts';
import type { MilestoneRow } from '#server/features/projects/milestones-store.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import type { Services } from '#server/services.ts';
import { queueProjectMail } from './queue-project-mail.ts';

type Handover = { project: ProjectDbRow; milestone: MilestoneRow; handover: { text: string; link: string } };

/** Asks the customer of a project by mail to approve a milestone, in the transaction that hands it over (I1). */
export async function mailHandover(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { project, milestone, handover: { text, link } }: Handover,
): Promise<void> {
  await queueProjectMail(services, transaction, {
    kind: 'milestone-handed-over',
    project,
    compose: (about) =>
      handoverMessage({ language: project.language, ...about, milestone: milestone.title, text, link }),
  });
}
