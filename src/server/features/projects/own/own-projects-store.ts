import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Owners } from '#server/features/access/candidates-store.ts';
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

/** Customers and addresses that a project belongs to. */
export async function findOwnersOfProject(db: Kysely<DatabaseSchema>, id: string): Promise<Owners> {
  const [owners, links] = await Promise.all([
    db
      .selectFrom('projects')
      .leftJoin('quotes', 'quotes.id', 'projects.quote_id')
      .select(['projects.customer_id', 'quotes.customer_id as filed_under'])
      .where('projects.id', '=', id)
      .execute(),
    db
      .selectFrom('projects')
      .innerJoin('quote_links as links', 'links.quote_id', 'projects.quote_id')
      .select('links.email')
      .where('projects.id', '=', id)
      .execute(),
  ]);
  const customers = owners.flatMap((row) => [row.customer_id, row.filed_under]).filter((each) => each !== null);
  return { customers, addresses: links.map(({ email }) => email).filter((each) => each !== null) };
}
