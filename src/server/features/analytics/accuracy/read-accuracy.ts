import type { AccuracyOfEstimates } from '#contract/analytics/accuracy.ts';
import {
  type AcceptedQuote,
  type GivenEstimate,
  type IssuedSum,
  type NotedTime,
  estimatedProjects,
} from '#domain/analytics/accuracy/estimated-project.ts';
import { lastDays, longestPeriod } from '#domain/analytics/periods.ts';
import { dayOf, startOfDay } from '#domain/days.ts';
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts';
import { homeCurrency } from '#domain/settings/quote-settings.ts';
import { readPriceBook } from '#server/features/estimates/price-book-store.ts';
import type { Services } from '#server/services.ts';
import { storedAnswers } from '#server/stored/answers.ts';
import { storedEstimate } from '#server/stored/estimate.ts';
import { storedSignedSums } from '#server/stored/quotes/signed-sums.ts';
import { type AcceptedQuoteRow, readAcceptedQuotes, readIssuedSums, readNotedTimes } from './accuracy-store.ts';

/** An agency that sends more finds its newest ones here. */
const maxQuotes = 500;

/** Reads what the projects of the last three years were estimated, quoted and invoiced at, and the price book in force (H8). */
export async function readAccuracy({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<AccuracyOfEstimates> {
  const since = startOfDay(lastDays(dayOf(clock(), 'sk'), longestPeriod).from, 'sk');
  const [rows, priceBook] = await Promise.all([
    readAcceptedQuotes(db, { since, limit: maxQuotes + 1 }),
    readPriceBook(db),
  ]);
  const shown = rows.slice(0, maxQuotes);
  const issued = Map.groupBy(
    await readIssuedSums(
      db,
      shown.map(({ id }) => id),
    ),
    ({ quoteId }) => quoteId,
  );
  const times = await readNotedTimes(
    db,
    shown.map(({ request_id: request }) => request),
  );
  const quotes = shown.flatMap((row) =>
    acceptedQuoteOf(row, { issued: issued.get(row.id) ?? [], time: times.get(row.request_id) ?? null }),
  );
  return { projects: estimatedProjects(quotes), isMore: rows.length > maxQuotes, priceBook };
}

type Known = { issued: readonly IssuedSum[]; time: NotedTime | null };

/** None where its request came without an estimate, or the answers have lost what the price hung on. */
function acceptedQuoteOf(row: AcceptedQuoteRow, known: Known): AcceptedQuote[] {
  const estimate = givenEstimateOf(row);
  if (estimate === null) return [];
  const { number_year: year, number_sequence: sequence, version_number: version } = row;
  return [
    {
      ...signedSumOf(row),
      id: row.id,
      number: year === null || sequence === null ? '' : formatQuoteNumber({ year, sequence, version }),
      request: { id: row.request_id, number: row.request_number },
      homeCurrency: homeCurrency(),
      ...known,
      isChange: row.project_id !== null,
      estimate,
    },
  ];
}

/** With the chosen options; of what is not optional where there is no signature. */
function signedSumOf({ id, signed, currency, net_minor: net }: AcceptedQuoteRow) {
  if (signed === null) return { currency, exchangeRate: null, net };
  const { quote, totals } = storedSignedSums.read(signed, `quote_signatures ${id}`);
  return { ...quote, net: totals.once.net };
}

function givenEstimateOf(row: AcceptedQuoteRow): GivenEstimate | null {
  const { answers, estimate_currency: currency, minimum_minor: minimum, maximum_minor: maximum } = row;
  const { price_book_version: priceBookVersion } = row;
  if (answers === null || currency === null || minimum === null || maximum === null || priceBookVersion === null) {
    return null;
  }
  if (row.result === null) return null;
  const read = storedAnswers.read(answers, `estimates ${row.estimate_id}`);
  const { serviceType, size, timeline, trade } = read;
  if (serviceType === null) return null;
  const features = read.mode === 'detailed' ? read.features : [];
  return {
    currency,
    total: { minimum, maximum },
    priceBookVersion,
    weeks: storedEstimate.read(row.result, `estimates ${row.estimate_id}`).weeks,
    trade,
    work: { serviceType, size, features, timeline },
  };
}
