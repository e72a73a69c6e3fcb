import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import { type DatabaseLocation, openDatabase } from '#server/database/open-database.ts';
import { seedPriceBook } from '#server/database/seeds.ts';
import type { InsertJob, InsertResult, InsertTask } from '../bare-insert-protocol.ts';
import { readInsertTemplate } from '../insert-template.ts';
import type { Measured } from '../load.ts';
import { type MeasuringChild, startMeasuringChild } from '../measuring-child.ts';
import { untilIdle } from '../process-figures.ts';
import { type Part, amount, milliseconds, share } from '../report.ts';
import { median, spreadOf } from '../statistics.ts';
import { submission } from '../visitor.ts';
import type { Bench } from './pages.ts';

const rounds = 5;
const roundMs = 800;

export type SubmissionBench = Bench & {
  /** Where the product keeps its data, and an empty place on the same engine. */
  database: { name: string; product: DatabaseLocation; bare: DatabaseLocation };
};

type Bare = MeasuringChild<InsertTask, InsertResult>;
type Rounds = { product: Measured[]; bare: InsertResult[] };

/** Submitting over HTTP, with all its checks, against a transaction that only inserts the same rows. */
export async function measureSubmissions(bench: SubmissionBench): Promise<Part> {
  const { name } = bench.database;
  const request = await submission(bench.product);
  await bench.load.measure(bench.product, { request, connections: 1, durationMs: 1000 });
  await untilIdle(bench.product.pid);
  const bare = await startBare(bench);
  await bare.run({ connections: 1, durationMs: 500 });
  const alone = await compare(bench, bare, { request, connections: 1 });
  const crowd = await compare(bench, bare, { request, connections: 8 });
  bare.close();
  const ratio = ratioOf(alone);
  const middle = (rows: readonly { p50Ms: number; p95Ms: number }[], figure: 'p50Ms' | 'p95Ms') =>
    milliseconds(median(rows.map((row) => row[figure])));
  const latency = (rows: readonly { p50Ms: number; p95Ms: number }[]) =>
    `half within ${middle(rows, 'p50Ms')}, 95 % within ${middle(rows, 'p95Ms')}`;
  return {
    title: `Submissions on ${name} against bare INSERTs of the same rows`,
    rows: [
      ['one visitor', share(ratio)],
      ['  a second', `${perSecond(alone.product)} of ${perSecond(alone.bare.map(asMeasured))}`],
      ['  submission', latency(alone.product)],
      ['  bare transaction', latency(alone.bare)],
      ['eight at once', share(ratioOf(crowd))],
      ['  a second', `${perSecond(crowd.product)} of ${perSecond(crowd.bare.map(asMeasured))}`],
      ['  submission', latency(crowd.product)],
    ],
    figures: {
      [`submission ${name}`]: ratio.median,
      [`submissionsPerSecond ${name}`]: median(crowd.product.map((round) => round.perSecond)),
      [`submissionP50Ms ${name}`]: median(alone.product.map((round) => round.p50Ms)),
      [`submissionP95Ms ${name}`]: median(alone.product.map((round) => round.p95Ms)),
    },
  };
}

/** Prepares the empty database as the product does, and the process that fills it. */
async function startBare({ folder, core, database }: SubmissionBench): Promise<Bare> {
  const { db, close } = await openDatabase(database.bare);
  await seedPriceBook(db, { content: firstPriceBook, createdAt: Date.now() });
  await close();
  const inserts = await readInsertTemplate(database.product);
  const { databaseUrl, dataDir } = database.bare;
  const target: InsertJob['database'] =
    databaseUrl === undefined
      ? { kind: 'sqlite', file: path.join(dataDir, 'plumbline.sqlite') }
      : { kind: 'postgres', url: databaseUrl };
  const file = path.join(folder, `insert-${target.kind}.json`);
  writeFileSync(file, JSON.stringify({ inserts, database: target } satisfies InsertJob));
  return startMeasuringChild(['bare-insert.ts', file], core);
}

/** Interleaved; before each round the product has delivered the mails of the one before. */
async function compare(
  { product, load }: Bench,
  bare: Bare,
  { request, connections }: { request: string; connections: number },
): Promise<Rounds> {
  const results: Rounds = { product: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    results.product.push(await load.measure(product, { request, connections, durationMs: roundMs }));
    await untilIdle(product.pid);
    results.bare.push(await bare.run({ connections, durationMs: roundMs }));
  }
  return results;
}

const asMeasured = ({ transactions }: InsertResult) => ({ perSecond: (transactions / roundMs) * 1000 });

function ratioOf({ product, bare }: Rounds) {
  const bareRates = bare.map(asMeasured);
  return spreadOf(product.map((round, index) => round.perSecond / (bareRates[index]?.perSecond ?? Number.NaN)));
}

const perSecond = (rows: readonly { perSecond: number }[]) => amount(median(rows.map((row) => row.perSecond)));
