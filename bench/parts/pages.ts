import path from 'node:path';
import type { Load, Measured } from '../load.ts';
import { counterMark, getRequest } from '../load-protocol.ts';
import { type Part, amount, milliseconds, share } from '../report.ts';
import { saveAnswer } from '../saved-answer.ts';
import { type ServerProcess, startProcess } from '../server-process.ts';
import { median, spreadOf } from '../statistics.ts';

/** Everything that the parts with load need. */
export type Bench = { product: ServerProcess; load: Load; core: number | undefined; folder: string };

type Comparison = { name: string; key: string; headers: Record<string, string>; ownHosts: boolean; rounds: number };

const connections = 32;
const roundMs = 900;
const warmUpMs = 3000;

const comparisons: readonly Comparison[] = [
  { name: 'cached, br', key: 'cachedBr', headers: { 'accept-encoding': 'br' }, ownHosts: false, rounds: 7 },
  { name: 'cached, uncompressed', key: 'cachedIdentity', headers: {}, ownHosts: false, rounds: 5 },
  { name: 'rendered each time, br', key: 'rendered', headers: { 'accept-encoding': 'br' }, ownHosts: true, rounds: 5 },
];

/** The home page out of the cache and newly rendered, against node:http sending the same bytes and headers. */
export async function measurePages(bench: Bench): Promise<Part> {
  const rows: [string, string][] = [];
  const figures: Record<string, number> = {};
  for (const comparison of comparisons) {
    const { product, bare } = await compare(bench, comparison);
    const ratio = spreadOf(product.map((round, index) => round.perSecond / (bare[index]?.perSecond ?? Number.NaN)));
    const ratioOfWork = median(product.map((round, index) => workOf(bare[index]) / workOf(round)));
    figures[comparison.key] = ratio.median;
    figures[`${comparison.key}PerSecond`] = median(product.map((round) => round.perSecond));
    figures[`${comparison.key}ByProcessorTime`] = ratioOfWork;
    rows.push([comparison.name, share(ratio)], ['  by processor time', share(spreadOf([ratioOfWork]))]);
    rows.push([
      '  a second',
      `${perSecond(product)} of ${perSecond(bare)}, half within ${milliseconds(median(product.map((round) => round.p50Ms)))}`,
    ]);
    rows.push([
      '  busy',
      `server ${busy(product)}, bare ${busy(bare)}, load ${amount(median(bare.map((round) => round.busy)))} of a core`,
    ]);
  }
  return { title: `Home page against bare node:http, ${connections} connections`, rows, figures };
}

type Rounds = { product: Measured[]; bare: Measured[] };

/** Interleaved, so that what else the machine does falls on both; every second pair in reverse order. */
async function compare({ product, load, core, folder }: Bench, comparison: Comparison): Promise<Rounds> {
  const host = comparison.ownHosts ? `h${counterMark}.example` : `127.0.0.1:${product.port}`;
  const request = getRequest('/', { host, ...comparison.headers });
  const warmUp = { request, connections, durationMs: warmUpMs };
  await load.measure(product, warmUp);
  const file = path.join(folder, `${comparison.key}.json`);
  await saveAnswer(product.origin, { ...comparison.headers, ...(!comparison.ownHosts && { host }) }, file);
  const bare = await startProcess({ command: ['bench/bare-server.ts', file], core });
  await load.measure(bare, warmUp);
  const rounds: Rounds = { product: [], bare: [] };
  for (let round = 0; round < comparison.rounds; round += 1) {
    const order = round % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const);
    for (const side of order) {
      const server = side === 'bare' ? bare : product;
      rounds[side].push(await load.measure(server, { request, connections, durationMs: roundMs }));
    }
  }
  await bare.stop();
  return rounds;
}

/** Processor time for one answer: what others do on the machine falls out. */
function workOf(round: Measured | undefined): number {
  return round?.serverBusy ? round.serverBusy / round.perSecond : Number.NaN;
}

const perSecond = (rounds: readonly Measured[]) => amount(median(rounds.map((round) => round.perSecond)));
const busy = (rounds: readonly Measured[]) => amount(median(rounds.map((round) => round.serverBusy ?? Number.NaN)));
