import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import { brand } from '#domain/brand.ts';
import type { ProjectNewsKind } from '#domain/mail/mail-kinds.ts';
import type { Language } from '#domain/languages.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readViewer } from '#server/features/access/viewer-store.ts';
import type { ComposedMail } from '#server/features/mail/compose/finish-mail.ts';
import { linkToProject } from '#server/features/mail/compose/link-to-screen.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import { readAllStaff, readStaff } from '#server/features/notifications/notifications-store.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import { findAssignedRequest } from '#server/features/quotes/answers/assigned-request-store.ts';
import type { Caller, Services } from '#server/services.ts';
import { type ProjectPerson, findProjectPerson } from './find-project-person.ts';

type News = {
  kind: ProjectNewsKind;
  project: ProjectDbRow;
  /** Who has done it; without an account it is whom the project is for. */
  caller: Pick<Caller, 'origin' | 'user'>;
  /** `project` is `#0001 - title`; `href` opens it in the back office, null where no host is trusted. */
  compose: (about: {
    language: Language;
    project: string;
    name: string;
    href: string | null;
    agency: AgencyFacts;
  }) => ComposedMail;
};

/**
 * Tells the agency what a customer has done with a project (I1, I7): whose request or quote it was in the back office, else everybody,
 * and the mailbox of the project's language, with who has done it as Reply-To.
 */
export async function tellAgency(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  news: News,
): Promise<void> {
  const { project } = news;
  const person = await findProjectPerson(transaction, project);
  await notifyStaff(services, transaction, { news, person });
  await mailNews(services, transaction, { news, person });
}

type Told = { news: News; person: ProjectPerson | null };

async function notifyStaff(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { news: { kind, project, caller }, person }: Told,
): Promise<void> {
  const request = await findAssignedRequest(transaction, project);
  const concerned = [request?.assigneeId, person?.quote?.author_id].filter((id) => typeof id === 'string');
  const staff = await readStaff(transaction, [...new Set(concerned)]);
  const to = staff.length > 0 ? staff : await readAllStaff(transaction);
  const requests = request ? [request] : [];
  await notify(services, transaction, {
    kind,
    to,
    requests,
    project: { id: project.id },
    actor: null,
    origin: caller.origin,
  });
}

async function mailNews(
  { clock, newId, config, agency }: Services,
  transaction: Transaction<DatabaseSchema>,
  { news: { kind, project, caller, compose }, person }: Told,
): Promise<void> {
  const { language } = project;
  const mailbox = brand.mailboxes[language];
  const { name, email } = (await findDoer(transaction, { caller, person })) ?? { name: '', email: mailbox };
  await insertOutboxMessage(transaction, {
    ...compose({
      language,
      project: projectTitle(project.number, project.title),
      name,
      href: linkToProject(project.id, { origin: caller.origin, config }),
      agency: agency.current().facts,
    }),
    id: newId(),
    jobId: newId(),
    serviceRequestId: project.service_request_id,
    kind,
    language,
    recipient: mailbox,
    sender: mailbox,
    replyTo: email,
    createdAt: clock(),
    references: person?.references ?? [],
  });
}

/** Whose name and address the agency reads: a colleague's own, else those of whom the project is for. */
async function findDoer(
  transaction: Transaction<DatabaseSchema>,
  { caller, person }: { caller: News['caller']; person: ProjectPerson | null },
): Promise<{ name: string; email: string } | null> {
  const viewer = caller.user ? await readViewer(transaction, caller.user.id) : null;
  if (!viewer?.address || viewer.address === emailKey(person?.email ?? '')) return person;
  return { name: viewer.name, email: viewer.address };
}
