import { type Kysely, type Transaction, sql } from 'kysely';
import type { LegalHolds } from '#contract/retention/legal-holds.ts';
import type { HoldKind } from '#domain/retention/legal-hold.ts';
import { findHeld } from '#server/database/keeping/legal-holds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Subject = { kind: HoldKind; id: string };

const columnOf = {
  customer: 'customer_id',
  'service-request': 'service_request_id',
  project: 'project_id',
} as const;
const tableOf = { customer: 'customers', 'service-request': 'service_requests', project: 'projects' } as const;

/** The legal holds of a customer, request or project; null where there is no such one. */
export async function readHolds(db: Db, { kind, id }: Subject): Promise<LegalHolds | null> {
  const subject = await db.selectFrom(tableOf[kind]).select('id').where('id', '=', id).executeTakeFirst();
  if (!subject) return null;
  const rows = await db
    .selectFrom('legal_holds as hold')
    .leftJoin('users as placer', 'placer.id', 'hold.placed_by')
    .leftJoin('users as lifter', 'lifter.id', 'hold.lifted_by')
    .select(['hold.id', 'hold.reason', 'hold.placed_at', 'hold.lifted_at'])
    .select(['placer.username as placed_by', 'lifter.username as lifted_by'])
    .where(`hold.${columnOf[kind]}`, '=', id)
    .orderBy('hold.id', 'desc')
    .execute();
  return {
    holds: rows.map((row) => ({
      id: row.id,
      reason: row.reason,
      placedAt: row.placed_at,
      placedBy: row.placed_by,
      liftedAt: row.lifted_at,
      liftedBy: row.lifted_by,
    })),
    isHeld: (await findHeld(db, kind, [id])).has(id),
  };
}

type Placing = Subject & { holdId: string; reason: string; by: string; now: number };

/** Places a hold, unless one lasts already; false then. The row of what is held is locked, as by whatever deletes it. */
export async function insertHold(
  transaction: Transaction<DatabaseSchema>,
  { kind, id, holdId, reason, by, now }: Placing,
): Promise<boolean> {
  await sql`update ${sql.table(tableOf[kind])} set version = version where id = ${id}`.execute(transaction);
  const lasting = await transaction
    .selectFrom('legal_holds')
    .select('id')
    .where(columnOf[kind], '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  if (lasting) return false;
  const none = { customer_id: null, service_request_id: null, project_id: null };
  await transaction
    .insertInto('legal_holds')
    .values({
      ...none,
      [columnOf[kind]]: id,
      id: holdId,
      reason,
      placed_by: by,
      placed_at: now,
      lifted_by: null,
      lifted_at: null,
    })
    .execute();
  return true;
}

/** Lifts the hold that lasts; false where there is none. */
export async function endHold(
  transaction: Transaction<DatabaseSchema>,
  { kind, id, by, now }: Subject & { by: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('legal_holds')
    .set({ lifted_by: by, lifted_at: now })
    .where(columnOf[kind], '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
