import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeMaterialNews } from '#server/features/mail/compose/compose-material-mails.ts';
import { hasUnreadNews } from '#server/features/notifications/notifications-store.ts';
import { tellAgency } from '#server/features/projects/mail/tell-agency.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import type { Caller, Services } from '#server/services.ts';

/**
 * Tells the agency that a customer has sent material (I7), and again only once somebody has looked at the project: who sends ten things
 * one after another is one piece of news.
 */
export async function tellOfMaterial(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { project, caller }: { project: ProjectDbRow; caller: Caller },
): Promise<void> {
  if (await hasUnreadNews(transaction, { kind: 'material-sent', projectId: project.id })) return;
  await tellAgency(services, transaction, { kind: 'material-sent', project, caller, compose: composeMaterialNews });
}
