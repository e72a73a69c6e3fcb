import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

/** A request as far as people are told of it, and whose it is. */
type AssignedRequest = { id: string; number: number; title: string; assigneeId: string | null };

/** The request of a quote and its assignee; null for a quote without one. */
export async function findAssignedRequest(
  db: Kysely<DatabaseSchema>,
  { service_request_id: id }: Pick<QuoteRow, 'service_request_id'>,
): Promise<AssignedRequest | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom('service_requests')
    .select(['id', 'number', 'title', 'assignee_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.id, number: row.number, title: row.title, assigneeId: row.assignee_id } : null;
}
