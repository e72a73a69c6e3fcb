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
  { name: 'reading 100 kB of hostile text', figure: 'hostileTextMs', limit: 50, kind: 'at most', show: milliseconds },
  { name: 'ready after the start', figure: 'readyMs', limit: 1000, kind: 'at most', show: milliseconds },
  {
    name: 'resident memory after the benchmark',
    figure: 'residentAfterwards',
    limit: 150 * 2 ** 20,
    kind: 'at most',
    show: megabytes,
  },
  { name: 'JavaScript of the home page', figure: 'homeScripts', limit: 105_000, kind: 'at most', show: kilobytes },
  {
    name: 'JavaScript that the configurator adds',
    figure: 'configuratorScripts',
    limit: 60_000,
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
];

/** The verdict on each budget, with how far off a missed one is. */
export function judge(figures: Readonly<Record<string, number>>): Part {
  return {
    title: 'Budgets',
    rows: budgets.map((budget) => [budget.name, verdict(budget, figures[budget.figure])]),
    figures: {},
  };
}

function verdict({ limit, kind, show }: Budget, value: number | undefined): string {
  const promise = `${kind} ${show(limit)}`;
  if (value === undefined || !Number.isFinite(value)) return `not measured (${promise})`;
  const isMet = kind === 'at least' ? value >= limit : value <= limit;
  return isMet
    ? `met: ${show(value)} (${promise})`
    : `MISSED by ${show(Math.abs(value - limit))}: ${show(value)} (${promise})`;
}
