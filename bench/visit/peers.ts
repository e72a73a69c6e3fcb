import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium } from '#tests/support/browser/chromium.ts';
import { earlierChoice } from '#tests/support/browser/running-site.ts';
import { getRequest } from '../load-protocol.ts';
import { type Measured, openLoad } from '../load.ts';
import { type PeerName, buildPeers, readHomePage, startPeer } from '../peer-sites.ts';
import type { Cores } from '../pinning.ts';
import { residentBytes } from '../process-figures.ts';
import { type Part, amount, kilobytes, megabytes, milliseconds } from '../report.ts';
import { type ServerProcess, startProduct } from '../server-process.ts';
import { median } from '../statistics.ts';
import { type DocumentCost, readDocument } from './read-document.ts';
import { smallPhone } from './slow-phone.ts';

const rounds = 5;
const connections = 32;
const roundMs = 900;
const warmUpMs = 1500;

type SideName = 'Plumbline' | PeerName;
type Side = { name: SideName; server: ServerProcess; costs: DocumentCost[]; loads: Measured[]; residentBytes: number };

/**
 * The home page beside pages of the same content by Astro and Next.js: what a visitor's phone and the server spend. The first run installs
 * their packages.
 */
export async function measurePeers(dataDir: string, cores: Cores): Promise<Part> {
  const browser = await playwright.launch(chromium());
  const core = cores?.server;
  const product = await startProduct({ dataDir, core });
  const folders = await buildPeers(await readHomePage(browser, product.origin));
  const sides: Side[] = [newSide('Plumbline', product)];
  for (const name of ['Astro', 'Next.js'] as const)
    sides.push(newSide(name, await startPeer(name, folders[name], core)));
  await byTurns(sides, async ({ server, costs }) => void costs.push(await visitOnce(browser, server)));
  await browser.close();
  const load = openLoad(cores?.load);
  for (const { server } of sides) await load.measure(server, { ...task(server), durationMs: warmUpMs });
  await byTurns(sides, async ({ server, loads }) => void loads.push(await load.measure(server, task(server))));
  load.close();
  for (const side of sides) side.residentBytes = residentBytes(side.server.pid) ?? Number.NaN;
  for (const { server } of sides) await server.stop();
  return {
    title: `The home page by ${sides.map(({ name }) => name).join(', ')}: processor four times slower, medians of ${rounds}`,
    rows: rowsOf(sides),
    figures: Object.fromEntries(sides.flatMap(figuresOf)),
  };
}

/** Interleaved, so that what else the machine does falls on all; every second round in reverse order. */
async function byTurns(sides: readonly Side[], measure: (side: Side) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await measure(side);
}

const newSide = (name: SideName, server: ServerProcess): Side => ({
  name,
  server,
  costs: [],
  loads: [],
  residentBytes: Number.NaN,
});

async function visitOnce(browser: Browser, { origin }: ServerProcess): Promise<DocumentCost> {
  const context = await browser.newContext({ ...smallPhone, locale: 'sk-SK', serviceWorkers: 'block' });
  await context.addCookies([earlierChoice(origin)]);
  const cost = await readDocument(context, origin);
  await context.close();
  return cost;
}

/** Uncompressed, so that no server pays for compressing each answer. */
const task = ({ port }: ServerProcess) => ({
  request: getRequest('/', { host: `127.0.0.1:${port}` }),
  connections,
  durationMs: roundMs,
});

const costOf = ({ costs }: Side, figure: keyof DocumentCost): number => median(costs.map((each) => each[figure]));

/** Requests a second for each core that the server has used. */
const perCore = ({ loads }: Side): number =>
  median(loads.map(({ perSecond, serverBusy }) => perSecond / (serverBusy ?? Number.NaN)));

function rowsOf(sides: readonly Side[]): [string, string][] {
  const row = (title: string, read: (side: Side) => string): [string, string] => [title, sides.map(read).join(' · ')];
  return [
    row('HTML, brotli', (side) => kilobytes(costOf(side, 'htmlBytes'))),
    row('JavaScript, inline scripts included, brotli', (side) => kilobytes(costOf(side, 'scriptBytes'))),
    row('style sheets beside the document, brotli', (side) => kilobytes(costOf(side, 'styleBytes'))),
    row('largest contentful paint', (side) => milliseconds(costOf(side, 'largestPaintMs'))),
    row('blocking time', (side) => milliseconds(costOf(side, 'blockingMs'))),
    row('requests a second for each core used', (side) => amount(perCore(side))),
    row('resident memory afterwards', (side) => megabytes(side.residentBytes)),
  ];
}

function figuresOf(side: Side): [string, number][] {
  return [
    [`peerScripts ${side.name}`, costOf(side, 'scriptBytes')],
    [`peerPaintMs ${side.name}`, costOf(side, 'largestPaintMs')],
    [`peerBlockingMs ${side.name}`, costOf(side, 'blockingMs')],
    [`peerRequests ${side.name}`, perCore(side)],
    [`peerResident ${side.name}`, side.residentBytes],
  ];
}
