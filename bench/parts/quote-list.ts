import { getAnalytics, getDashboard } from '#contract/analytics/analytics.ts';
import { countQuotes, listQuotes } from '#contract/quotes/quote-list.ts';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { type Part, amount } from '../report.ts';
import { type Question, type Sides, compareSides, further } from './back-office.ts';

const list = (name: string, filter: QuoteFilter): Question => ({
  name,
  path: `${listQuotes.path}?${new URLSearchParams(filter as Record<string, string>).toString()}`,
});

/**
 * Every filter, order and kind of search of the list of quotes, its counts and the figures, as the screens ask for them. Of what something
 * is promised both sides have at least a page, or nothing.
 */
const questions: readonly Question[] = [
  list('list', {}),
  list('by number', { order: 'number' }),
  list('by value', { order: 'value' }),
  list('by validity, what ends first', { order: 'validity', direction: 'ascending' }),
  list('by last view', { order: 'seen' }),
  list('status: accepted, declined', { status: 'accepted,declined' }),
  list('status: accepted, by value', { status: 'accepted', order: 'value' }),
  list('status: expired', { status: 'expired' }),
  list('language: da', { language: 'da' }),
  list('currency: CZK, by value', { currency: 'CZK', order: 'value' }),
  list('days: three months', { sentFrom: '2026-01-01', sentTo: '2026-03-31' }),
  list('two filters', { status: 'accepted', language: 'sk' }),
  list('service', { service: 'website' }),
  list('search: place in the series', { search: '500' }),
  list('search: nothing found', { search: 'qqqqqq' }),
  further(list('search: family name', { search: 'Nováková' })),
  further(list('search: two words', { search: 'jana nov' })),
  further(list('trade', { trade: 'roofer' })),
  // Among 1,000 quotes of three years about twenty wait: less than a page is compared with a whole one.
  further(list('status: sent, viewed', { status: 'sent,viewed' })),
  further(list('two filters that few quotes match', { status: 'accepted', language: 'cs' })),
  further({ name: 'counts', path: countQuotes.path }),
  further({ name: 'dashboard', path: getDashboard.path }),
  further({ name: 'analytics, a year', path: `${getAnalytics.path}?from=2025-11-22&to=2026-11-21` }),
];

/** How much longer the list of quotes takes among very many: the 95th percentiles, interleaved (H2). */
export function measureQuoteList(sides: Sides): Promise<Part> {
  const { name, small, large } = sides;
  return compareSides(sides, {
    title: `List of quotes on ${name}: 95th percentile among ${amount(large.quotes)} quotes against ${amount(small.quotes)}`,
    questions,
    figure: `quoteList ${name}`,
  });
}
