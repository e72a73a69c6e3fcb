import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { InboundState } from '#domain/inbound-mail/inbound-mail.ts';
import type { InboundMailTable } from '#server/database/tables/inbound-mail-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;
export type InboundMailRow = Selectable<InboundMailTable>;

const hourMs = 60 * 60_000;

/** Stores a mail that came in; false when it is stored already. */
export async function insertInboundMail(transaction: Transacting, row: Insertable<InboundMailTable>): Promise<boolean> {
  const inserted = await transaction
    .insertInto('inbound_mails')
    .values(row)
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether a mail is stored already. */
export async function isKnownMail(db: Db, onceKey: string): Promise<boolean> {
  const row = await db.selectFrom('inbound_mails').select('id').where('once_key', '=', onceKey).executeTakeFirst();
  return row !== undefined;
}

/** Counts the mails of a sender within the last hour. */
export async function countFromSender(db: Db, address: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('inbound_mails')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('from_address', '=', address)
    .where('received_at', '>', now - hourMs)
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads one mail; null when there is none. */
export async function findInboundMail(db: Db, id: string): Promise<InboundMailRow | null> {
  return (await db.selectFrom('inbound_mails').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** What a person decides about a mail that belongs to no request. */
type Decision = Pick<InboundMailTable, 'state' | 'reason'> &
  Partial<Pick<InboundMailTable, 'service_request_id' | 'is_other_sender' | 'files_left'>>;

/** Decides about a mail while it belongs to no request; false when somebody else was faster. */
export async function decideMail(transaction: Transacting, id: string, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('inbound_mails')
    .set(decision)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'set-aside'] satisfies InboundState[])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
