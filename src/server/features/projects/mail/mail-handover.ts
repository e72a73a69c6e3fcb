import type { Transaction } from 'kysely';
import { addressIn } from '#domain/pages/page-addresses.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { handoverMessage } from '#server/features/mail/compose/compose-milestone-mails.ts';
import { mailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue/queue-quote-mail.ts';
import type { MilestoneRow } from '#server/features/projects/milestones-store.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { findProjectPerson } from './find-project-person.ts';

type Handover = { project: ProjectDbRow; milestone: MilestoneRow; handover: { text: string; link: string } };

/** Asks the customer of a project by mail to approve a milestone, in the transaction that hands it over (I1). */
export async function mailHandover(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { project, milestone, handover }: Handover,
): Promise<void> {
  const person = await findProjectPerson(transaction, project);
  if (!person) return;
  const { language } = project;
  const named = { name: person.name, project: projectTitle(project.number, project.title), milestone: milestone.title };
  await queueQuoteMail(services, transaction, {
    kind: 'milestone-handed-over',
    language,
    message: handoverMessage({ language, ...named, text: handover.text, link: handover.link }),
    page: portalLink(services, project),
    button: textsOf(language)('emails:milestone.handedOver.open'),
    requestId: project.service_request_id,
    recipient: person.email,
    jobId: services.newId(),
    references: person.references,
  });
}

/** Absolute address of the project in the portal; null where no host can be trusted. */
function portalLink({ config }: Pick<Services, 'config'>, { id, language }: ProjectDbRow): string | null {
  const origin = mailOrigin(`http://localhost:${config.port}`, config);
  if (origin === null) return null;
  return addressIn(language, { screen: 'portalProject', parameters: { id }, origin, hosts: config.siteHosts });
}
