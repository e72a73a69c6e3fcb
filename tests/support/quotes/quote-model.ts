import fc from 'fast-check';
import { trades } from '#domain/configurator/answers.ts';
import { dayOf } from '#domain/days.ts';
import { languages } from '#domain/languages.ts';
import { valuesIn } from '#domain/listed-values.ts';
import { currencies } from '#domain/money.ts';
import { parseQuoteNumber } from '#domain/quotes/quote-number.ts';
import { type QuoteFilter, listedQuoteParts, quoteOrders, usualOrder } from '#domain/quotes/quote-filter.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { statusAt } from '#domain/quotes/validity.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { searchTerms } from '#domain/service-requests/request-search.ts';
import type { StoredQuote, WantedQuote } from './stored-quotes.ts';
import { startTime } from '#tests/support/test-app.ts';

/* The list of quotes said without a database, and quotes and filters of all kinds to compare it with. */

const day = 86_400_000;
const titles = ['Nový web', 'Web pre strechy 2026', 'E-shop: okná', 'Ærø tag', 'Údržba webu', 'Okná 7'];
const buyers = [
  { name: 'Anna Kováčová', company: 'Kováč, s. r. o.', email: 'anna@kovac.example' },
  { name: 'Bo Jensen', company: '', email: 'bo@tag.example' },
  { name: '', company: '', email: '' },
];
const searches = [
  'web',
  'okna',
  'kovac ann',
  'AERO',
  '2026',
  '7',
  '42',
  '2026-0007',
  '2025-0003-R2',
  'jensen web',
  'x',
  '%',
  'anna@kovac.example',
];

/** Quotes of all kinds, many of them alike in what they are sorted by. */
export function anyQuote(requestIds: readonly (string | null)[]): fc.Arbitrary<WantedQuote> {
  const at = (days: number) => startTime + days * day;
  return fc
    .record({
      status: fc.constantFrom(...quoteStatuses),
      language: fc.constantFrom(...languages),
      currency: fc.constantFrom(...currencies),
      title: fc.constantFrom(...titles),
      buyer: fc.constantFrom(...buyers),
      isLatest: fc.boolean(),
      version: fc.integer({ min: 1, max: 3 }),
      number: fc.record({ year: fc.constantFrom(2025, 2026), isDrawn: fc.boolean() }),
      validFor: fc.integer({ min: -3, max: 3 }),
      sentFor: fc.integer({ min: 1, max: 5 }),
      seenFor: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      price: fc.constantFrom(0, 10_000, 10_000, 250_000),
      updatedFor: fc.integer({ min: 0, max: 4 }),
      requestId: fc.constantFrom(...requestIds),
    })
    .map(({ validFor, sentFor, seenFor, updatedFor, status, number, ...rest }) => ({
      ...rest,
      status,
      number: status === 'draft' && !number.isDrawn ? null : number.year,
      validUntil: status === 'draft' && validFor > 1 ? '' : dayOf(at(validFor), 'sk'),
      sentAt: status === 'draft' ? null : at(-sentFor),
      lastViewedAt: status === 'draft' || seenFor === null ? null : at(-seenFor),
      updatedAt: at(-updatedFor),
    }));
}

const someOf = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(values.length, 4) }).map((chosen) => chosen.join(','));

type Known = { requestIds: readonly string[]; customerIds: readonly string[] };

/** Filters of any parts together. */
export function anyQuoteFilter({ requestIds, customerIds }: Known): fc.Arbitrary<QuoteFilter> {
  const sent = fc.integer({ min: 0, max: 6 }).map((days) => dayOf(startTime - days * day, 'sk'));
  return fc.record(
    {
      search: fc.constantFrom(...searches),
      status: someOf(quoteStatuses),
      language: someOf(languages),
      currency: someOf(currencies),
      service: someOf(requestServices),
      trade: someOf(trades),
      sentFrom: sent,
      sentTo: sent,
      customerId: fc.constantFrom(...customerIds),
      requestId: fc.constantFrom(...requestIds),
      order: fc.constantFrom(...quoteOrders),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    },
    { requiredKeys: [] },
  );
}

