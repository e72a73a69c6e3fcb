import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Owners } from '#server/features/access/candidates-store.ts';
import { type Access, customersOf } from '#server/features/access/viewer-store.ts';
import { type JoinedProject, selectProjects } from '#server/features/projects/list/project-rows-store.ts';
import { quotesTo } from '#server/features/quotes/access/quotes-to-store.ts';

/** Projects that go on or of which there is news, and those that are over; `news` are the ids of which there is some. */
export type OwnPart = { of: 'current' | 'past'; news: readonly string[] };

/** Which of the projects that an access opens: one, those after a number in the list, of a part, or among some; so many at most. */
export type OwnWanted = {
  access: Access;
  longest: number;
  id?: string;
  after?: number | null;
  part?: OwnPart;
  among?: SelectQueryBuilder<DatabaseSchema, 'project_references', { project_id: string }>;
};

/**
 * The projects that an access opens, the newest first (domain rules, "Who may do what"): those of the quotes that it opens, and those
 * that were made for its customers by hand. With an id, that one if it is among them.
 */
export function findProjectsTo(
  db: Kysely<DatabaseSchema>,
  { access, id, after = null, part, among, longest }: OwnWanted,
): Promise<JoinedProject[]> {
  let query = selectProjects(db).where((row) =>
    row.or([
      row('projects.quote_id', 'in', quotesTo(db, access)),
      row.and([row('projects.quote_id', 'is', null), row('projects.customer_id', 'in', ['', ...customersOf(access)])]),
    ]),
  );
  if (id !== undefined) query = query.where('projects.id', '=', id);
  if (after !== null) query = query.where('projects.number', '<', after);
  if (among) query = query.where('projects.id', 'in', among);
  if (part) {
    query = query.where((row) => {
      const goesOn = row.and([row('projects.status', '<>', 'completed'), row('projects.cancelled_at', 'is', null)]);
      const isCurrent = row.or([goesOn, row('projects.id', 'in', ['', ...part.news])]);
      return part.of === 'current' ? isCurrent : row.not(isCurrent);
    });
  }
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
