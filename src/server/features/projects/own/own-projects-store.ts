import type { Kysely } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type JoinedProject, selectProjects } from '#server/features/projects/list/project-rows-store.ts';
import { quotesTo } from '#server/features/quotes/portal/own-quotes-store.ts';

/**
 * The projects of a verified address, the newest first (domain rules, "Who may do what"): those of quotes that went to it, and those
 * that were made for the customer with it. With an id, that one if it is among them.
 */
export function findProjectsTo(
  db: Kysely<DatabaseSchema>,
  { email, id, longest }: { email: string; id?: string; longest: number },
): Promise<JoinedProject[]> {
  const customers = db
    .selectFrom('customers as owners')
    .select('owners.id')
    .where('owners.email_key', '=', emailKey(email))
    .where('owners.merged_into_id', 'is', null)
    .where('owners.anonymised_at', 'is', null);
  let query = selectProjects(db).where((row) =>
    row.or([
      row('projects.quote_id', 'in', quotesTo(db, email)),
      row.and([row('projects.quote_id', 'is', null), row('projects.customer_id', 'in', customers)]),
    ]),
  );
  if (id !== undefined) query = query.where('projects.id', '=', id);
  return query.orderBy('projects.number', 'desc').limit(longest).execute();
}
