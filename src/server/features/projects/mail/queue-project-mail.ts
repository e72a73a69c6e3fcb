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
import { findColleagues } from './find-colleagues.ts';
import { findMailThread } from './find-mail-thread.ts';
import { findProjectPerson } from './find-project-person.ts';
import { neededFor } from './needed-rights.ts';

type ProjectMail = {
  /** Who is asked for a reference or for leave gets a link of their own. */
  kind: Exclude<(typeof projectMailKinds)[number], 'reference-asked' | 'case-study-asked'>;
  project: ProjectDbRow;
  /** `project` is `#0001 - title`. */
  compose: (about: { name: string; project: string }) => TypedMessage;
};

/**
 * Queues a mail to whom a project is made for and to colleagues who may do what it asks for, in its language and with the way to it, in
 * the transaction of what it tells; nothing where the customer has no address. Each of them can turn such mails off (I3).
 */
export async function queueProjectMail(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { kind, project, compose }: ProjectMail,
): Promise<void> {
  const person = await findProjectPerson(transaction, project);
  if (!person) return;
  const { language } = project;
  const { references: before, ...thread } = await findMailThread(transaction, { project, person });
  const wanted = { projectId: project.id, needed: neededFor(kind), except: person.email };
  const colleagues = await findColleagues(transaction, wanted);
  for (const { name, email, references } of [
    { ...person, references: before },
    ...colleagues.map((each) => ({ ...each, references: [] })),
  ]) {
    await queueQuoteMail(services, transaction, {
      kind,
      language,
      message: compose({ name, project: projectTitle(project.number, project.title) }),
      page: portalLink(services, project),
      button: textsOf(language)('emails:milestone.handedOver.open'),
      ...thread,
      recipient: email,
      jobId: services.newId(),
      references,
    });
  }
}

/** Absolute address of the project in the portal; null where no host can be trusted. */
function portalLink({ config }: Pick<Services, 'config'>, { id, language }: ProjectDbRow): string | null {
  const origin = mailOrigin(`http://localhost:${config.port}`, config);
  if (origin === null) return null;
  return addressIn(language, { screen: 'portalProject', parameters: { id }, origin, hosts: config.siteHosts });
}
