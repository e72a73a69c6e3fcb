import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Undelivered } from '#contract/analytics/analytics.ts';
import type { OutboxRow } from '#contract/mail/mail-delivery.ts';
import { isEmail } from '#domain/contact/email-address.ts';
import { deliveryFailureOf } from '#domain/mail/delivery-failure.ts';
import {
  type MailState,
  customerMailKinds,
  isResendable,
  mailKinds,
  secretMailKinds,
} from '#domain/mail/mail-kinds.ts';
import { searchText } from '#domain/search/search-text.ts';
import type { Engine } from '#server/database/engine.ts';
import { isNotRestricted } from '#server/database/kept-records.ts';
import type { OutboxMessageTable } from '#server/database/tables/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { countHeldMails } from './hold/held-mails-store.ts';
import { hidePrivateLink } from './private-link.ts';
import { unsentOnPurpose } from './unsent-on-purpose.ts';

const pageSize = 50;
/** Up to how many that have been given up are counted. */
const mostCounted = 100;

const columns = [
  'outbox_messages.id',
  'outbox_messages.kind',
  'outbox_messages.language',
  'outbox_messages.recipient',
  'outbox_messages.subject',
  'outbox_messages.state',
  'outbox_messages.attempts',
  'outbox_messages.last_error',
  'outbox_messages.created_at',
  'outbox_messages.sent_at',
  'service_requests.id as request_id',
  'service_requests.number as request_number',
] as const;

const rowsOf = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('outbox_messages')
    .leftJoin('service_requests', 'service_requests.id', 'outbox_messages.service_request_id')
    .select(columns);

/** Without mails about requests of customers whose data are restricted. */
const listed = (db: Kysely<DatabaseSchema>) => rowsOf(db).where(isNotRestricted('service_requests.customer_id'));

type Wanted = { state?: MailState | undefined; search?: string | undefined; after?: string | undefined };

/**
 * One page of the outbox, newest first (keyset). The search is the number of a request or a whole address, both indexed,
 * or a part of an address or subject, which is looked for from the newest mail on, in small and capital letters, with diacritics and
 * without.
 */
export async function listOutboxRows(
  { db, engine }: { db: Kysely<DatabaseSchema>; engine: Engine },
  { state, search = '', after }: Wanted,
): Promise<{ rows: OutboxRow[]; next: string | null; failed: number; held: number }> {
  const cursor = parseCursor(after);
  const wanted = search.trim();
  let query = listed(db);
  if (state) query = query.where('outbox_messages.state', '=', state);
  if (/^#?\d{1,15}$/.test(wanted)) {
    const number = Number(wanted.replace('#', ''));
    // A subquery, so that the index on the request's id is used and not the one for the order.
    query = query.where('outbox_messages.service_request_id', '=', (sub) =>
      sub.selectFrom('service_requests').select('service_requests.id').where('service_requests.number', '=', number),
    );
  } else if (isEmail(wanted)) {
    query = query.where(sql`lower(outbox_messages.recipient)`, '=', sql`lower(${wanted})`);
  } else if (wanted !== '') {
    const pattern = `%${searchText(wanted).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where((where) =>
      where.or(
        (['recipient', 'subject'] as const).map(
          (column) => sql<boolean>`${engine.plainText(`outbox_messages.${column}`)} like ${pattern} escape '\\'`,
        ),
      ),
    );
  }
  if (cursor) {
    query = query.where((where) =>
      where(where.refTuple('outbox_messages.created_at', 'outbox_messages.id'), '<', where.tuple(cursor.at, cursor.id)),
    );
  }
  const rows = await query
    .orderBy('outbox_messages.created_at', 'desc')
    .orderBy('outbox_messages.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page.map(presentRow),
    next: rows.length > pageSize && last ? `${last.created_at}-${last.id}` : null,
    failed: await countFailed(db),
    held: await countHeldMails(db),
  };
}

/** One mail with its text; null when there is none. Nobody in the office reads a link that opens somebody's account. */
export async function readOutboxMail(db: Kysely<DatabaseSchema>, id: string) {
  const row = await rowsOf(db)
    .select([
      'outbox_messages.text_body',
      'outbox_messages.sender',
      'outbox_messages.reply_to',
      'outbox_messages.attachment_name',
    ])
    .where('outbox_messages.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const text = secretMailKinds.some((kind) => kind === row.kind) ? '' : hidePrivateLink(row.text_body);
  return { ...presentRow(row), text, sender: row.sender, replyTo: row.reply_to, attachment: row.attachment_name };
}

/** A mail that was tried and given up; one that was left unsent on purpose is none. */
const isUndelivered = (row: ExpressionBuilder<DatabaseSchema, 'outbox_messages'>) =>
  row.and([
    row('outbox_messages.state', '=', 'failed'),
    row.or([
      row('outbox_messages.last_error', 'is', null),
      row('outbox_messages.last_error', 'not in', unsentOnPurpose),
    ]),
  ]);

/** How many mails could not be delivered, and the newest of them that were for the customer of a request. */
export async function readUndelivered(
  db: Kysely<DatabaseSchema>,
  limit: number,
): Promise<{ count: number; newest: Undelivered[] }> {
  const rows = await listed(db)
    .where(isUndelivered)
    .where('outbox_messages.kind', 'in', customerMailKinds)
    .orderBy('outbox_messages.created_at', 'desc')
    .orderBy('outbox_messages.id', 'desc')
    .limit(limit)
    .execute();
  const newest = rows.flatMap(({ id, recipient, last_error: error, request_id: requestId, request_number: number }) =>
    requestId === null || number === null
      ? []
      : [{ id, recipient, request: { id: requestId, number }, failure: deliveryFailureOf(error ?? '') }],
  );
  return { count: await countUndelivered(db), newest };
}

/** Counts the mails that could not be delivered, up to 100. */
export function countUndelivered(db: Kysely<DatabaseSchema>): Promise<number> {
  return countSome(db, isUndelivered);
}

/** Counts the mails that were not sent, whether they failed or were left unsent on purpose, up to 100. */
function countFailed(db: Kysely<DatabaseSchema>): Promise<number> {
  return countSome(db, (row) => row('state', '=', 'failed'));
}

type Condition = (row: ExpressionBuilder<DatabaseSchema, 'outbox_messages'>) => Expression<SqlBool>;

async function countSome(db: Kysely<DatabaseSchema>, condition: Condition): Promise<number> {
  const { count } = await db
    .selectFrom((some) =>
      some.selectFrom('outbox_messages').select('id').where(condition).limit(mostCounted).as('given_up'),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type StoredRow = Pick<
  OutboxMessageTable,
  'id' | 'kind' | 'language' | 'recipient' | 'subject' | 'state' | 'attempts' | 'last_error' | 'created_at' | 'sent_at'
> & { request_id: string | null; request_number: number | null };

function presentRow(row: StoredRow): OutboxRow {
  const { request_id: requestId, request_number: number } = row;
  return {
    id: row.id,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    state: row.state,
    kind: mailKinds.find((kind) => kind === row.kind) ?? 'other',
    language: row.language,
    recipient: row.recipient,
    subject: row.subject,
    attempts: row.attempts,
    failure: row.last_error === null ? null : deliveryFailureOf(row.last_error),
    lastError: row.last_error,
    request: requestId === null || number === null ? null : { id: requestId, number },
    isResendable: isResendable(row),
  };
}

function parseCursor(after: string | undefined): { at: number; id: string } | null {
  const [at = '', id = ''] = (after ?? '').split('-', 2);
  return /^\d{1,15}$/.test(at) && id !== '' ? { at: Number(at), id } : null;
}
