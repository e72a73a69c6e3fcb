import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Lease = { id: string; holder: string; now: number; until: number };

/** Takes an upload for an instance until a time (ms UTC) unless another one has it; returns whether it is taken. */
export async function takeLease(db: Db, { id, holder, now, until }: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachments')
    .set({ held_by: holder, held_until: until, is_wanted: 0 })
    .where('id', '=', id)
    .where((row) => row.or([row('held_by', 'is', null), row('held_by', '=', holder), row('held_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Asks the instance that has an upload for it; returns false when there is no such upload. */
export async function wantLease(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachments')
    .set({ is_wanted: 1 })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps an upload for longer; returns false when it was lost or another instance asks for it. */
export async function renewLease(db: Db, { id, holder, until }: Omit<Lease, 'now'>): Promise<boolean> {
  const row = await db
    .updateTable('attachments')
    .set({ held_until: until })
    .where('id', '=', id)
    .where('held_by', '=', holder)
    .returning('is_wanted')
    .executeTakeFirst();
  return row?.is_wanted === 0;
}

/** Gives an upload back. */
export async function dropLease(db: Db, { id, holder }: Pick<Lease, 'id' | 'holder'>): Promise<void> {
  await db
    .updateTable('attachments')
    .set({ held_by: null, held_until: null, is_wanted: 0 })
    .where('id', '=', id)
    .where('held_by', '=', holder)
    .execute();
}
