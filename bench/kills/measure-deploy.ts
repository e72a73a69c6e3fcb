import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import { openEventStream } from '#tests/support/servers/event-stream.ts';
import { allWalks } from './all-walks.ts';
import { newLedger, startWalks } from './drive.ts';
import { root } from '../server-process.ts';
import { judge } from './judge.ts';
import { type Site, openSite } from './site.ts';
import type { Step, WalkKind } from './walk.ts';
import { type Part, amount } from '../report.ts';
import { faultsOf, rowsOf } from './measure-kills.ts';

/** How long the load lasts before, between and after the steps of the deploy (ms). */
const calmMs = 8000;

type Wanted = { folder: string; from: string };
type Streams = { opened: number; told: number; broken: number };

/**
 * Two servers of an earlier release on one PostgreSQL are replaced by two of this one while all kinds of writes go on: the first new one
 * migrates, then each old one is told to stop (K7). `from` is the folder of the earlier release, built. Nothing is sent again here: a call
 * that gets no answer is a fault.
 */
export async function measureDeploy({ folder, from }: Wanted): Promise<Part> {
  const site = await openSite('PostgreSQL', { folder, checkout: from });
  await site.start(from);
  const ledger = newLedger();
  const people = await startWalks(site, await walksOf(site.front.origin), ledger);
  const streams: Streams = { opened: 0, told: 0, broken: 0 };
  const listening = listen(site, streams, people.isOver);
  const steps: [string, string][] = [];
  const noted = async (name: string, step: () => Promise<unknown>) => {
    const [begun, before] = [performance.now(), ledger.written.length];
    await step();
    steps.push([
      name,
      `${amount((performance.now() - begun) / 1000)} s, ${ledger.written.length - before} writes meanwhile`,
    ]);
  };
  const [first, second] = site.servers;
  if (!first || !second) throw new Error('The earlier release does not run.');
  await noted('two old servers', () => pause(calmMs));
  await noted('a new one starts and migrates', () => site.start());
  await noted('both releases side by side', () => pause(calmMs));
  await noted('the first old one stops', () => site.end(first, 'SIGTERM'));
  await noted('a second new one starts', () => site.start());
  await noted('the second old one stops', () => site.end(second, 'SIGTERM'));
  const lastStop = performance.now();
  await noted('two new servers', () => pause(calmMs));
  await people.stop();
  await listening;
  const verdict = await judge(site, ledger, { lastKill: lastStop });
  await site.close();
  const faults = faultsOf(ledger, verdict).length + ledger.repeated + verdict.mailsAgain + streams.broken;
  return {
    title: 'Two servers of an earlier release are replaced under load',
    rows: [
      ...steps,
      ...rowsOf(ledger, verdict),
      ...[...ledger.reasons].map(([reason, times]): [string, string] => ['  sent again', `${reason} (${times})`]),
      ['streams opened, ended by a word, broken', `${streams.opened}, ${streams.told}, ${streams.broken}`],
    ],
    figures: { deployFaults: faults },
  };
}

type Described = { requestBody?: { content?: Record<string, { schema?: { properties?: object } }> } };
type Description = { paths: Record<string, Record<string, Described>> };

/** The names of what a call sends, by the description of a release; null where it does not have the call. */
function fieldsOf({ paths }: Description, endpoint: Endpoint): string[] | null {
  const call = paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
  return call ? Object.keys(call.requestBody?.content?.['application/json']?.schema?.properties ?? {}) : null;
}

/** The walks as far as the earlier release knows their calls and all that these send, by its own description. */
async function walksOf(origin: string): Promise<WalkKind[]> {
  const before = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Description;
  const now = JSON.parse(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8')) as Description;
  const isKnown = ({ call }: Step) => {
    if (typeof call === 'string') return true;
    const known = fieldsOf(before, call);
    return known !== null && (fieldsOf(now, call) ?? []).every((field) => known.includes(field));
  };
  return allWalks
    .map(({ name, steps }) => ({ name, steps: steps.slice(0, steps.map(isKnown).concat(false).indexOf(false)) }))
    .filter(({ steps }) => steps.length > 0);
}

/** Keeps a stream of the back office open, as a browser does: opened again whenever it has ended. */
async function listen(site: Site, streams: Streams, isOver: () => boolean): Promise<void> {
  const office = await site.signIn();
  while (!isOver()) {
    const stream = await openEventStream(office);
    streams.opened += 1;
    const over = setInterval(() => isOver() && stream.leave(), 200);
    try {
      while ((await stream.next()) !== null);
      streams.told += 1;
    } catch {
      if (!isOver()) streams.broken += 1;
    } finally {
      clearInterval(over);
    }
  }
}
