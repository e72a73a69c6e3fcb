import type { Trade } from '../../configurator/answers.ts';
import type { NumberRange } from '../../estimates/price-book/price-book.ts';
import type { PricedWork } from '../../estimates/price.ts';
import { minutesOfWeeks } from '../../projects/time/planned-time.ts';
import type { Currency, MoneyRange } from '../../money.ts';
import type { TaxDocumentKind } from '../../tax-documents/tax-document.ts';
import { type FrozenRate, euroRateOf, inEuroCents } from './euro-rate.ts';

/** The estimate that a request came with, as it was computed then, by which version of the price book. */
export type GivenEstimate = {
  currency: Currency;
  total: MoneyRange;
  priceBookVersion: number;
  weeks: NumberRange;
  trade: Trade | null;
  work: PricedWork;
};

/** Base of issued documents of one kind, without tax, in minor units; advances that were taken off are added again. */
export type IssuedSum = { kind: TaxDocumentKind; currency: Currency; net: number };

/** Minutes that were noted for the projects of a request, and whether all of these are completed. */
export type NotedTime = { minutes: number; isFinal: boolean };

/** An accepted quote with what its request was estimated at and what was invoiced for it. */
export type AcceptedQuote = FrozenRate & {
  id: string;
  number: string;
  request: { id: string; number: number };
  /** What is paid once, with the chosen options, without tax, in minor units. */
  net: number;
  issued: readonly IssuedSum[];
  /** It changes the scope of a project that a quote before it has begun. */
  isChange: boolean;
  /** Of its request; null where nothing was noted. */
  time: NotedTime | null;
  estimate: GivenEstimate;
};

/** What one request was estimated, quoted and invoiced at (H8), in euro cents without tax and without monthly lines. */
export type EstimatedProject = {
  request: { id: string; number: number };
  /** The accepted quotes that answer it; their sums are added up. */
  quotes: { id: string; number: string }[];
  /** What was ordered later, as changes of scope: none of the estimate, and part of the invoices. */
  changes: { id: string; number: string }[];
  trade: Trade | null;
  work: PricedWork;
  priceBookVersion: number;
  /** Currency of the estimate, and what one euro is taken for in it, in millionths. */
  currency: Currency;
  euroRate: number;
  /** The middle of the estimate's range. */
  estimated: number;
  quoted: number;
  /** Invoices less credit notes; null until there is an invoice for each of its quotes and changes. */
  invoiced: number | null;
  /** The middle of the estimated weeks of work, and what was noted, changes included, in minutes; null where nothing was noted. */
  time: { estimated: number; noted: number; isFinal: boolean } | null;
};

/**
 * The projects behind accepted quotes, in the order of the first quote of each. Estimate, quote and invoices of one currency are turned
 * into euro by the same frozen rate, so that a rate that has moved is no error of the estimate. A change of scope was not estimated: it is no part of what was
 * quoted, but of what was invoiced. What was sold for nothing is left out.
 */
export function estimatedProjects(quotes: readonly AcceptedQuote[]): EstimatedProject[] {
  const byRequest = Map.groupBy(quotes, ({ request }) => request.id);
  return [...byRequest.values()].flatMap((own) => {
    const project = projectOf(own);
    return project && project.quoted > 0 && project.estimated > 0 ? [project] : [];
  });
}

function projectOf(accepted: readonly AcceptedQuote[]): EstimatedProject | null {
  const quotes = accepted.filter(({ isChange }) => !isChange);
  const [first] = quotes;
  if (!first) return null;
  const { currency, total, weeks, ...estimate } = first.estimate;
  const euroRate = euroRateOf(currency, quotes.find((quote) => quote.currency === currency) ?? first);
  const invoiced = accepted.map(invoicedOf);
  const named = (own: readonly AcceptedQuote[]) => own.map(({ id, number }) => ({ id, number }));
  return {
    ...estimate,
    request: first.request,
    quotes: named(quotes),
    changes: named(accepted.filter(({ isChange }) => isChange)),
    currency,
    euroRate,
    estimated: middleInEuro(total, euroRate),
    quoted: sumOf(quotes.map((quote) => inEuroCents(quote.net, euroRateOf(quote.currency, quote)))),
    invoiced: invoiced.every((sum) => sum !== null) ? sumOf(invoiced) : null,
    time: first.time && {
      estimated: minutesOfWeeks(weeks.minimum + weeks.maximum) / 2,
      noted: first.time.minutes,
      isFinal: first.time.isFinal,
    },
  };
}

/** The middle of a range in euro cents, rounded once. */
export const middleInEuro = ({ minimum, maximum }: MoneyRange, euroRate: number): number =>
  inEuroCents(minimum + maximum, 2 * euroRate);

/** What was invoiced for a quote in euro cents; null where nothing was, or all was given back. Advances and corrections ask for nothing. */
function invoicedOf({ issued, ...quote }: AcceptedQuote): number | null {
  const signs: Partial<Record<TaxDocumentKind, number>> = { invoice: 1, credit_note: -1 };
  const sum = sumOf(
    issued.map(({ kind, currency, net }) => (signs[kind] ?? 0) * inEuroCents(net, euroRateOf(currency, quote))),
  );
  return sum > 0 ? sum : null;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
