import type { Kysely, Selectable } from 'kysely';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import type { QuoteTable } from '#server/database/tables/quote-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Access } from '#server/features/access/viewer-store.ts';
import { quotesTo } from '#server/features/quotes/access/quotes-to-store.ts';
import { requestNumber } from '#server/features/quotes/list/quote-rows-store.ts';
import { goneReason } from '#server/features/quotes/private/sent-quote.ts';

const columns = [
  'quotes.id',
  'quotes.version_number',
  'quotes.number_year',
  'quotes.number_sequence',
  'quotes.title',
  'quotes.language',
  'quotes.currency',
  'quotes.status',
  'quotes.valid_until',
  'quotes.gross_minor',
  'quotes.monthly_gross_minor',
] as const;

type Column = (typeof columns)[number] extends `quotes.${infer Name extends keyof QuoteTable}` ? Name : never;

/** A quote as its customer's list reads it. */
export type OwnQuoteRow = Pick<Selectable<QuoteTable>, Column> & { request_number: number | null };

type Db = Kysely<DatabaseSchema>;

/** Whose quotes; sent until when (ms UTC), so that what can still be taken back is not among them. */
export type QuotesTo = { access: Access; sentUntil: number };

/** Of which project: that which began with a quote, or whose scope quotes change. */
export type OfProject = { projectId: string; firstQuoteId: string | null };

/** The newest quotes that somebody may see, perhaps of one project alone. */
export function findQuotesTo(
  db: Db,
  to: QuotesTo,
  { longest, of }: { longest: number; of?: OfProject | undefined },
): Promise<OwnQuoteRow[]> {
  return sentTo(db, to)
    .$if(of !== undefined, (query) =>
      query.where((row) =>
        row.or([row('quotes.project_id', '=', of?.projectId ?? ''), row('quotes.id', '=', of?.firstQuoteId ?? '')]),
      ),
    )
    .select(columns)
    .select(requestNumber.as('request_number'))
    .orderBy('quotes.sent_at', 'desc')
    .orderBy('quotes.id', 'desc')
    .limit(longest)
    .execute();
}

const goneStatuses = quoteStatuses.filter((status) => goneReason(status) !== null);

/** Ids of the quotes that somebody may read now, for queries about what belongs to them; none of what was withdrawn or replaced. */
export const idsOfReadable = (db: Db, to: QuotesTo) =>
  sentTo(db, to).select('quotes.id').where('quotes.status', 'not in', goneStatuses);

const sentTo = (db: Db, { access, sentUntil }: QuotesTo) =>
  db
    .selectFrom('quotes')
    .where('quotes.id', 'in', quotesTo(db, access))
    .where('quotes.status', '!=', 'draft')
    .where('quotes.sent_at', '<=', sentUntil);
