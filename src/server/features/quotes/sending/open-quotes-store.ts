import type { Kysely } from 'kysely';
import { openStatuses } from '#domain/quotes/quote-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

/** Whether the request of a quote has another one that its customer can still answer at a time (ms UTC). */
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
    .where('status', 'in', openStatuses)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
