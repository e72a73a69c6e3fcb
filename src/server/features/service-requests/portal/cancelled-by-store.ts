import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Who has cancelled a request, and when (ms UTC); null where nobody has. */
export async function findCancelling(
  db: Kysely<DatabaseSchema>,
  requestId: string,
): Promise<{ by: 'customer' | 'agency'; at: number } | null> {
  const event = await db
    .selectFrom('service_request_events')
    .select(['actor_kind', 'at'])
    .where('service_request_id', '=', requestId)
    .where('to_status', '=', 'cancelled')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event ? { by: event.actor_kind === 'customer' ? 'customer' : 'agency', at: event.at } : null;
}
