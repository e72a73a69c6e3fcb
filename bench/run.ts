// `npm run bench`: everything that is measured, one after another, on this machine and the loopback interface alone.
// `--json FILE` also writes the figures; `--only pages,starts` runs some parts. `--only back-office` measures the back
// office among `--requests` (1 000 000 on PostgreSQL, a tenth of it on SQLite), for which it fills databases for minutes.
// `--only quote-list` measures the list of quotes among `--quotes` (100 000), `--only tax-documents` the lists of tax documents and of
// requests for money among `--documents` (100 000), `--only visit` measures visits in a browser, `--only threads,home,streams` a thread of
// 20 000 messages, the home of a customer with 200 projects and 1 000 open streams, `--only faults` kills programs,
// `--only kills --kills 100 --seed 1` a server under all kinds of writes on each engine, `--only instances` two in turn, `--only deploy --from FOLDER`
// replaces two of an earlier release, `--only public-pages` reads pages on a slow processor, `--only lighthouse` judges them (`--pages home,faq`,
// `--languages sk,da`, `--runs 5`, `--score 99`, `--slowdown 2`, `--beside 1` narrow both), `--only peers` compares the home page. `--only hour --minutes 60`
// loads servers among `--filled` requests (100 000) as people do, for 3 minutes unless named, on each engine or on `--engine SQLite`. Ends with 1 where a measured
// budget was missed.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { createPostgresDatabase } from '#tests/support/database/postgres.ts';
import { isAnyMissed, judge } from './budgets.ts';
import { enginesOf, killingOptions, killingParts } from './kills/killing-parts.ts';
import { openLoad } from './load.ts';
import { type Sides, measureBackOffice } from './parts/back-office.ts';
import { measureBankImport } from './parts/bank-import.ts';
import { measureDocuments } from './parts/documents.ts';
import { measureFaults } from './parts/faults.ts';
import { measureEstimates } from './parts/estimates.ts';
import { measureHostileText } from './parts/hostile-text.ts';
import { askedOf, measureHour } from './parts/hour.ts';
import { measureLogins } from './parts/logins.ts';
import { measureMoneyLists } from './parts/money-lists.ts';
import { type Bench, measurePages } from './parts/pages.ts';
import { measurePortalHome } from './parts/portal-home.ts';
import { measureQuoteList } from './parts/quote-list.ts';
import { measureQuoteSaves } from './parts/quote-saves.ts';
import { measureQuoteDocuments } from './parts/quote-documents.ts';
import { measureRendering } from './parts/rendering.ts';
import { measureScripts } from './parts/scripts.ts';
import { measureStarts } from './parts/starts.ts';
import { measureStreams } from './parts/streams.ts';
import { measureSubmissions } from './parts/submissions.ts';
import { measureThreads } from './parts/threads.ts';
import { measureInteractions } from './parts/visit-interactions.ts';
import { measureLoads } from './parts/visit-loads.ts';
import { measureOffice } from './parts/visit-office.ts';
import { measureQuickMode } from './parts/visit-quick-mode.ts';
import { measureSigning } from './parts/visit-signing.ts';
import { findCores } from './pinning.ts';
import { residentBytes, settledBytes, untilAlone } from './process-figures.ts';
import { type Part, megabytes, printPart } from './report.ts';
import { type Filled, startSeeded } from './seeded-server.ts';
import { startProduct, temporaryFolder } from './server-process.ts';
import { visitOptions, visitParts } from './visit/visit-parts.ts';

/** The drawing process ends by itself after 20 s without a document. */
const drawingEndsWithinMs = 25_000;

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    requests: { type: 'string', default: '1000000' },
    quotes: { type: 'string', default: '100000' },
    documents: { type: 'string', default: '100000' },
    filled: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '3' },
    ...killingOptions,
    ...visitOptions,
  },
});
const figures: Record<string, number> = {};
/** Of a database that is filled with other things than requests, quotes and documents. */
const nothing = { requests: 1, quotes: 0, documents: 0 };
const begun = performance.now();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const { folder, remove } = temporaryFolder();
process.once('exit', remove);
const cores = findCores();
console.log(
  cores
    ? `Server on core ${cores.server}, load on core ${cores.load} of ${availableParallelism()}; medians.`
    : 'Processes are not tied to cores here, so the ratios are rougher; medians.',
);

