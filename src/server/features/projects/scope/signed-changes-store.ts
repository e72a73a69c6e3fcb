import type { Kysely } from 'kysely';
import { openStatuses } from '#domain/quotes/quote-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ProjectMover } from '#server/features/projects/note-project-event.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

type Db = Kysely<DatabaseSchema>;

/** A signed change of scope, and who has signed it or recorded the signature. */
export type SignedChange = Pick<QuoteRow, 'id' | 'title' | 'number_year' | 'number_sequence' | 'version_number'> &
  Pick<ProjectMover, 'actor' | 'actorId'>;

/** The signed changes of a project's scope that stand, in the order of their signatures. */
export async function findSignedChanges(db: Db, projectId: string): Promise<SignedChange[]> {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('quote_events as signing', (join) =>
      join.onRef('signing.quote_id', '=', 'quotes.id').on('signing.kind', '=', 'signed'),
    )
    .select(['quotes.id', 'quotes.title', 'number_year', 'number_sequence', 'version_number'])
    .select(['signing.actor_kind as actor', 'signing.actor_id as actorId'])
    .where('quotes.project_id', '=', projectId)
    .where('quotes.status', '=', 'accepted')
    .orderBy('signing.at')
    .orderBy('quotes.id')
    .execute();
  return rows;
}

/** Whether a change of a project's scope waits to be signed at a time (ms UTC). */
export async function hasOpenChange(db: Db, projectId: string, now: number): Promise<boolean> {
  const open = await db
    .selectFrom('quotes')
    .select('id')
    .where('project_id', '=', projectId)
    .where('status', 'in', openStatuses)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
