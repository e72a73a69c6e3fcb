import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { materialAskedAgain } from '#server/features/mail/compose/compose-material-mails.ts';
import { queueProjectMail } from '#server/features/projects/mail/queue-project-mail.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import type { Services } from '#server/services.ts';

type Asked = { project: ProjectDbRow; title: string; reason: string; dueOn: string | null };

/** Asks the customer by mail for a thing once more, in the transaction that asks for it (I7). */
export async function mailAskedAgain(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { project, title, reason, dueOn }: Asked,
): Promise<void> {
  await queueProjectMail(services, transaction, {
    kind: 'material-asked-again',
    project,
    compose: (about) => materialAskedAgain({ language: project.language, ...about, title, reason, dueOn }),
  });
}
