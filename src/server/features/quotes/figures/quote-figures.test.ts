import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type QuoteFigures, getAnalytics, getDashboard } from '#contract/analytics/analytics.ts';
import { countQuotes } from '#contract/quotes/quote-list.ts';
import { trades } from '#domain/configurator/answers.ts';
import { languages } from '#domain/languages.ts';
import {
  type Occurrences,
  decidedStatuses,
  medianOf,
  offeredStatuses,
  waitingStatuses,
} from '#domain/quotes/quote-figures.ts';
import { statusAt } from '#domain/quotes/validity.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { done, openOffice, storeRequests } from '#tests/support/people/office.ts';
import { anyQuote } from '#tests/support/quotes/quote-model.ts';
import { type StoredQuote, storeQuotes } from '#tests/support/quotes/stored-quotes.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const hour = 3_600_000;

const standing = ({ row }: StoredQuote) =>
  statusAt({ status: row.status, validUntil: row.valid_until, language: row.language }, startTime);

const sumOf = (quotes: readonly StoredQuote[]) => ({
  quotes: quotes.length,
  valueEur: quotes.reduce((sum, { row }) => sum + row.value_eur_minor, 0),
});

/** The same figures counted from the quotes themselves. */
function figuresOf(quotes: readonly StoredQuote[]): Omit<QuoteFigures, 'answerMs'> {
  return {
    sent: sumOf(quotes),
    accepted: sumOf(quotes.filter((quote) => standing(quote) === 'accepted')),
    decided: quotes.filter((quote) => decidedStatuses.includes(standing(quote))).length,
  };
}

function answersOf(quotes: readonly StoredQuote[]): Occurrences[] {
  return quotes.flatMap(({ row: { answered_at: answered, sent_at: sent } }) =>
    answered === null || sent === null ? [] : [{ figure: Math.floor((answered - sent) / hour) * hour, count: 1 }],
  );
}

testOnEachEngine('G8 figures of quotes are those of the quotes themselves', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const requests = await storeRequests(
    app,
    requestServices.map((service, index) => ({ service, trade: index === 0 ? null : (trades[index] ?? 'custom') })),
  );
  const any = fc.tuple(anyQuote([null, ...requests.map(({ id }) => id)]), fc.option(fc.nat(90), { nil: null }));
  const stored = await storeQuotes(
    app,
    fc.sample(any, { numRuns: 150, seed: 5 }).map(([quote, hours]) => ({
      ...quote,
      ...(hours !== null && typeof quote.sentAt === 'number' && { answeredAt: quote.sentAt + hours * hour + 7 }),
    })),
  );
  const offered = stored.filter((quote) => offeredStatuses.includes(standing(quote)));
  // Sent one to five days before today; the period has the last three.
  const isNow = ({ row }: StoredQuote) => (row.sent_at ?? 0) >= startTime - 2.5 * 24 * hour;
  const [now, before] = [offered.filter(isNow), offered.filter((quote) => !isNow(quote))];
  const { quotes } = done(await browser.get(`${getAnalytics.path}?from=2026-11-19&to=2026-11-21`), getAnalytics);
  assert.ok(now.length > 20 && before.length > 20);
  assert.deepEqual(quotes.now, { ...figuresOf(now), answerMs: medianOf(answersOf(now)) });
  assert.deepEqual(quotes.before, { ...figuresOf(before), answerMs: medianOf(answersOf(before)) });
  assert.deepEqual(quotes.open, sumOf(offered.filter((quote) => waitingStatuses.includes(standing(quote)))));
  assert.deepEqual(quotes.parts, {
    byService: [...requestServices, null].map((name) => ({
      name,
      ...figuresOf(now.filter(({ request }) => (request?.service ?? null) === name)),
    })),
    byTrade: [...trades, null].map((name) => ({
      name,
      ...figuresOf(now.filter(({ request }) => (request?.trade ?? null) === name)),
    })),
    byLanguage: languages.map((name) => ({ name, ...figuresOf(now.filter(({ row }) => row.language === name)) })),
  });
  // The addresses that figures lead to list as many quotes as the figures say.
  const countOf = async (query: string) =>
    done(await browser.get(`${countQuotes.path}?${query}`), countQuotes).matching.count;
  const period = 'sentFrom=2026-11-19&sentTo=2026-11-21';
  assert.equal(await countOf(`${period}&status=${offeredStatuses.join(',')}`), quotes.now.sent.quotes);
  assert.equal(await countOf(`${period}&status=${decidedStatuses.join(',')}`), quotes.now.decided);
  assert.equal(await countOf(`status=${waitingStatuses.join(',')}`), quotes.open.quotes);
  assert.equal(
    await countOf(`${period}&status=accepted&service=website`),
    quotes.parts.byService.find(({ name }) => name === 'website')?.accepted.quotes,
  );
});

testOnEachEngine('G1 G8 without quotes every figure of them is 0', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const none = { quotes: 0, valueEur: 0 };
  const figures = { sent: none, accepted: none, decided: 0, answerMs: null };
  const { quotes } = done(await browser.get(getDashboard.path), getDashboard);
  assert.deepEqual(quotes, { now: figures, before: figures, open: none });
});
