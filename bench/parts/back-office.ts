import { getAnalytics, getDashboard } from '#contract/analytics/analytics.ts';
import { countServiceRequests, listServiceRequests } from '#contract/service-requests/service-requests.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import type { PortalFilled } from '#tests/support/people/portal-rows.ts';
import type { Load } from '../load.ts';
import { counterMark, getRequest, postRequest } from '../load-protocol.ts';
import { type Part, amount, milliseconds } from '../report.ts';
import { processorMs } from '../process-figures.ts';
import type { ServerProcess } from '../server-process.ts';
import { percentile } from '../statistics.ts';
import { takeSignedProof } from '../visitor.ts';

const rounds = 8;
/** A ratio above this is measured for longer, on both sides: rounds on PostgreSQL differ by a fifth on a quiet machine. */
const clearRatio = 1.1;
const roundsInDoubt = 32;
/** What else the machine does lengthens rounds and never shortens them: of each side the calmest quarter counts. */
const calmest = 0.25;
const roundMs = 350;
const warmUpMs = 250;

/** A server with few rows or with very many, and the cookie of somebody of the agency who is signed in. */
export type Side = {
  server: ServerProcess;
  cookie: string;
  requests: number;
  quotes: number;
  documents: number;
  portal?: PortalFilled | undefined;
};
export type Sides = { name: string; small: Side; large: Side; load: Load };

export type Question = {
  name: string;
  path: string;
  /** Cookie of somebody else who asks than the agency. */
  cookie?: string;
  /** What is posted, once each time; without it the path is read. */
  posted?: object | string;
  /** Measured as well, though nothing is promised of it. */
  isFurther?: true;
};

export const further = (question: Question): Question => ({ ...question, isFurther: true });

const list = (name: string, filter: RequestFilter): Question => ({
  name,
  path: `${listServiceRequests.path}?${new URLSearchParams(filter as Record<string, string>).toString()}`,
});

/** Every filter, order and kind of search of the list, its counts and the figures, as the screens ask for them. */
const questions: readonly Question[] = [
  list('list', {}),
  list('view: mine', { view: 'mine' }),
  list('view: unassigned', { view: 'unassigned' }),
  list('view: archived', { view: 'archived' }),
  list('view: everything', { view: 'everything' }),
  list('status: new', { status: 'new' }),
  list('status: in_progress', { status: 'in_progress' }),
  list('status: completed, everything', { status: 'completed', view: 'everything' }),
  list('priority: high', { priority: 'high' }),
  list('service: web-app', { service: 'web-app' }),
  list('language: da', { language: 'da' }),
  list('source: contact', { source: 'contact' }),
  list('waiting: us', { waiting: 'us' }),
  list('unread', { unread: '1' }),
  list('overdue', { overdue: '1' }),
  list('days', { view: 'everything', from: '2026-01-01', to: '2026-03-31' }),
  further(list('two filters', { status: 'responded', language: 'cs' })),
  further(list('three filters', { service: 'website', source: 'configurator', priority: 'low' })),
  list('oldest first', { sort: 'oldest' }),
  list('last activity', { sort: 'activity' }),
  list('due first', { sort: 'due' }),
  list('search: family name', { search: 'Nováková' }),
  list('search: family name, everything', { search: 'Nováková', view: 'everything' }),
  list('search: two words', { search: 'jana nov', view: 'everything' }),
  further(list('search: three frequent words', { search: 'maliar kosice horvath', view: 'everything' })),
  list('search: number', { search: '1500', view: 'everything' }),
  list('search: part of an address', { search: 'stepankova@', view: 'everything' }),
  list('search: name in an address', { search: 'zaneta.stepankova', view: 'everything' }),
  further(list('search: two frequent words in an address', { search: 'strechy-brno', view: 'everything' })),
  list('search: beginning of a word', { search: 'zel', view: 'everything' }),
  list('search: nothing found', { search: 'qqqqqq', view: 'everything' }),
  further({ name: 'counts', path: countServiceRequests.path }),
  further({ name: 'counts of a filter', path: `${countServiceRequests.path}?status=completed&view=everything` }),
  further({ name: 'counts of a search', path: `${countServiceRequests.path}?search=novak&view=everything` }),
  { name: 'dashboard', path: getDashboard.path },
  further({ name: 'analytics, 30 days', path: getAnalytics.path }),
  further({ name: 'analytics, a year', path: `${getAnalytics.path}?from=2025-11-22&to=2026-11-21` }),
];

