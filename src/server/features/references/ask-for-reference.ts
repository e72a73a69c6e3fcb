import type { Transaction } from 'kysely';
import { projectTitle } from '#domain/projects/project-number.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { caseStudyAsking, referenceAsking } from '#server/features/mail/compose/compose-reference-mails.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue/queue-quote-mail.ts';
import { findMailThread } from '#server/features/projects/mail/find-mail-thread.ts';
import { type ProjectPerson, findProjectPerson } from '#server/features/projects/mail/find-project-person.ts';
import { type ProjectDbRow, lockProject } from '#server/features/projects/projects-store.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedReferenceAsking } from '#server/stored/job-payloads.ts';
import { textsOf } from '#server/texts.ts';
import { referenceLink } from './reference-link.ts';
import { emptyColumns, findReference, insertReference, lastPosition } from './references-store.ts';

/**
 * Asks the customer of a completed project for a reference, once: a project that is completed a second time has its reference already,
 * and one whose customer is gone has nobody to ask (A11).
 */
export function createAskForReferenceHandler(services: Services): JobHandler {
  return {
    maxAttempts: 10,
    async run(payload) {
      const { projectId } = storedReferenceAsking.fromJson(payload, 'jobs');
      await services.db.transaction().execute(async (transaction) => {
        const project = await lockProject(transaction, projectId);
        if (project?.status !== 'completed') return;
        const person = await findProjectPerson(transaction, project);
        if (person) await ask(services, transaction, { project, person });
      });
      services.pokeJobs();
    },
  };
}

type Asked = { project: ProjectDbRow; person: ProjectPerson };

async function ask(services: Services, transaction: Transaction<DatabaseSchema>, asked: Asked): Promise<void> {
  const { id, isNew } = await ensureReference(services, transaction, asked);
  if (isNew) await mailAsking(services, transaction, { ...asked, id });
}

/** The reference of a project, made now where nobody was asked yet: its key opens everything that the customer decides (A11). */
export async function ensureReference(
  services: Pick<Services, 'newId' | 'clock'>,
  transaction: Transaction<DatabaseSchema>,
  { project, person }: Asked,
): Promise<{ id: string; isNew: boolean }> {
  const id = services.newId();
  const isNew = await insertReference(transaction, {
    id,
    project_id: project.id,
    status: 'asked',
    language: project.language,
    asked_at: services.clock(),
    asked_times: 1,
    ...emptyColumns,
    name: person.name,
    position: await lastPosition(transaction),
    version: 1,
  });
  if (isNew) return { id, isNew };
  const known = await findReference(transaction, { projectId: project.id });
  return { id: known?.id ?? id, isNew };
}

const askings = {
  'reference-asked': { compose: referenceAsking, button: 'emails:reference.asked.open' },
  'case-study-asked': { compose: caseStudyAsking, button: 'emails:caseStudy.asked.open' },
} as const;

/** Queues the mail that asks, with the key of the reference. */
export async function mailAsking(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { id, project, person, kind = 'reference-asked' }: Asked & { id: string; kind?: keyof typeof askings },
): Promise<void> {
  const { language } = project;
  const { compose, button } = askings[kind];
  const about = { language, name: person.name, project: projectTitle(project.number, project.title) };
  await queueQuoteMail(services, transaction, {
    kind,
    language,
    message: compose(about),
    page: referenceLink(services, { id, language }),
    button: textsOf(language)(button),
    ...(await findMailThread(transaction, { project, person })),
    recipient: person.email,
    jobId: services.newId(),
  });
}
