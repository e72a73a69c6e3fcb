import type { Kysely } from 'kysely';
import type { InboundMailRow, WholeInboundMail } from '#contract/mail/inbound-mail.ts';
import type { InboundState } from '#domain/inbound-mail/inbound-mail.ts';
import { isNotRestricted } from '#server/database/kept-records.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

const pageSize = 50;
/** Up to how many that wait are counted. */
const mostCounted = 100;

const rowsOf = (db: Db) =>
  db
    .selectFrom('inbound_mails as mails')
    .leftJoin('service_requests as requests', 'requests.id', 'mails.service_request_id')
    .select(['mails.id', 'mails.state', 'reason', 'from_name', 'from_address', 'subject', 'received_at'])
    .select(['requests.id as request_id', 'requests.number']);

type Row = Pick<InboundMailRow, 'id' | 'state' | 'reason' | 'subject'> & {
  from_name: string;
  from_address: string;
  received_at: number;
  request_id: string | null;
  number: number | null;
};

const present = (row: Row): InboundMailRow => ({
  id: row.id,
  state: row.state,
  reason: row.reason,
  fromName: row.from_name,
  fromAddress: row.from_address,
  subject: row.subject,
  receivedAt: row.received_at,
  request: row.request_id === null || row.number === null ? null : { id: row.request_id, number: row.number },
});

/** One page of the mails that came in, newest first (keyset), and how many wait for a decision. */
export async function listInboundRows(
  db: Db,
  { state, after }: { state?: InboundState | undefined; after?: string | undefined },
): Promise<{ rows: InboundMailRow[]; next: string | null; waiting: number }> {
  let query = rowsOf(db).where(isNotRestricted('requests.customer_id'));
  if (state) query = query.where('mails.state', '=', state);
  if (after !== undefined) query = query.where('mails.id', '<', after);
  const found = await query
    .orderBy('mails.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const rows = found.slice(0, pageSize).map(present);
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null, waiting: await countWaiting(db) };
}

async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom((some) =>
      some.selectFrom('inbound_mails').select('id').where('state', '=', 'waiting').limit(mostCounted).as('waiting'),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads one mail with its whole text; null when there is none. */
export async function readWholeMail(db: Db, id: string): Promise<WholeInboundMail | null> {
  const row = await rowsOf(db)
    .select(['text_body', 'size', 'files_left', 'object_key'])
    .where('mails.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...present(row),
    text: row.text_body,
    size: row.size,
    filesLeft: row.files_left,
    hasSource: row.object_key !== null,
  };
}
