import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Signed quotes with neither a request for money nor a project, whose signature is older than a time (ms UTC). */
export async function listUnopened(db: Kysely<DatabaseSchema>, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('quote_signatures as signatures')
    .innerJoin('quotes', 'quotes.id', 'signatures.quote_id')
    .select('quotes.id')
    .where('quotes.status', '=', 'accepted')
    .where('quotes.answered_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payment_requests').select('id').whereRef('quote_id', '=', 'quotes.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('projects').select('id').whereRef('quote_id', '=', 'quotes.id'))),
    )
    .orderBy('quotes.id')
    .execute();
  return rows.map(({ id }) => id);
}
