import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type AcceptedQuote, estimatedProjects } from './estimated-project.ts';
import { euroRateOf, inEuroCents } from './euro-rate.ts';

const website = { serviceType: 'website', size: 'small', features: [], timeline: null } as const;

/** A quote for 1 200 € whose request was estimated at 800 to 1 200 €, with changes. */
function quoteOf({ estimate, ...changes }: Partial<Omit<AcceptedQuote, 'estimate'>> & { estimate?: object } = {}) {
  return {
    id: 'quote-1',
    number: '2026-0001',
    request: { id: 'request-1', number: 1001 },
    currency: 'EUR',
    exchangeRate: null,
    homeCurrency: 'EUR',
    net: 1200_00,
    issued: [],
    isChange: false,
    time: null,
    estimate: {
      currency: 'EUR',
      total: { minimum: 800_00, maximum: 1200_00 },
      priceBookVersion: 1,
      weeks: { minimum: 2, maximum: 3 },
      trade: 'roofer',
      work: website,
      ...estimate,
    },
    ...changes,
  } satisfies AcceptedQuote as AcceptedQuote;
}

const rate = (millionths: number) => ({ millionths, source: 'ECB', day: '2026-11-20' });
const sumsOf = (...quotes: AcceptedQuote[]) =>
  estimatedProjects(quotes).map(({ estimated, quoted, invoiced }) => [estimated, quoted, invoiced]);

test('H8 the middle of the estimate, the quotes and the invoices of a request stand side by side in euro cents', () => {
  const invoice = { kind: 'invoice', currency: 'EUR', net: 1300_00 } as const;
  const credit = { kind: 'credit_note', currency: 'EUR', net: 100_00 } as const;
  const other = { id: 'quote-2', number: '2026-0002', net: 300_00 };
  const table: [what: string, quotes: AcceptedQuote[], expected: (number | null)[][]][] = [
    ['nothing invoiced yet', [quoteOf()], [[1000_00, 1200_00, null]]],
    ['invoiced', [quoteOf({ issued: [invoice] })], [[1000_00, 1200_00, 1300_00]]],
    ['less a credit note', [quoteOf({ issued: [invoice, credit] })], [[1000_00, 1200_00, 1200_00]]],
    [
      'all given back',
      [quoteOf({ issued: [invoice, { ...invoice, kind: 'credit_note' }] })],
      [[1000_00, 1200_00, null]],
    ],
    [
      'advances and corrections ask for nothing',
      [
        quoteOf({
          issued: [
            { ...invoice, kind: 'advance_tax' },
            { ...invoice, kind: 'correction' },
          ],
        }),
      ],
      [[1000_00, 1200_00, null]],
    ],
    ['two quotes of one request', [quoteOf(), quoteOf(other)], [[1000_00, 1500_00, null]]],
    ['one of two is invoiced', [quoteOf({ issued: [invoice] }), quoteOf(other)], [[1000_00, 1500_00, null]]],
    [
      'both are invoiced',
      [quoteOf({ issued: [invoice] }), quoteOf({ ...other, issued: [{ ...invoice, net: 300_00 }] })],
      [[1000_00, 1500_00, 1600_00]],
    ],
    [
      'a change of scope is no part of what was quoted, and of what was invoiced',
      [quoteOf({ ...other, isChange: true, issued: [{ ...invoice, net: 300_00 }] }), quoteOf({ issued: [invoice] })],
      [[1000_00, 1200_00, 1600_00]],
    ],
    [
      'a change that is not invoiced yet',
      [quoteOf({ issued: [invoice] }), quoteOf({ ...other, isChange: true })],
      [[1000_00, 1200_00, null]],
    ],
    ['a change whose first quote is not among them', [quoteOf({ ...other, isChange: true, issued: [invoice] })], []],
    ['sold for nothing', [quoteOf({ net: 0 })], []],
    ['estimated at nothing', [quoteOf({ estimate: { total: { minimum: 0, maximum: 0 } } })], []],
  ];
  for (const [what, quotes, expected] of table) assert.deepEqual(sumsOf(...quotes), expected, what);
});

test('H8 other currencies count by the rate that the quote froze, else by those of the estimate (spec §9)', () => {
  const crowns = { currency: 'CZK', total: { minimum: 20_000_00, maximum: 30_000_00 } } as const;
  const czech = { currency: 'CZK', net: 25_000_00 } as const;
  const table: [what: string, quote: AcceptedQuote, expected: (number | null)[]][] = [
    ['frozen rate', quoteOf({ ...czech, exchangeRate: rate(25_125_000), estimate: crowns }), [995_02, 995_02, null]],
    ['no rate: 25 Kč', quoteOf({ ...czech, estimate: crowns }), [1000_00, 1000_00, null]],
    ['estimate in euro', quoteOf({ ...czech, exchangeRate: rate(20_000_000) }), [1000_00, 1250_00, null]],
    ['quote in euro', quoteOf({ estimate: crowns }), [1000_00, 1200_00, null]],
    // A rate to another home currency than the euro says nothing about euro.
    [
      'home is no euro',
      quoteOf({ ...czech, currency: 'DKK', net: 745_00, homeCurrency: 'CZK', exchangeRate: rate(300_000) }),
      [1000_00, 100_00, null],
    ],
    [
      'invoice by the quote’s rate',
      quoteOf({
        ...czech,
        exchangeRate: rate(25_125_000),
        estimate: crowns,
        issued: [{ kind: 'invoice', currency: 'CZK', net: 25_125_00 }],
      }),
      [995_02, 995_02, 1000_00],
    ],
  ];
  for (const [what, quote, expected] of table) assert.deepEqual(sumsOf(quote), [expected], what);
});

test('H8 an estimate that was met to the cent has no error, whatever the frozen rate', () => {
  const anyRate = fc.integer({ min: 1_000_000, max: 30_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), anyRate, (amount, millionths) => {
      const [project] = estimatedProjects([
        quoteOf({
          currency: 'DKK',
          net: amount + 1000,
          exchangeRate: rate(millionths),
          estimate: { currency: 'DKK', total: { minimum: amount + 1000, maximum: amount + 1000 } },
        }),
      ]);
      assert.equal(project?.estimated, project?.quoted);
    }),
  );
  const home = { currency: 'EUR', exchangeRate: null, homeCurrency: 'EUR' } as const;
  assert.equal(inEuroCents(74_50, euroRateOf('DKK', home)), 10_00);
});

test('H8 noted time stands beside the middle of the estimated weeks, at forty hours each', () => {
  const time = { minutes: 90 * 60, isFinal: true };
  assert.deepEqual(
    [quoteOf(), quoteOf({ time })].map((quote) => estimatedProjects([quote])[0]?.time),
    [null, { estimated: 100 * 60, noted: 90 * 60, isFinal: true }],
  );
});
