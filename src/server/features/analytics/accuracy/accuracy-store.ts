import type { Kysely } from 'kysely';
import type { IssuedSum, NotedTime } from '#domain/analytics/accuracy/estimated-project.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Reads the newest accepted quotes of requests, sent since a time (ms UTC), with the estimates that the requests came with. */
export function readAcceptedQuotes(db: Db, { since, limit }: { since: number; limit: number }) {
  return (
    db
      .selectFrom((newest) =>
        newest
          .selectFrom('quotes')
          .select(['id', 'service_request_id', 'number_year', 'number_sequence', 'version_number', 'sent_at'])
          .select(['currency', 'net_minor', 'project_id'])
          .where('sent_at', '>=', since)
          .where('status', '=', 'accepted')
          .where('service_request_id', 'is not', null)
          .orderBy('sent_at', 'desc')
          .limit(limit)
          .as('accepted'),
      )
      .innerJoin('service_requests', 'service_requests.id', 'accepted.service_request_id')
      .leftJoin('estimates', 'estimates.id', 'service_requests.estimate_id')
      // Quotes that were accepted before there were signatures have none.
      .leftJoin('quote_signatures', 'quote_signatures.quote_id', 'accepted.id')
      .select(['accepted.id', 'number_year', 'number_sequence', 'version_number'])
      .select(['accepted.currency', 'net_minor', 'project_id', 'quote_signatures.document as signed'])
      .select(['service_requests.id as request_id', 'service_requests.number as request_number'])
      .select(['estimates.id as estimate_id', 'estimates.answers', 'estimates.price_book_version', 'estimates.result'])
      .select(['estimates.currency as estimate_currency', 'minimum_minor', 'maximum_minor'])
      .orderBy('accepted.sent_at', 'desc')
      .orderBy('accepted.id', 'desc')
      .execute()
  );
}

export type AcceptedQuoteRow = Awaited<ReturnType<typeof readAcceptedQuotes>>[number];

/**
 * Reads what was invoiced and credited for some quotes, once. Monthly care is none of it, nor are credit notes about it or about
 * advances; what an invoice has taken off for advances is added again.
 */
export async function readIssuedSums(
  db: Db,
  quoteIds: readonly string[],
): Promise<(IssuedSum & { quoteId: string | null })[]> {
  if (quoteIds.length === 0) return [];
  return db
    .selectFrom((issued) =>
      issued
        .selectFrom('tax_documents')
        .leftJoin('tax_documents as corrected', 'corrected.id', 'tax_documents.corrects_id')
        .leftJoin('tax_document_advances as advance', 'advance.tax_document_id', 'tax_documents.id')
        .select(['tax_documents.id', 'tax_documents.quote_id as quoteId', 'tax_documents.kind'])
        .select('tax_documents.currency')
        .select(({ fn, eb }) =>
          eb('tax_documents.net', '+', fn.coalesce(fn.sum<number>('advance.net'), eb.lit(0))).as('net'),
        )
        .where('tax_documents.quote_id', 'in', quoteIds)
        .where('tax_documents.status', '=', 'issued')
        .where('tax_documents.recurring_id', 'is', null)
        .where('corrected.recurring_id', 'is', null)
        .where((where) =>
          where.or([
            where('tax_documents.kind', '=', 'invoice'),
            where.and([where('tax_documents.kind', '=', 'credit_note'), where('corrected.kind', '=', 'invoice')]),
          ]),
        )
        .groupBy(['tax_documents.id', 'tax_documents.quote_id', 'tax_documents.kind', 'tax_documents.currency'])
        .groupBy('tax_documents.net')
        .as('issued'),
    )
    .select(['quoteId', 'kind', 'currency'])
    .select(({ fn }) => fn.sum<number>('net').as('net'))
    .groupBy(['quoteId', 'kind', 'currency'])
    .execute();
}

/** Reads what was noted for the projects of some requests, by request. */
export async function readNotedTimes(db: Db, requestIds: readonly string[]): Promise<ReadonlyMap<string, NotedTime>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('projects')
    .innerJoin('time_entries', 'time_entries.project_id', 'projects.id')
    .select('projects.service_request_id as request')
    .select(({ fn, eb }) => [
      fn.sum<number>('time_entries.minutes').as('minutes'),
      fn.max(eb.case().when('projects.status', '=', 'completed').then(0).else(1).end()).as('is_open'),
    ])
    .where('projects.service_request_id', 'in', [...new Set(requestIds)])
    .groupBy('projects.service_request_id')
    .execute();
  return new Map(rows.map((row) => [row.request ?? '', { minutes: row.minutes, isFinal: row.is_open === 0 }]));
}