await onSqlite();
await run('postgres', onPostgres);
await run('logins', onLogins);
await run('starts', measureStarts);
if (isWanted('quotes')) await onQuotes();
await onBankImports();
await run('estimates', async () => measureEstimates());
await run('hostile-text', async () => measureHostileText());
await run('quote-documents', measureQuoteDocuments);
await run('rendering', measureRendering);
await run('scripts', async () => measureScripts());
if (isNamed('visit'))
  for (const measure of [measureLoads, measureOffice, measureQuickMode, measureSigning, measureInteractions])
    await run('visit', measure);
for (const [name, measure] of visitParts(folder, values, cores)) if (isNamed(name)) await run(name, measure);
if (isNamed('faults')) await run('faults', measureFaults);
for (const [name, measure] of killingParts(folder, values)) if (isNamed(name)) await run(name, measure);
if (isNamed('back-office')) await inBackOffice(Number(values.requests));
if (isNamed('quote-list')) await amongQuotes(Number(values.quotes));
if (isNamed('tax-documents')) await amongDocuments(Number(values.documents));
if (isNamed('threads')) await inThreads();
if (isNamed('home')) await amongProjects();
if (isNamed('streams')) await withStreams();
if (isNamed('hour')) await underLoad({ requests: Number(values.filled), minutes: Number(values.minutes) });
printPart(judge(figures));
console.log(`\n${Math.round((performance.now() - begun) / 1000)} s in all.`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
// The cluster's pool of connections would keep the process for a while.
process.exit(isAnyMissed(figures) ? 1 : 0);

/** Whether a part is asked for by its name, as those that take minutes must be. */
function isNamed(name: string): boolean {
  return values.only?.split(',').includes(name) ?? false;
}

function isWanted(name: string): boolean {
  return values.only === undefined || isNamed(name);
}

async function run(name: string, measure: () => Promise<Part>): Promise<void> {
  if (!isWanted(name)) return;
  const part = await measure();
  Object.assign(figures, part.figures);
  printPart(part);
}

/** One server bears all load, so that its memory afterwards is that of a server that has done everything. */
async function onSqlite(): Promise<void> {
  if (!['pages', 'submissions', 'documents'].some(isWanted)) return;
  const product = { dataDir: path.join(folder, 'product') };
  const bare = { dataDir: path.join(folder, 'bare') };
  const server = await startProduct({ ...product, core: cores?.server });
  const load = openLoad(cores?.load);
  const bench: Bench = { product: server, load, core: cores?.server, folder };
  const memory: [name: string, bytes: number | null][] = [['after the start', residentBytes(server.pid)]];
  const note = (when: string) => void memory.push([when, residentBytes(server.pid)]);
  await run('pages', () => measurePages(bench));
  note('after the pages');
  await run('submissions', () => measureSubmissions({ ...bench, database: { name: 'SQLite', product, bare } }));
  note('after the submissions');
  await run('documents', () => measureDocuments(bench));
  note('after the PDFs, with the drawing process');
  await untilAlone(server.pid, drawingEndsWithinMs);
  note('after everything');
  if (isWanted('memory')) memory.push(['after some seconds of rest', await settledBytes(server.pid)]);
  load.close();
  await server.stop();
  await run('memory', async () => memoryPart(memory));
}

/** A server with little and one with very much, asked by turns. */
async function bySides(
  name: 'SQLite' | 'PostgreSQL',
  [little, much]: readonly [Filled, Filled],
  measure: (sides: Sides) => Promise<Part>,
): Promise<Part> {
  const core = cores?.server;
  const small = await startSeeded(await newPlace(name), { ...little, core });
  const large = await startSeeded(await newPlace(name), { ...much, core });
  const load = openLoad(cores?.load);
  const part = await measure({ name, small, large, load });
  load.close();
  await Promise.all([small.server.stop(), large.server.stop()]);
  return part;
}

/** On both engines: a thousand requests and very many. */
async function inBackOffice(requests: number): Promise<void> {
  for (const [name, many] of [
    ['SQLite', Math.ceil(requests / 10)],
    ['PostgreSQL', requests],
  ] as const) {
    const filled = [
      { requests: 1000, quotes: 0, documents: 0 },
      { requests: many, quotes: 0, documents: 0 },
    ] as const;
    await run('back-office', () => bySides(name, filled, measureBackOffice));
  }
}

/** On both engines: a thousand quotes and very many, each of a request of its own. */
async function amongQuotes(quotes: number): Promise<void> {
  for (const name of ['SQLite', 'PostgreSQL'] as const) {
    const filled = [
      { requests: 1000, quotes: 1000, documents: 0 },
      { requests: quotes, quotes, documents: 0 },
    ] as const;
    await run('quote-list', () => bySides(name, filled, measureQuoteList));
  }
}

/** On both engines: a thousand tax documents with their requests for money and very many, of a thousand customers. */
async function amongDocuments(documents: number): Promise<void> {
  for (const name of ['SQLite', 'PostgreSQL'] as const) {
    const filled = [
      { requests: 1000, quotes: 0, documents: 1000 },
      { requests: 1000, quotes: 0, documents },
    ] as const;
    await run('tax-documents', () => bySides(name, filled, measureMoneyLists));
  }
}

/** On both engines: a thread of 200 messages and one of 20 000. */
async function inThreads(): Promise<void> {
  const filled = (messages: number) => ({ ...nothing, portal: { projects: 2, messages, listeners: 0 } });
  for (const name of ['SQLite', 'PostgreSQL'] as const)
    await run('threads', () => bySides(name, [filled(200), filled(20_000)], measureThreads));
}

/** On both engines: a customer with two projects and one with 200, whose pages show equally much. */
async function amongProjects(): Promise<void> {
  const filled = (projects: number) => ({ ...nothing, portal: { projects, messages: 20, listeners: 0 } });
  for (const name of ['SQLite', 'PostgreSQL'] as const)
    await run('home', () => bySides(name, [filled(2), filled(200)], measurePortalHome));
}

/** On both engines: 1 000 people who have the portal open. */
async function withStreams(): Promise<void> {
  const portal = { projects: 2, messages: 20, listeners: 1_000 };
  for (const name of ['SQLite', 'PostgreSQL'] as const) {
    const side = await startSeeded(await newPlace(name), { requests: 1, portal, core: cores?.server });
    await run('streams', () => measureStreams(name, side, cores?.load));
    await side.server.stop();
  }
}

/** One server on SQLite, and two on PostgreSQL, which share the load. */
async function underLoad({ requests, minutes }: { requests: number; minutes: number }): Promise<void> {
  for (const name of enginesOf(values.engine)) {
    const place = await newPlace(name);
    const side = await startSeeded(place, { requests, core: cores?.server });
    const others = name === 'SQLite' ? [] : [await startProduct({ ...place, core: cores?.server })];
    await run('hour', () => measureHour(name, askedOf(side, others), minutes));
    for (const server of [side.server, ...others]) await server.stop();
  }
}

/** On both engines: a draft that is saved again and again, as while somebody types. */
async function onQuotes(): Promise<void> {
  for (const name of ['SQLite', 'PostgreSQL'] as const) {
    const side = await startSeeded(await newPlace(name), { requests: 1, core: cores?.server });
    await run('quotes', () => measureQuoteSaves(name, side));
    await side.server.stop();
  }
}

/** On both engines: a bank file among very many open requests for money. */
async function onBankImports(): Promise<void> {
  for (const name of ['SQLite', 'PostgreSQL'] as const) {
    await run('bank-import', async () => measureBankImport(name, await newPlace(name)));
  }
}

async function newPlace(engine: 'SQLite' | 'PostgreSQL'): Promise<DatabaseLocation> {
  const dataDir = mkdtempSync(path.join(folder, 'back-office-'));
  return engine === 'SQLite' ? { dataDir } : { dataDir, databaseUrl: (await createPostgresDatabase()).url };
}

async function onLogins(): Promise<Part> {
  const load = openLoad(cores?.load);
  const part = await measureLogins({ load, core: cores?.server, folder });
  load.close();
  return part;
}

function memoryPart(memory: readonly [name: string, bytes: number | null][]): Part {
  const known = memory.map(([name, bytes]) => [name, bytes ?? Number.NaN] as const);
  return {
    title: 'Resident memory of the server, all its threads and processes',
    rows: known.map(([name, bytes]) => [name, megabytes(bytes)]),
    figures: { residentAtStart: known.at(0)?.[1] ?? Number.NaN, residentAfterwards: known.at(-1)?.[1] ?? Number.NaN },
  };
}

async function onPostgres(): Promise<Part> {
  const [product, bare] = await Promise.all([createPostgresDatabase(), createPostgresDatabase()]);
  const dataDir = path.join(folder, 'postgres');
  mkdirSync(dataDir);
  const server = await startProduct({ dataDir, databaseUrl: product.url, core: cores?.server });
  const load = openLoad(cores?.load);
  const part = await measureSubmissions({
    product: server,
    load,
    core: cores?.server,
    folder,
    database: {
      name: 'PostgreSQL',
      product: { dataDir, databaseUrl: product.url },
      bare: { dataDir, databaseUrl: bare.url },
    },
  });
  load.close();
  await server.stop();
  return part;
}
