import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import type { SubjectRequest } from '#contract/personal-data/subject-requests.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { SubjectRequestTable } from '#server/database/tables/subject-request-tables.ts';
import { belongsTo } from '#server/features/personal-data/personal-rows-store.ts';
import type { Person } from '#server/features/personal-data/person-store.ts';

type Db = Kysely<DatabaseSchema>;
export type SubjectRequestRow = Selectable<SubjectRequestTable>;

/** Entries that are shown: open ones all, answered ones the latest. */
const mostShown = 100;

/** An entry as the office sees it. */
export const presentRequest = (row: SubjectRequestRow): SubjectRequest => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  email: row.email,
  language: row.language,
  customerId: row.customer_id,
  userId: row.user_id,
  receivedOn: row.received_on,
  dueOn: row.due_on,
  extensionReason: row.extension_reason,
  answeredAt: row.answered_at,
  outcome: row.outcome,
  note: row.note,
  isEmptied: row.emptied_at !== null,
  version: row.version,
});

/** The register: what is open by its last day, then the latest answers. */
export async function listRequests(db: Db): Promise<SubjectRequestRow[]> {
  const open = await db
    .selectFrom('subject_requests')
    .selectAll()
    .where('answered_at', 'is', null)
    .orderBy('due_on')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  const answered = await db
    .selectFrom('subject_requests')
    .selectAll()
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown - open.length)
    .execute();
  return [...open, ...answered];
}

/** An entry by its id; null for none. */
export async function findRequest(db: Db, id: string): Promise<SubjectRequestRow | null> {
  return (await db.selectFrom('subject_requests').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The open entry of the same kind, address and day; null for none. */
export async function findSame(
  db: Db,
  { kind, email, received_on: day }: Pick<SubjectRequestRow, 'kind' | 'email' | 'received_on'>,
): Promise<SubjectRequestRow | null> {
  const same = db.selectFrom('subject_requests').selectAll().where('kind', '=', kind).where('email', '=', email);
  return (await same.where('received_on', '=', day).where('answered_at', 'is', null).executeTakeFirst()) ?? null;
}

/** Adds an entry. */
export async function insertRequest(transaction: Transaction<DatabaseSchema>, row: SubjectRequestRow): Promise<void> {
  await transaction.insertInto('subject_requests').values(row).execute();
}

type Change = Partial<
  Pick<SubjectRequestRow, 'due_on' | 'extension_reason' | 'extended_at' | 'answered_at' | 'outcome' | 'note'>
>;

/** Changes an open entry of a version; false when somebody else has changed or answered it meanwhile. */
export async function changeRequest(
  transaction: Transaction<DatabaseSchema>,
  { id, version }: { id: string; version: number },
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('subject_requests')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes out of the entries of a person whom they are about: that something was asked and answered, and when, stays. */
export async function forgetSubject(db: Db, person: Person, now: number): Promise<void> {
  await db
    .updateTable('subject_requests')
    .set({ name: '', email: '', note: '', user_id: null, customer_id: null, emptied_at: now })
    .where(belongsTo('subject_requests', person))
    .execute();
}

/** Deletes what said why something of a person was held or restricted; nothing is any more once it is deleted. */
export async function forgetHolds(transaction: Transaction<DatabaseSchema>, person: Person): Promise<void> {
  for (const table of ['legal_holds', 'restrictions'] as const) {
    await sql`delete from ${sql.table(table)} where ${belongsTo(table, person)}`.execute(transaction);
  }
}

/** By what the person of an entry is known. */
export const keysOfRequest = ({ user_id: userId, customer_id: customerId, email }: SubjectRequestRow) => ({
  userId,
  customerIds: customerId === null ? [] : [customerId],
  email,
});
