import { type Selectable, sql } from 'kysely';
import type { QuoteRow } from '#contract/quotes/quote-list.ts';
import { statusAt } from '#domain/quotes/validity.ts';
import type { QuoteTable } from '#server/database/tables/quote-tables.ts';
import { numberOf } from '#server/features/quotes/quote-store.ts';

/** Columns of `quotes` that the list reads, filters and sorts by: all but what the agency has written in full. */
export const listedColumns = [
  'id',
  'family_id',
  'version_number',
  'number_year',
  'number_sequence',
  'service_request_id',
  'customer_id',
  'service',
  'trade',
  'status',
  'is_latest',
  'language',
  'currency',
  'title',
  'buyer_name',
  'buyer_company',
  'valid_until',
  'expires_at',
  'net_minor',
  'gross_minor',
  'monthly_gross_minor',
  'value_eur_minor',
  'sent_at',
  'last_viewed_at',
  'search_text',
  'updated_at',
] as const satisfies readonly (keyof QuoteTable)[];

type ListedColumn = (typeof listedColumns)[number];

/** A quote as it is read for lists, with the number of its request. */
export type StoredRow = Pick<Selectable<QuoteTable>, ListedColumn> & { request_number: number | null };

/** The number of the request that a quote answers. */
export const requestNumber = sql<
  number | null
>`(select number from service_requests where id = quotes.service_request_id)`;

/** Converts a stored row to the shape of the contract, as it stands at `now` (ms UTC). */
export function presentRow(row: StoredRow, now: number): QuoteRow {
  const { service_request_id: requestId, request_number: number } = row;
  return {
    id: row.id,
    familyId: row.family_id,
    number: numberOf(row),
    versionNumber: row.version_number,
    status: statusAt({ status: row.status, validUntil: row.valid_until, language: row.language }, now),
    title: row.title,
    language: row.language,
    currency: row.currency,
    buyerName: row.buyer_name,
    buyerCompany: row.buyer_company,
    customerId: row.customer_id,
    request: requestId === null || number === null ? null : { id: requestId, number },
    gross: row.gross_minor,
    monthlyGross: row.monthly_gross_minor,
    validUntil: row.valid_until,
    sentAt: row.sent_at,
    lastViewedAt: row.last_viewed_at,
    updatedAt: row.updated_at,
  };
}
