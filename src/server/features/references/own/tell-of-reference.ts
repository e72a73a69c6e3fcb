import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type ReferenceNews, composeReferenceNews } from '#server/features/mail/compose/compose-reference-mails.ts';
import { tellAgency } from '#server/features/projects/mail/tell-agency.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import type { ReferenceRow } from '#server/features/references/references-store.ts';
import type { Caller, Services } from '#server/services.ts';

type News = {
  row: Pick<ReferenceRow, 'project_id'>;
  kind: ReferenceNews;
  caller: Pick<Caller, 'origin' | 'user'>;
};

/** Tells the agency what a customer has given or taken back: a reference, or the leave for a case study (A11). */
export async function tellOfReference(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, kind, caller }: News,
): Promise<void> {
  const project = await findProject(transaction, row.project_id);
  if (!project) return;
  const compose = (about: Omit<Parameters<typeof composeReferenceNews>[0], 'kind'>) =>
    composeReferenceNews({ kind, ...about });
  await tellAgency(services, transaction, { kind, project, caller, compose });
}
