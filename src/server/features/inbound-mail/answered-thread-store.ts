import type { Kysely } from 'kysely';
import { customerMailKinds } from '#domain/mail/mail-kinds.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findReader } from '#server/features/threads/find-reader.ts';
import { storedContact } from '#server/stored/contact.ts';

type Db = Kysely<DatabaseSchema>;

/** A request that a mail may belong to, as far as the mail needs it. */
export type AnsweredRequest = {
  id: string;
  number: number;
  title: string;
  assigneeId: string | null;
  /** Address of its customer. */
  email: string;
};

const columns = ['id', 'number', 'title', 'assignee_id', 'contact'] as const;

/** Finds a request by its number; null when there is none. */
export async function findRequestOfNumber(db: Db, number: number): Promise<AnsweredRequest | null> {
  const row = await db.selectFrom('service_requests').select(columns).where('number', '=', number).executeTakeFirst();
  return row ? present(row) : null;
}

/** Finds the request whose mails have one of some Message-IDs, the first of them that is known; null when none is. */
export async function findRequestOfThread(db: Db, messageIds: readonly string[]): Promise<AnsweredRequest | null> {
  if (messageIds.length === 0) return null;
  const rows = await db
    .selectFrom('outbox_messages as mails')
    .innerJoin('service_requests as requests', 'requests.id', 'mails.service_request_id')
    .select(['requests.id', 'number', 'title', 'assignee_id', 'contact', 'mails.message_id'])
    .where('mails.message_id', 'in', messageIds)
    .where('mails.kind', 'in', customerMailKinds)
    .execute();
  const row = messageIds.flatMap((id) => rows.filter((each) => each.message_id === id))[0];
  return row ? present(row) : null;
}

type Row = { id: string; number: number; title: string; assignee_id: string | null; contact: string };

function present({ id, number, title, assignee_id: assigneeId, contact }: Row): AnsweredRequest {
  return { id, number, title, assigneeId, email: storedContact.read(contact, `service_requests ${id}`).email };
}

/** A project with a thread of its own that a mail may belong to, with the address of its customer. */
export type AnsweredProject = { id: string; email: string };

/** Finds the project with a number where it has a thread of its own; null when there is none. */
export async function findProjectOfNumber(db: Db, number: number): Promise<AnsweredProject | null> {
  const project = db.selectFrom('projects').select('id').where('number', '=', number);
  const row = await project.where('thread_request_id', 'is', null).executeTakeFirst();
  return row ? presentProject(db, row.id) : null;
}

/** Finds the project whose mails have one of some Message-IDs; null when none has. */
export async function findProjectOfThread(db: Db, messageIds: readonly string[]): Promise<AnsweredProject | null> {
  if (messageIds.length === 0) return null;
  const row = await db
    .selectFrom('outbox_messages')
    .select('project_id')
    .where('message_id', 'in', messageIds)
    .where('project_id', 'is not', null)
    .where('kind', 'in', customerMailKinds)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.project_id ? presentProject(db, row.project_id) : null;
}

async function presentProject(db: Db, id: string): Promise<AnsweredProject> {
  const { email } = await findReader(db, { place: 'project', id });
  return { id, email: email ?? '' };
}

/** The number of a request or project; null when there is none. */
export async function findNumberOf(db: Db, { place, id }: ThreadKey): Promise<number | null> {
  const table = place === 'request' ? 'service_requests' : 'projects';
  const row = await db.selectFrom(table).select('number').where('id', '=', id).executeTakeFirst();
  return row?.number ?? null;
}
