import type { Insertable } from 'kysely';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import type { QuoteTable } from '#server/database/tables/quote-tables.ts';
import { contentColumns } from '#server/features/quotes/quote-columns.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

/** Where a new draft stands: in which family and version, and what it is about. */
export type DraftPlace = Pick<
  QuoteRow,
  | 'id'
  | 'family_id'
  | 'version_number'
  | 'number_year'
  | 'number_sequence'
  | 'service_request_id'
  | 'customer_id'
  | 'project_id'
>;

/** The row of a new draft, the latest of its family. */
export function newDraftRow(
  place: DraftPlace,
  content: QuoteContent,
  { authorId, now }: { authorId: string; now: number },
): Insertable<QuoteTable> {
  return {
    id: place.id,
    family_id: place.family_id,
    version_number: place.version_number,
    number_year: place.number_year,
    number_sequence: place.number_sequence,
    service_request_id: place.service_request_id,
    customer_id: place.customer_id,
    project_id: place.project_id,
    ...contentColumns(content),
    author_id: authorId,
    status: 'draft',
    is_latest: 1,
    created_at: now,
    updated_at: now,
    version: 1,
  };
}
