import { type Kysely, sql } from 'kysely';
import type { ProjectFileKind } from '#domain/projects/files/project-file.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { shownName } from '#server/database/shown-name.ts';
import type { Flag } from '#server/database/tables/request-tables.ts';
import { columnOfThread } from '#server/features/service-requests/thread/thread-store.ts';
import type { OpenThread } from '#server/features/threads/find-thread.ts';

type Db = Kysely<DatabaseSchema>;
type Direction = 'to-customer' | 'from-customer';

/** Whose files are read: for the agency all of them, for a customer what they see of the thread, and documents where they may. */
export type FilesOf = {
  project: { id: string };
  /** Its quotes whose papers the reader may have, with their numbers. */
  quotes: readonly { id: string; number: string }[];
  thread: OpenThread;
  reader: { side: 'agency' } | { side: 'customer'; withApprovals: boolean; now: number };
};

/** A file as the list reads it; `entry` is the newest version of the same one. */
export type FileRow = {
  entry: string;
  id: string;
  kind: ProjectFileKind;
  thing: string;
  title: string;
  name: string;
  size: number;
  width: number | null;
  at: number;
  direction: Direction;
  display_name: string | null;
  author_name: string | null;
  from_name: string | null;
  from_address: string | null;
  is_other_sender: Flag | null;
  author_email_key: string | null;
  version: number;
};

const notMailed = [
  sql<string | null>`null`.as('from_name'),
  sql<string | null>`null`.as('from_address'),
  sql<Flag | null>`null`.as('is_other_sender'),
] as const;

const nobody = [...notMailed, sql<string | null>`null`.as('author_email_key')] as const;

/** Files of messages that were not taken back, and that the reader sees. */
function ofMessages(db: Db, { thread: { key, since }, reader }: FilesOf) {
  const rows = db
    .selectFrom('service_request_messages as messages')
    .innerJoin('attachments as files', 'files.message_id', 'messages.id')
    .leftJoin('users as authors', 'authors.id', 'messages.author_id')
    .leftJoin('outbox_messages as mails', 'mails.id', 'messages.outbox_message_id')
    .leftJoin('inbound_mails as inbound', 'inbound.id', 'messages.inbound_mail_id')
    .select(['files.id', sql<string>`'message'`.as('kind'), 'messages.id as thing', sql<string>`''`.as('place')])
    .select([sql<string>`''`.as('title'), 'files.name', 'files.size', 'files.width', 'messages.created_at as at'])
    .select(['messages.direction', 'authors.display_name', shownName('authors').as('author_name')])
    .select(['from_name', 'from_address', 'is_other_sender', 'authors.email_key as author_email_key'])
    .where(`messages.${columnOfThread[key.place]}`, '=', key.id)
    .where('messages.created_at', '>=', since)
    .where('messages.deleted_at', 'is', null)
    .where('files.state', '=', 'ready');
  if (reader.side === 'agency') return rows;
  return rows
    .where('messages.quote_id', 'is', null)
    .where((row) => row.or([row('mails.not_before', 'is', null), row('mails.not_before', '<=', reader.now)]))
    .where((row) => row.or([row('inbound.is_automatic', 'is', null), row('inbound.is_automatic', '=', 0)]));
}

/** What came with the request itself; the agency may have added to it, so that customers are not shown it here. */
const ofRequest = (db: Db, requestId: string) =>
  db
    .selectFrom('attachments as files')
    .select(['files.id', sql<string>`'request'`.as('kind'), sql<string>`cast(${requestId} as text)`.as('thing')])
    .select([sql<string>`''`.as('place'), sql<string>`''`.as('title'), 'files.name', 'files.size', 'files.width'])
    .select(['files.created_at as at', sql<Direction>`'from-customer'`.as('direction')])
    .select([sql<string | null>`null`.as('display_name'), sql<string | null>`null`.as('author_name'), ...nobody])
    .where('files.service_request_id', '=', requestId)
    .where('files.message_id', 'is', null)
    .where('files.state', '=', 'ready');

/** What was given for something that is owed, by whom it was sent next. Access data are no files and never here. */
const ofMaterial = (db: Db, projectId: string) =>
  db
    .selectFrom('project_materials as materials')
    .innerJoin('material_files as given', 'given.material_id', 'materials.id')
    .innerJoin('attachments as files', 'files.id', 'given.attachment_id')
    .leftJoin('users as authors', (join) =>
      join.on('authors.id', '=', (row) =>
        row
          .selectFrom('material_events as events')
          .select('events.actor_id')
          .whereRef('events.material_id', '=', 'materials.id')
          .whereRef('events.at', '>=', 'files.created_at')
          .where('events.kind', '=', 'sent')
          .orderBy('events.at')
          .orderBy('events.id')
          .limit(1),
      ),
    )
    .select(['files.id', sql<string>`'material'`.as('kind'), 'materials.id as thing', 'materials.id as place'])
    .select(['materials.title', 'files.name', 'files.size', 'files.width', 'files.created_at as at'])
    .select([sql<Direction>`'from-customer'`.as('direction'), 'authors.display_name'])
    .select([shownName('authors').as('author_name'), ...notMailed, 'authors.email_key as author_email_key'])
    .where('materials.project_id', '=', projectId)
    .where('files.state', '=', 'ready');

