import type { Kysely } from 'kysely';
import type { PersonOverview } from '#contract/personal-data/persons.ts';
import type { RestrictionGround } from '#domain/personal-data/restriction.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** The restrictions of some customers. */
export async function listRestrictions(db: Db, customers: readonly string[]): Promise<PersonOverview['restrictions']> {
  if (customers.length === 0) return [];
  const rows = await db.selectFrom('restrictions').selectAll().where('customer_id', 'in', customers).execute();
  return rows.map((row) => ({ customerId: row.customer_id, ground: row.ground, since: row.since }));
}

type Restricting = { customerId: string; ground: RestrictionGround | null; by: string | null; now: number };

/** Restricts the data of a customer, changes the ground, or lifts it where there is none. */
export async function setRestriction(db: Db, { customerId, ground, by, now }: Restricting): Promise<void> {
  if (ground === null) {
    await db.deleteFrom('restrictions').where('customer_id', '=', customerId).execute();
    return;
  }
  await db
    .insertInto('restrictions')
    .values({ customer_id: customerId, ground, since: now, by_id: by })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ ground }))
    .execute();
}
