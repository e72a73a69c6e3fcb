import type { Services } from '#server/services.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

/** Tells every open back office, after the commit, that a quote and with it perhaps its request or the project whose scope it changes has changed. */
export function announceQuote(
  { live }: Pick<Services, 'live'>,
  row: Pick<QuoteRow, 'id' | 'service_request_id' | 'project_id'>,
): void {
  live.announce({ kind: 'quote-changed', id: row.id });
  if (row.project_id !== null) live.announce({ kind: 'project-changed', id: row.project_id });
  if (row.service_request_id !== null) live.announce({ kind: 'request-changed', id: row.service_request_id });
}
