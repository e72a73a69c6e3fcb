import type { Part } from './report.ts';
import { amount, kilobytes, megabytes, milliseconds, percent } from './report.ts';

type Budget = {
  name: string;
  /** Name of the figure that it limits. */
  figure: string;
  limit: number;
  /** Whether the figure must reach the limit or stay within it. */
  kind: 'at least' | 'at most';
  show: (value: number) => string;
};

/** What the product promises itself. */
const budgets: readonly Budget[] = [
  { name: 'cached page, br, against bare node:http', figure: 'cachedBr', limit: 0.75, kind: 'at least', show: percent },
  {
    name: 'cached page, uncompressed, against bare node:http',
    figure: 'cachedIdentity',
    limit: 0.75,
    kind: 'at least',
    show: percent,
  },
  { name: 'first PDF after the start', figure: 'firstPdfMs', limit: 1000, kind: 'at most', show: milliseconds },
  { name: 'PDF of a quote with 200 lines', figure: 'quotePdfMs', limit: 1000, kind: 'at most', show: milliseconds },
  { name: 'reading 100 kB of hostile text', figure: 'hostileTextMs', limit: 50, kind: 'at most', show: milliseconds },
  { name: 'tests of killed programs that failed', figure: 'faultsFailed', limit: 0, kind: 'at most', show: amount },
  ...onBothEngines('writes lost, doubled, broken or never acknowledged under SIGKILLs', 'K4', (engine) => ({
    figure: `killFaults ${engine}`,
    limit: 0,
    show: amount,
  })),
  {
    name: 'the same on two servers killed in turn (K2, K4)',
    figure: 'instanceFaults',
    limit: 0,
    kind: 'at most',
    show: amount,
  },
  {
    name: 'calls without an answer and faults while a release is replaced (K7)',
    figure: 'deployFaults',
    limit: 0,
    kind: 'at most',
    show: amount,
  },
  { name: 'ready after the start', figure: 'readyMs', limit: 1000, kind: 'at most', show: milliseconds },
  {
    name: 'resident memory after the benchmark',
    figure: 'residentAfterwards',
    limit: 150 * 2 ** 20,
    kind: 'at most',
    show: megabytes,
  },
  { name: 'submission against bare INSERTs', figure: 'submission SQLite', limit: 0.3, kind: 'at least', show: percent },
  { name: 'JavaScript of the home page', figure: 'homeScripts', limit: 8_000, kind: 'at most', show: kilobytes },
  {
    name: 'JavaScript that the configurator adds',
    figure: 'configuratorScripts',
    limit: 155_000,
    kind: 'at most',
    show: kilobytes,
  },
  {
    name: 'back office on SQLite among 100 times the requests',
    figure: 'backOffice SQLite',
    limit: 2.5,
    kind: 'at most',
    show: amount,
  },
  {
    name: 'back office on PostgreSQL among 1,000 times the requests',
    figure: 'backOffice PostgreSQL',
    limit: 1.5,
    kind: 'at most',
    show: amount,
  },
  {
    name: 'half of the saves of 200 lines on SQLite (H2)',
    figure: 'quoteSaveMs SQLite',
    limit: 60,
    kind: 'at most',
    show: milliseconds,
  },
  {
    name: 'half of the saves of 200 lines on PostgreSQL (H2)',
    figure: 'quoteSaveMs PostgreSQL',
    limit: 60,
    kind: 'at most',
    show: milliseconds,
  },
  {
    name: 'bank file of 10,000 entries read (H9)',
    figure: 'bankFileReadMs',
    limit: 2000,
    kind: 'at most',
    show: milliseconds,
  },
  {
    name: '10,000 entries matched among 50,000 requests on SQLite (H9)',
    figure: 'bankMatchMs SQLite',
    limit: 1000,
    kind: 'at most',
    show: milliseconds,
  },
  {
    name: '10,000 entries matched among 50,000 requests on PostgreSQL (H9)',
    figure: 'bankMatchMs PostgreSQL',
    limit: 1000,
    kind: 'at most',
    show: milliseconds,
  },
  { name: 'totals of 200 lines (H2)', figure: 'quoteTotalsMs', limit: 2, kind: 'at most', show: milliseconds },
  {
    name: 'list of quotes on SQLite among 100,000 against 1,000 (H2)',
    figure: 'quoteList SQLite',
    limit: 1.5,
    kind: 'at most',
    show: amount,
  },
  {
    name: 'list of quotes on PostgreSQL among 100,000 against 1,000 (H2)',
    figure: 'quoteList PostgreSQL',
    limit: 1.2,
    kind: 'at most',
    show: amount,
  },
  {
    name: 'lists of documents and requests for money on SQLite among 100,000 against 1,000 (H11)',
    figure: 'moneyLists SQLite',
    limit: 1.5,
    kind: 'at most',
    show: amount,
  },
  {
    name: 'lists of documents and requests for money on PostgreSQL among 100,000 against 1,000 (H11)',
    figure: 'moneyLists PostgreSQL',
    limit: 1.2,
    kind: 'at most',
    show: amount,
  },
  ...onBothEngines('thread of 20,000 messages against one of 200', 'I2', (engine) => ({
    figure: `threads ${engine}`,
    limit: engine === 'SQLite' ? 1.5 : 1.2,
    show: amount,
  })),
  ...onBothEngines('home of a customer with 200 projects against one with 2', 'I3', (engine) => ({
    figure: `portalHome ${engine}`,
    limit: engine === 'SQLite' ? 1.5 : 1.2,
    show: amount,
  })),
  ...onBothEngines('growth of resident memory by 1,000 open streams', 'I2', (engine) => ({
    figure: `streamsGrowth ${engine}`,
    limit: 64 * 2 ** 20,
    show: megabytes,
  })),
  ...onBothEngines('an event heard by 1,000 streams, 95 of 100', 'I2', (engine) => ({
    figure: `streamP95Ms ${engine}`,
    limit: 1000,
    show: milliseconds,
  })),
  ...onBothEngines('events that 1,000 streams lost or heard twice', 'I2', (engine) => ({
    figure: `streamFaults ${engine}`,
    limit: 0,
    show: amount,
  })),
  ...onBothEngines('calls that failed under mixed load', 'K5', (engine) => ({
    figure: `hourFailures ${engine}`,
    limit: 0,
    show: amount,
  })),
  ...onBothEngines('resident memory under mixed load, without the drawing process', 'K5', (engine) => ({
    figure: `hourResident ${engine}`,
    limit: 220 * 2 ** 20,
    show: megabytes,
  })),
  ...onBothEngines('resident memory in the last quarter against the third', 'K5', (engine) => ({
    figure: `hourGrowth ${engine}`,
    limit: 1.05,
    show: amount,
  })),
  {
    name: 'interaction to next paint, 95 of 100, by processor time (C1)',
    figure: 'interactionCostMs',
    limit: 100,
    kind: 'at most',
    show: milliseconds,
  },
  {
    name: 'interaction to next paint, 95 of 100, by the clock (C1)',
    figure: 'interactionWaitMs',
    limit: 100,
    kind: 'at most',
    show: milliseconds,
  },
  {
    name: 'quick mode on a slow phone, slowest language (C1)',
    figure: 'quickModeMs',
    limit: 60_000,
    kind: 'at most',
    show: milliseconds,
  },
  {
    name: 'a quote signed on a slow phone, slowest language (H5)',
    figure: 'signingMs',
    limit: 60_000,
    kind: 'at most',
    show: milliseconds,
  },
  {
    name: 'largest contentful paint on a slow phone (A1)',
    figure: 'largestPaintMs',
    limit: 2500,
    kind: 'at most',
    show: milliseconds,
  },
  { name: 'JavaScript of a page to read', figure: 'readScripts', limit: 8_000, kind: 'at most', show: kilobytes },
  { name: 'blocking time of a page to read', figure: 'readBlockingMs', limit: 50, kind: 'at most', show: milliseconds },
  { name: 'largest paint of a page to read', figure: 'readPaintMs', limit: 1000, kind: 'at most', show: milliseconds },
  {
    name: 'pages below the score of Lighthouse that is asked for',
    figure: 'lighthouseShort',
    limit: 0,
    kind: 'at most',
    show: amount,
  },
  { name: 'layout shift of a page to read', figure: 'readShift', limit: 0.01, kind: 'at most', show: amount },
  { name: 'first press at once', figure: 'firstPressMs', limit: 50, kind: 'at most', show: milliseconds },
  {
    name: 'first press in the configurator at once',
    figure: 'firstAnswerMs',
    limit: 100,
    kind: 'at most',
    show: milliseconds,
  },
  {
    name: 'half of the frames while 10,000 rows scroll (G10)',
    figure: 'officeFrameMs',
    limit: 50,
    kind: 'at most',
    show: milliseconds,
  },
  {
    name: 'new request shown in an open list (K2)',
    figure: 'arrivalMs',
    limit: 1000,
    kind: 'at most',
    show: milliseconds,
  },
];

