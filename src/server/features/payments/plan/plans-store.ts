import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ReleasedPart } from '#server/features/projects/queue-release.ts';

/** Signed quotes with neither a request for money nor a project, nor milestones as a change of one, whose signature is older than a time (ms UTC). */
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
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('project_milestones').select('id').whereRef('quote_id', '=', 'quotes.id'))),
    )
    .orderBy('quotes.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Signed quotes of requests in progress that have no project, but those that change one. */
const unbegun = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('quote_signatures as signatures')
    .innerJoin('quotes', 'quotes.id', 'signatures.quote_id')
    .innerJoin('service_requests as request', 'request.id', 'quotes.service_request_id')
    .select('quotes.id')
    .where('quotes.status', '=', 'accepted')
    .where('quotes.project_id', 'is', null)
    .where('request.status', '=', 'in_progress')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('projects').select('id').whereRef('quote_id', '=', 'quotes.id'))),
    )
    .orderBy('quotes.id');

/** Those of one request. */
export async function listUnbegun(db: Kysely<DatabaseSchema>, requestId: string): Promise<string[]> {
  const rows = await unbegun(db).where('request.id', '=', requestId).execute();
  return rows.map(({ id }) => id);
}

/** Those of all requests whose deposit was asked for and is not any more. */
export async function listWaived(db: Kysely<DatabaseSchema>): Promise<string[]> {
  const rows = await unbegun(db)
    .innerJoin('payment_requests as deposit', 'deposit.quote_id', 'quotes.id')
    .where('deposit.part_due', '=', 'signing')
    .where('deposit.status', '=', 'cancelled')
    .execute();
  return rows.map(({ id }) => id);
}

/** Planned parts of signed plans whose milestone was approved, or whose project was completed, before a time (ms UTC). */
export async function listUnreleased(db: Kysely<DatabaseSchema>, before: number): Promise<ReleasedPart[]> {
  const rows = await db
    .selectFrom('payment_requests as requests')
    .innerJoin('quotes', 'quotes.id', 'requests.quote_id')
    .innerJoin('projects', (join) =>
      join.on(({ or, eb, ref }) =>
        or([eb('projects.quote_id', '=', ref('quotes.id')), eb('projects.id', '=', ref('quotes.project_id'))]),
      ),
    )
    .select(['requests.quote_id', 'requests.part_index', 'requests.part_due'])
    .where('requests.status', '=', 'planned')
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('requests.part_due', '=', 'completion'), eb('projects.completed_at', '<', before)]),
        exists(
          selectFrom('project_milestones as milestones')
            .select('milestones.id')
            .whereRef('milestones.project_id', '=', 'projects.id')
            .whereRef('milestones.plan_part_index', '=', 'requests.part_index')
            .where(({ fn, ref }) =>
              eb(fn.coalesce('milestones.quote_id', 'projects.quote_id'), '=', ref('requests.quote_id')),
            )
            .where('milestones.status', '=', 'approved')
            .where('milestones.decided_at', '<', before),
        ),
      ]),
    )
    .orderBy('requests.id')
    .execute();
  return rows.flatMap(({ quote_id: quoteId, part_index: index, part_due: due }) =>
    quoteId === null ? [] : [{ quoteId, partIndex: due === 'completion' ? null : index }],
  );
}
