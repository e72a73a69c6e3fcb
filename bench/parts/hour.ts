import { getDashboard } from '#contract/analytics/analytics.ts';
import { createEstimate, estimatePdfPath } from '#contract/estimates.ts';
import { countServiceRequests, listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { ownResidentBytes } from '../process-figures.ts';
import { type Part, amount, megabytes, milliseconds } from '../report.ts';
import type { ServerProcess } from '../server-process.ts';
import { median, percentile } from '../statistics.ts';
import { submissionCall, takeProof } from '../visitor.ts';
import type { Side } from './back-office.ts';

/** How often the memory is looked at (ms). */
const lookEveryMs = 2000;
/** What a page of the site in another language or another question of the office is, one after another. */
const pages = (['home', 'services', 'privacy', 'about', 'faq', 'contact', 'configurator', 'terms'] as const).flatMap(
  (screen) => languages.map((language) => `${pathOf(screen, language)}?lng=${language}`),
);
const questions = [
  '',
  '?view=everything&status=completed',
  '?view=everything&search=Nov%C3%A1kov%C3%A1',
  '?view=everything&search=jana+nov',
  '?sort=activity',
  '?language=da',
].map((query) => `${listServiceRequests.path}${query}`);

/** A kind of person: how many there are, how long each waits between two calls (ms, on average), and what they ask for. */
type Kind = { name: string; people: number; waitMs: number; ask: (server: Asked, turn: number) => Promise<Response> };
type Asked = { server: ServerProcess; cookie: string };

const get = ({ server }: Asked, path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, { headers, redirect: 'manual' });
const at = <Each>(list: readonly Each[], turn: number): Each => list[turn % list.length] as Each;

/** What people do on a busy day, at the same time. */
const kinds: readonly Kind[] = [
  { name: 'public page', people: 30, waitMs: 1000, ask: (asked, turn) => get(asked, at(pages, turn)) },
  { name: 'submission', people: 4, waitMs: 4000, ask: submit },
  {
    name: 'list and search of the office',
    people: 6,
    waitMs: 1500,
    ask: (asked, turn) => ofOffice(asked, at(questions, turn)),
  },
  { name: 'dashboard and counts', people: 2, waitMs: 3000, ask: (asked, turn) => ofOffice(asked, at(overviews, turn)) },
  { name: 'estimate with its PDF', people: 1, waitMs: 20_000, ask: drawEstimate },
];
const overviews = [getDashboard.path, countServiceRequests.path];

const ofOffice = (asked: Asked, path: string) => get(asked, path, { cookie: asked.cookie });

async function submit(asked: Asked): Promise<Response> {
  const { path, headers, body } = await submissionCall(asked.server, crypto.randomUUID());
  return fetch(`${asked.server.origin}${path}`, { method: 'POST', headers, body });
}

async function drawEstimate(asked: Asked): Promise<Response> {
  const headers = { ...(await takeProof(asked.server)), 'content-type': 'application/json' };
  const body = JSON.stringify({ language: 'sk', answers: sampleAnswers });
  const key = { 'idempotency-key': `hour-${crypto.randomUUID()}` };
  const made = await fetch(`${asked.server.origin}${createEstimate.path}`, {
    method: 'POST',
    headers: { ...headers, ...key },
    body,
  });
  if (!made.ok) return made;
  const { id } = createEstimate.output.parse(await made.json());
  return get(asked, estimatePdfPath.replace(':id', id));
}

/** What became of the calls of one kind. */
type Heard = { ms: number[]; failures: string[] };

/**
 * Mixed load on one server or several that share a database, for so many minutes: calls that failed, 99th percentiles by the clock, and the
 * resident memory of each server alone, whether it stays flat included. Half of the time is for warming up.
 */
export async function measureHour(name: string, servers: readonly [Asked, ...Asked[]], minutes: number): Promise<Part> {
  const end = performance.now() + minutes * 60_000;
  const heard = new Map<string, Heard>(kinds.map((kind) => [kind.name, { ms: [], failures: [] }]));
  const memory: number[] = [];
  const people = kinds.flatMap((kind) =>
    Array.from({ length: kind.people }, (_, index) => live(kind, { servers, index, end }, heard.get(kind.name))),
  );
  await Promise.all([...people, watch(servers, end, memory)]);
  const half = memory.slice(Math.floor(memory.length / 2));
  const quarter = Math.floor(half.length / 2);
  const [before, after] = [median(half.slice(0, quarter)), median(half.slice(quarter))];
  const calls = [...heard.values()].reduce((sum, { ms }) => sum + ms.length, 0);
  const failures = [...heard.values()].flatMap((each) => each.failures);
  return {
    title: `Mixed load for ${amount(minutes)} minutes on ${name}`,
    rows: [
      ['calls, of them failed', `${amount(calls)}, ${failures.length}`],
      ...[...new Set(failures)].slice(0, 5).map((each): [string, string] => ['  failed', each]),
      ...[...heard].map(([kind, { ms }]): [string, string] => [
        kind,
        `${ms.length} calls, half within ${milliseconds(median(ms))}, 99 % within ${milliseconds(percentile(ms, 0.99))}`,
      ]),
      [
        'resident memory at first, in the third and in the last quarter',
        [memory[0] ?? Number.NaN, before, after].map(megabytes).join(', '),
      ],
      ['largest resident memory of a server', megabytes(Math.max(...memory))],
    ],
    figures: {
      [`hourFailures ${name}`]: failures.length,
      [`hourResident ${name}`]: Math.max(...memory),
      [`hourGrowth ${name}`]: after / before,
      [`hourPageP99Ms ${name}`]: percentile(heard.get('public page')?.ms ?? [], 0.99),
    },
  };
}

type Life = { servers: readonly Asked[]; index: number; end: number };

/** One person asks, waits and asks again until the end, of one server after another. */
async function live({ ask, waitMs }: Kind, { servers, index, end }: Life, heard: Heard | undefined): Promise<void> {
  await pause(waitMs * Math.random());
  for (let turn = index * 7; performance.now() < end; turn += 1) {
    const begun = performance.now();
    const outcome = await ask(at(servers, turn), turn).then(
      async (answer) => (
        await answer.arrayBuffer(),
        answer.ok ? null : `${answer.status} of ${new URL(answer.url).pathname}`
      ),
      (error: unknown) => String(error),
    );
    heard?.ms.push(performance.now() - begun);
    if (outcome !== null) heard?.failures.push(outcome);
    await pause(waitMs * (0.5 + Math.random()));
  }
}

/** Notes the resident memory of the largest server again and again. */
async function watch(servers: readonly Asked[], end: number, memory: number[]): Promise<void> {
  while (performance.now() < end) {
    memory.push(Math.max(...servers.map(({ server }) => ownResidentBytes(server.pid) ?? Number.NaN)));
    await pause(lookEveryMs);
  }
}

/** The servers of a place: the one that was filled, and others on the same database. */
export const askedOf = (side: Side, others: readonly ServerProcess[]): [Asked, ...Asked[]] => [
  { server: side.server, cookie: side.cookie },
  ...others.map((server) => ({ server, cookie: side.cookie })),
];