/** Every part of a filter alone, in every order. */
export function singleQuoteFilters({ requestIds, customerIds }: Known): QuoteFilter[] {
  const parts: { [Part in keyof QuoteFilter]: readonly (string | undefined)[] } = {
    search: [...searches, '', ' , '],
    status: [...quoteStatuses, 'sent,viewed', 'expired,draft'],
    language: [...languages, 'sk,da'],
    currency: [...currencies, 'EUR,DKK'],
    service: requestServices,
    trade: trades,
    sentFrom: [dayOf(startTime - 2 * day, 'sk')],
    sentTo: [dayOf(startTime - 3 * day, 'sk')],
    customerId: customerIds,
    requestId: requestIds,
    order: quoteOrders,
    direction: ['ascending', 'descending'],
  };
  const alone = Object.entries(parts).flatMap(([part, values]) => values.map((value) => ({ [part]: value })));
  const orders = quoteOrders.flatMap((order) => [
    { order, direction: 'ascending' } as const,
    { order, status: 'sent,viewed' },
  ]);
  return [{}, ...alone, ...orders];
}

/** Whether a quote is what a filter leaves. */
export function matchesQuote(quote: StoredQuote, filter: QuoteFilter): boolean {
  const { row, request } = quote;
  const status = statusAt({ status: row.status, validUntil: row.valid_until, language: row.language }, startTime);
  const own = {
    status,
    language: row.language,
    currency: row.currency,
    service: request?.service,
    trade: request?.trade,
  };
  const isAny = (part: (typeof listedQuoteParts)[number]) =>
    filter[part] === undefined || valuesIn(filter[part]).includes(own[part] ?? '');
  const sentOn = row.sent_at === null ? null : dayOf(row.sent_at, 'sk');
  return [
    filter.status !== undefined || row.is_latest === 1,
    listedQuoteParts.every(isAny),
    filter.sentFrom === undefined || (sentOn !== null && sentOn >= filter.sentFrom),
    filter.sentTo === undefined || (sentOn !== null && sentOn <= filter.sentTo),
    filter.customerId === undefined || row.customer_id === filter.customerId,
    filter.requestId === undefined || row.service_request_id === filter.requestId,
    !filter.search?.trim() || isFoundBy(quote, filter.search),
  ].every(Boolean);
}

function isFoundBy({ row }: StoredQuote, search: string): boolean {
  const number = parseQuoteNumber(search);
  if (number && row.number_year === number.year && row.number_sequence === number.sequence) return true;
  const words = [...row.search_text.split(' '), String(row.number_year), String(row.number_sequence)];
  const terms = searchTerms(number ? `${number.year} ${number.sequence}` : search);
  return (
    terms.length > 0 &&
    terms.every(({ word, isWhole }) => words.some((each) => (isWhole ? each === word : each.startsWith(word))))
  );
}

const endless = 9_000_000_000_000_000;

/** The ids of quotes in an order of the list. */
export function quotesInOrder(quotes: readonly StoredQuote[], filter: QuoteFilter): string[] {
  const { order = usualOrder(filter), direction } = filter;
  const keys = quotes.map(({ row }) => {
    const key = {
      updated: row.updated_at,
      sent: row.sent_at ?? 0,
      number: row.number_year === null ? 0 : row.number_year * 1e9 + (row.number_sequence ?? 0),
      value: row.value_eur_minor,
      validity: row.expires_at ?? endless,
      seen: row.last_viewed_at ?? 0,
    }[order];
    return { key, id: row.id };
  });
  const ascending = keys.toSorted((one, other) => one.key - other.key || (one.id < other.id ? -1 : 1));
  return (direction === 'ascending' ? ascending : ascending.toReversed()).map(({ id }) => id);
}