type EngineName = 'SQLite' | 'PostgreSQL';

/** A budget of each engine of its own, at most so much. */
function onBothEngines(
  what: string,
  row: string,
  budgetOf: (engine: EngineName) => Pick<Budget, 'figure' | 'limit' | 'show'>,
): Budget[] {
  return (['SQLite', 'PostgreSQL'] as const).map((engine) => ({
    name: `${what} on ${engine} (${row})`,
    kind: 'at most',
    ...budgetOf(engine),
  }));
}

type Figures = Readonly<Record<string, number>>;

/** The verdict on each budget, with how far off a missed one is. */
export function judge(figures: Figures): Part {
  return {
    title: 'Budgets',
    rows: budgets.map((budget) => [budget.name, verdict(budget, figures[budget.figure])]),
    figures: {},
  };
}

/** Whether a budget was measured and missed. */
export const isAnyMissed = (figures: Figures): boolean =>
  budgets.some((budget) => {
    const value = figures[budget.figure];
    return isMeasured(value) && !isMet(budget, value);
  });

function verdict(budget: Budget, value: number | undefined): string {
  const { limit, kind, show } = budget;
  const promise = `${kind} ${show(limit)}`;
  if (!isMeasured(value)) return `not measured (${promise})`;
  return isMet(budget, value)
    ? `met: ${show(value)} (${promise})`
    : `MISSED by ${show(Math.abs(value - limit))}: ${show(value)} (${promise})`;
}

const isMeasured = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);

const isMet = ({ limit, kind }: Budget, value: number) => (kind === 'at least' ? value >= limit : value <= limit);
