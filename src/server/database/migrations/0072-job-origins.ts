import type { Kysely } from 'kysely';

/** On whose behalf a job was queued: the id of the request, and the trace that it is part of (K7). */
export async function addJobOrigins(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('request_id', 'text').execute();
  await db.schema.alterTable('jobs').addColumn('trace_parent', 'text').execute();
}
