import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Access, customersOf } from '#server/features/access/viewer-store.ts';
import { type JoinedProject, selectProjects } from '#server/features/projects/list/project-rows-store.ts';
import { quotesTo } from '#server/features/quotes/access/quotes-to-store.ts';

/**
 * The projects that an access opens, the newest first (domain rules, "Who may do what"): those of the quotes that it opens, and those
 * that were made for its customers by hand. With an id, that one if it is among them.
 */
export function findProjectsTo(
  db: Kysely<DatabaseSchema>,
  { access, id, longest }: { access: Access; id?: string; longest: number },
): Promise<JoinedProject[]> {
  let query = selectProjects(db).where((row) =>
    row.or([
      row('projects.quote_id', 'in', quotesTo(db, access)),
      row.and([row('projects.quote_id', 'is', null), row('projects.customer_id', 'in', ['', ...customersOf(access)])]),
    ]),
  );
  if (id !== undefined) query = query.where('projects.id', '=', id);
  return query.orderBy('projects.number', 'desc').limit(longest).execute();
}
