import type { Kysely } from 'kysely';
import { openStatuses } from '#domain/quotes/quote-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

/**
 * Whether what happens to a quote moves its request (domain rules, "Service request"): a change of scope concerns a project that the
 * request has led to already, and leaves it where it is.
 */
export const movesRequest = ({ project_id: projectId }: Pick<QuoteRow, 'project_id'>): boolean => projectId === null;

/** Whether the request of a quote has another one that moves it and that its customer can still answer at a time (ms UTC). */
export async function hasOtherOpenQuote(
  db: Kysely<DatabaseSchema>,
  { id, service_request_id: requestId }: Pick<QuoteRow, 'id' | 'service_request_id'>,
  now: number,
): Promise<boolean> {
  const other = await db
    .selectFrom('quotes')
    .select('id')
    .where('service_request_id', '=', requestId)
    .where('id', '<>', id)
    .where('project_id', 'is', null)
    .where('status', 'in', openStatuses)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
