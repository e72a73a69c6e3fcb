import type { Kysely } from 'kysely';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { deliveryFailureOf, replacedMail } from '#domain/mail/delivery-failure.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from './quote-store.ts';

type Db = Kysely<DatabaseSchema>;

/** The request that a quote answers. */
export async function findRequestOf(
  db: Db,
  { service_request_id: id }: Pick<QuoteRow, 'service_request_id'>,
): Promise<QuoteDetail['request']> {
  if (id === null) return null;
  const query = db.selectFrom('service_requests').select(['id', 'number', 'title']).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** The customer of a quote. */
export async function findCustomerOf(
  db: Db,
  { customer_id: id }: Pick<QuoteRow, 'customer_id'>,
): Promise<QuoteDetail['customer']> {
  if (id === null) return null;
  const query = db.selectFrom('customers').select(['id', 'name', 'company']).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** The project whose scope a quote changes. */
export async function findChangedProjectOf(
  db: Db,
  { project_id: id }: Pick<QuoteRow, 'project_id'>,
): Promise<QuoteDetail['project']> {
  if (id === null) return null;
  const query = db.selectFrom('projects').select(['id', 'number', 'title']).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** To whom a quote could not be delivered, of those mails (ids) that carry it; one that a later version replaced is none. */
export async function findUndelivered(db: Db, mailIds: readonly string[]): Promise<QuoteDetail['undelivered']> {
  if (mailIds.length === 0) return [];
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['recipient', 'last_error'])
    .where('id', 'in', mailIds)
    .where('state', '=', 'failed')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ last_error: error }) => error !== replacedMail)
    .map(({ recipient, last_error: error }) => ({ recipient, failure: deliveryFailureOf(error ?? '') }));
}

/** State of the mail that carries the link, and until when it can be taken back (ms UTC); null where it will never leave. */
export async function findMailOf(db: Db, { mail_id: id }: Pick<QuoteRow, 'mail_id'>) {
  if (id === null) return null;
  const row = await db
    .selectFrom('outbox_messages')
    .select(['state', 'not_before', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && row.last_error !== replacedMail ? { state: row.state, leavesAt: row.not_before } : null;
}
