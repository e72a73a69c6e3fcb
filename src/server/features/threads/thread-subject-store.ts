import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Owners } from '#server/features/access/candidates-store.ts';
import { storedContact } from '#server/stored/contact.ts';

type Db = Kysely<DatabaseSchema>;

/** The customer that a request belongs to. */
export async function findOwnersOfRequest(db: Db, id: string): Promise<Owners> {
  const row = await db.selectFrom('service_requests').select('customer_id').where('id', '=', id).executeTakeFirst();
  return { customers: row?.customer_id ? [row.customer_id] : [], addresses: [] };
}

/** A request as far as its thread needs it. */
export async function findRequestHead(db: Db, id: string) {
  const row = await db
    .selectFrom('service_requests')
    .select(['id', 'number', 'title', 'language', 'assignee_id', 'contact'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { assignee_id: assigneeId, contact, ...head } = row;
  const { name, email } = storedContact.read(contact, `service_requests ${id}`);
  return { ...head, assigneeId, name, email: email.trim() };
}
