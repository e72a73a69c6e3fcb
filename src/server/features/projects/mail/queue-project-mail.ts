import type { Transaction } from 'kysely';
import type { projectMailKinds } from '#domain/mail/mail-kinds.ts';
import { addressIn } from '#domain/pages/page-addresses.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { mailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue/queue-quote-mail.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { findProjectPerson } from './find-project-person.ts';

type ProjectMail = {
  kind: (typeof projectMailKinds)[number];
  project: ProjectDbRow;
  /** `project` is `#0001 - title`. */
  compose: (about: { name: string; project: string }) => TypedMessage;
};

/**
 * Queues a mail to whom a project is made for, in its language and with the way to it, in the transaction of what it tells; nothing
 * where nobody has an address.
 */
export async function queueProjectMail(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { kind, project, compose }: ProjectMail,
): Promise<void> {
  const person = await findProjectPerson(transaction, project);
  if (!person) return;
  const { language } = project;
  await queueQuoteMail(services, transaction, {
    kind,
    language,
    message: compose({ name: person.name, project: projectTitle(project.number, project.title) }),
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