type Answered = {
  name: string;
  small: number;
  large: number;
  ratio: number;
  /** Ratio of the processor time that the server takes for an answer; NaN where the system does not tell. */
  ownRatio: number;
  isFurther: boolean;
};

/** How much longer what the back office asks takes among very many requests: the 95th percentiles, interleaved. */
export function measureBackOffice(sides: Sides): Promise<Part> {
  const { name, small, large } = sides;
  return compareSides(sides, {
    title: `Back office on ${name}: 95th percentile among ${amount(large.requests)} requests against ${amount(small.requests)}`,
    questions,
    figure: `backOffice ${name}`,
  });
}

type Subject = { title: string; questions: readonly Question[]; figure: string };

/**
 * Asks both sides the same questions; the figure is the ratio of the slowest that something is promised of. Where the database is within
 * the server, as SQLite, it is the smaller one of clock and processor time: what takes longer among many rows lengthens both, other programs
 * the clock alone, and what a server does every hour its processor time alone.
 */
export async function compareSides(
  { name: engine, small, large, load }: Sides,
  { title, questions: asked, figure }: Subject,
): Promise<Part> {
  const answered: Answered[] = [];
  for (const question of asked) answered.push(await ask(question, { small, large, load }));
  const promised = answered.filter(({ isFurther }) => !isFurther);
  const judged = ({ ratio, ownRatio }: Answered) =>
    engine === 'SQLite' && !Number.isNaN(ownRatio) ? Math.min(ratio, ownRatio) : ratio;
  const worst = Math.max(...promised.map(judged));
  return {
    title,
    rows: answered.map((each) => [
      each.isFurther ? `(${each.name})` : each.name,
      `${amount(each.ratio)} (${milliseconds(each.large)} against ${milliseconds(each.small)})${own(each)}`,
    ]),
    figures: { [figure]: worst },
  };
}

const own = ({ ownRatio }: Answered) => (Number.isNaN(ownRatio) ? '' : `, ${amount(ownRatio)} by processor time`);

async function ask(question: Question, { small, large, load }: Omit<Sides, 'name'>): Promise<Answered> {
  const measured = { small: noneYet(), large: noneYet() };
  const requests = { small: await requestOf(question, small), large: await requestOf(question, large) };
  const measure = (name: 'small' | 'large', durationMs: number) =>
    load.measure({ small, large }[name].server, { request: requests[name], connections: 1, durationMs });
  for (const name of ['small', 'large'] as const) await measure(name, warmUpMs);
  const play = async (from: number, to: number) => {
    for (let round = from; round < to; round += 1) {
      const order = round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
      for (const name of order) {
        const side = { small, large }[name];
        const before = processorMs(side.server.pid);
        const { p95Ms, answers } = await measure(name, roundMs);
        const used = (processorMs(side.server.pid) ?? Number.NaN) - (before ?? Number.NaN);
        const { p95s, usedMs, answered } = measured[name];
        measured[name] = { p95s: [...p95s, p95Ms], usedMs: usedMs + used, answered: answered + answers };
      }
    }
  };
  await play(0, rounds);
  if (!question.isFurther && calmMs(measured.large) / calmMs(measured.small) > clearRatio)
    await play(rounds, roundsInDoubt);
  const [smallMs, largeMs] = [calmMs(measured.small), calmMs(measured.large)];
  const [smallOwn, largeOwn] = [ownMsOf(measured.small), ownMsOf(measured.large)];
  const { name, isFurther = false } = question;
  return { name, isFurther, small: smallMs, large: largeMs, ratio: largeMs / smallMs, ownRatio: largeOwn / smallOwn };
}

async function requestOf({ path, posted, cookie }: Question, side: Side): Promise<string> {
  const who = cookie ?? side.cookie;
  if (posted === undefined) return getRequest(path, { cookie: who });
  const headers = { ...(await takeSignedProof(side.server, who)), 'idempotency-key': `benchmark-${counterMark}` };
  return postRequest(path, headers, posted);
}

/** Of one side: the 95th percentile of each round, and the server's processor time of all its answers. */
type Measured = { p95s: readonly number[]; usedMs: number; answered: number };
const noneYet = (): Measured => ({ p95s: [], usedMs: 0, answered: 0 });
const calmMs = ({ p95s }: Measured): number => percentile(p95s, calmest);
const ownMsOf = ({ usedMs, answered }: Measured): number => usedMs / answered;
