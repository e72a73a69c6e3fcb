import { setTimeout as pause } from 'node:timers/promises';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { allWalks } from './all-walks.ts';
import { backUpMeanwhile } from './backups.ts';
import { type Ledger, newLedger, startWalks } from './drive.ts';
import { type Verdict, judge } from './judge.ts';
import { type EngineName, killOldest, openSite } from './site.ts';
import { nameOf } from './walk.ts';
import { type Part, amount } from '../report.ts';
import { median, percentile, seeded } from '../statistics.ts';

/** A kill comes so long after a server is ready (ms). */
const earliestMs = 100;
const latestMs = 4000;
/** Time for what is under way after the last kill (ms). */
const afterwardsMs = 2000;

type Wanted = { folder: string; kills: number; seed: number };

/**
 * All kinds of writes over HTTP on one server that is killed so many times, at instants that a seed chooses: whether anything that was
 * acknowledged is lost or doubled, or anything half written, and how long it takes until all is well (K4).
 */
export async function measureKills(engine: EngineName, { folder, kills, seed }: Wanted): Promise<Part> {
  const site = await openSite(engine, { folder });
  const [random, ledger] = [seeded(seed), newLedger()];
  const people = await startWalks(site, allWalks, ledger);
  const backups = backUpMeanwhile(site, { random: seeded(seed + 1), isOver: people.isOver });
  const readyMs: number[] = [];
  let lastKill = performance.now();
  for (let done = 1; done <= kills; done += 1) {
    await pause(earliestMs + random() * (latestMs - earliestMs));
    lastKill = await killOldest(site);
    await site.front.untilReady();
    readyMs.push(performance.now() - lastKill);
    if (done % 10 === 0)
      console.log(`${engine}: ${done} kills, ${ledger.written.length} acknowledged, ${ledger.failures.length} failed`);
  }
  await pause(afterwardsMs);
  await people.stop();
  const { made, killed, broken } = await backups;
  const verdict = await judge(site, ledger, { lastKill });
  await site.close();
  return {
    title: `All kinds of writes under ${amount(kills)} SIGKILLs on ${engine}, seed ${seed}`,
    rows: [
      ...rowsOf(ledger, { ...verdict, broken: [...verdict.broken, ...broken] }),
      [
        'ready again',
        `half within ${amount(median(readyMs) / 1000)} s, 99 % within ${amount(percentile(readyMs, 0.99) / 1000)} s`,
      ],
      ['backups meanwhile', `${made} whole, ${killed} killed`],
    ],
    figures: { [`killFaults ${engine}`]: faultsOf(ledger, verdict).length + broken.length },
  };
}

/** Everything that must not be. */
export const faultsOf = ({ failures }: Ledger, { lost, doubled, broken }: Verdict): string[] => [
  ...failures.map((each) => `never acknowledged: ${each}`),
  ...lost.map((each) => `lost: ${each}`),
  ...doubled.map((each) => `doubled: ${each}`),
  ...broken.map((each) => `broken: ${each}`),
];

/** What was done and what became of it. */
export function rowsOf(ledger: Ledger, verdict: Verdict): [string, string][] {
  const kinds = Map.groupBy(ledger.written, ({ step }) => nameOf(step));
  const writing = allEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET');
  const driven = writing.filter(({ name }) => kinds.has(name)).length;
  const faults = faultsOf(ledger, verdict);
  return [
    ['kinds of writes', `${kinds.size}, of them ${driven} of the ${writing.length} calls that change something`],
    [
      'least often',
      [...kinds]
        .toSorted(([, a], [, b]) => a.length - b.length)
        .slice(0, 5)
        .map(([name, each]) => `${name} ${each.length}`)
        .join(', '),
    ],
    ['acknowledged writes', amount(ledger.written.length)],
    ['sent again without an answer', amount(ledger.repeated)],
    ['never acknowledged', amount(ledger.failures.length)],
    ['lost', amount(verdict.lost.length)],
    ['doubled', amount(verdict.doubled.length)],
    ['half written, sums, series, files, mails, jobs', amount(verdict.broken.length)],
    ['mails, of them again under their Message-ID', `${amount(verdict.mails)}, ${amount(verdict.mailsAgain)}`],
    ['all well after the last kill', `${amount(verdict.wellMs / 1000)} s`],
    ...faults.slice(0, 25).map((each): [string, string] => ['  fault', each]),
  ];
}
