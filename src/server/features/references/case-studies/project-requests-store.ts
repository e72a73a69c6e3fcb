import type { Kysely } from 'kysely';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { type Contact, emptyContact } from '#domain/contact/contact-details.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import { storedAnswers } from '#server/stored/answers.ts';
import { storedContact } from '#server/stored/contact.ts';

/** What was asked for before a project was made. */
export type ProjectRequest = Pick<ServiceRequestTable, 'service' | 'trade' | 'description'> & {
  answers: Pick<Answers, 'customTrade' | 'objectives' | 'features'>;
  contact: Contact;
};

/** A project that came from no request. */
const noRequest: ProjectRequest = {
  service: null,
  trade: null,
  description: '',
  answers: emptyAnswers,
  contact: emptyContact,
};

/** The request that a project came from; an empty one where it came from none. */
export async function findProjectRequest(db: Kysely<DatabaseSchema>, projectId: string): Promise<ProjectRequest> {
  const row = await db
    .selectFrom('projects')
    .innerJoin('service_requests as requests', 'requests.id', 'projects.service_request_id')
    .select(['requests.id', 'requests.service', 'requests.trade', 'requests.description'])
    .select(['requests.answers', 'requests.contact'])
    .where('projects.id', '=', projectId)
    .executeTakeFirst();
  if (!row) return noRequest;
  const { id, answers, contact, ...asked } = row;
  return {
    ...asked,
    answers: answers === null ? emptyAnswers : storedAnswers.read(answers, `service_requests ${id}`),
    contact: contact === '' ? emptyContact : storedContact.read(contact, `service_requests ${id}`),
  };
}