const ofHandovers = (db: Db, projectId: string) =>
  db
    .selectFrom('project_milestones as milestones')
    .innerJoin('handover_pictures as pictures', 'pictures.milestone_id', 'milestones.id')
    .innerJoin('milestone_handovers as handovers', 'handovers.id', 'pictures.handover_id')
    .leftJoin('users as authors', 'authors.id', 'handovers.by_id')
    .select(['pictures.id', sql<string>`'handover'`.as('kind'), 'milestones.id as thing', 'milestones.id as place'])
    .select([
      'milestones.title',
      'pictures.name',
      'pictures.size',
      sql<number | null>`pictures.width`.as('width'),
      'handovers.at',
    ])
    .select([sql<Direction>`'to-customer'`.as('direction'), 'authors.display_name'])
    .select([shownName('authors').as('author_name'), ...nobody])
    .where('milestones.project_id', '=', projectId);

type Quote = FilesOf['quotes'][number];

/** The signed quote, once it is sealed. */
const ofQuote = (db: Db, { id, number }: Quote) =>
  db
    .selectFrom('quote_signatures as signatures')
    .select(['signatures.quote_id as id', sql<string>`'quote'`.as('kind'), 'signatures.quote_id as thing'])
    .select([
      'signatures.quote_id as place',
      sql<string>`''`.as('title'),
      sql<string>`cast(${number} as text)`.as('name'),
    ])
    .select([sql<number>`coalesce(sealed_bytes, 0)`.as('size'), sql<number | null>`null`.as('width')])
    .select([sql<number>`coalesce(sealed_at, 0)`.as('at'), sql<Direction>`'to-customer'`.as('direction')])
    .select([sql<string | null>`null`.as('display_name'), sql<string | null>`null`.as('author_name'), ...nobody])
    .where('signatures.quote_id', '=', id)
    .where('sealed_at', 'is not', null);

/** Tax documents of quotes, once they are sealed. */
const ofDocuments = (db: Db, quotes: readonly Quote[]) =>
  db
    .selectFrom('tax_documents as documents')
    .leftJoin('users as authors', 'authors.id', 'documents.author_id')
    .select([
      'documents.id',
      sql<string>`'document'`.as('kind'),
      sql<string>`coalesce(documents.quote_id, '')`.as('thing'),
    ])
    .select(['documents.id as place', sql<string>`''`.as('title'), sql<string>`coalesce(number, '')`.as('name')])
    .select([sql<number>`coalesce(sealed_bytes, 0)`.as('size'), sql<number | null>`null`.as('width')])
    .select([sql<number>`coalesce(issued_at, 0)`.as('at'), sql<Direction>`'to-customer'`.as('direction')])
    .select(['authors.display_name', shownName('authors').as('author_name'), ...nobody])
    .where(
      'documents.quote_id',
      'in',
      quotes.map(({ id }) => id),
    )
    .where('documents.status', '=', 'issued')
    .where('documents.sealed_at', 'is not', null);

/** Records of approvals, which are drawn when they are fetched. */
const ofApprovals = (db: Db, projectId: string) =>
  db
    .selectFrom('project_milestones as milestones')
    .innerJoin('approval_records as records', 'records.milestone_id', 'milestones.id')
    .select(['milestones.id', sql<string>`'approval'`.as('kind'), 'milestones.id as thing', 'milestones.id as place'])
    .select(['milestones.title', 'milestones.title as name', sql<number>`0`.as('size')])
    .select([sql<number | null>`null`.as('width'), sql<number>`coalesce(decided_at, records.created_at)`.as('at')])
    .select([sql<Direction>`'from-customer'`.as('direction'), sql<string | null>`null`.as('display_name')])
    .select([sql<string | null>`null`.as('author_name'), ...nobody])
    .where('milestones.project_id', '=', projectId)
    .where('milestones.status', '=', 'approved');

/** The files of a project from wherever they are, each source read from an index by the project, its thread or its quotes. */
export function allFiles(db: Db, of: FilesOf) {
  const { project, thread, quotes, reader } = of;
  const { id } = project;
  let files = ofMessages(db, of).unionAll(ofMaterial(db, id)).unionAll(ofHandovers(db, id));
  if (reader.side === 'agency' && thread.key.place === 'request') files = files.unionAll(ofRequest(db, thread.key.id));
  if (reader.side === 'agency' || reader.withApprovals) files = files.unionAll(ofApprovals(db, id));
  for (const quote of quotes) files = files.unionAll(ofQuote(db, quote));
  return quotes.length === 0 ? files : files.unionAll(ofDocuments(db, quotes));
}
