import type { Period } from '#domain/analytics/periods.ts';
import type { Language } from '#domain/languages.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { pathOf } from '#domain/routes.ts';

/** Which quotes a figure counts: those in some statuses, sent in a period or whenever, and what else narrows the list. */
export type CountedQuotes = {
  statuses: readonly QuoteStatus[];
  period?: Period;
  part?: Readonly<Record<string, string>>;
};

/** Address of the list with the quotes that a figure counts. */
export function quotesAddress({ statuses, period, part = {} }: CountedQuotes, language: Language): string {
  const query = new URLSearchParams({ status: statuses.join(','), ...part });
  if (period) {
    query.set('sentFrom', period.from);
    query.set('sentTo', period.to);
  }
  return `${pathOf('adminQuotes', language)}?${query}`;
}
