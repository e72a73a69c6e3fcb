import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serveBucket } from '#tests/support/servers/s3-server.ts';
import { allWalks } from './all-walks.ts';
import { newLedger, startWalks } from './drive.ts';
import { judge } from './judge.ts';
import { killOldest, openSite } from './site.ts';
import { type Part, amount } from '../report.ts';
import { seeded } from '../statistics.ts';
import { faultsOf, rowsOf } from './measure-kills.ts';

const earliestMs = 500;
const latestMs = 2500;
const afterwardsMs = 2000;

type Wanted = { folder: string; kills: number; seed: number };

/** Two servers on one PostgreSQL and one bucket, killed in turn behind a load balancer while all kinds of writes go on (K2, K4). */
export async function measureInstances({ folder, kills, seed }: Wanted): Promise<Part> {
  const bucket = await serveBucket(mkdtempSync(path.join(folder, 'bucket-')));
  const site = await openSite('PostgreSQL', { folder, environment: bucket.environment });
  await site.start();
  const [random, ledger] = [seeded(seed), newLedger()];
  const people = await startWalks(site, allWalks, ledger);
  let lastKill = performance.now();
  for (let done = 0; done < kills; done += 1) {
    await pause(earliestMs + random() * (latestMs - earliestMs));
    // So they take turns.
    lastKill = await killOldest(site);
  }
  await pause(afterwardsMs);
  await people.stop();
  const verdict = await judge(site, ledger, { lastKill, bucket: bucket.folder });
  await site.close();
  bucket.stop();
  return {
    title: `Two servers on one PostgreSQL and one bucket, ${amount(kills)} SIGKILLs in turn, seed ${seed}`,
    rows: [...rowsOf(ledger, verdict), ['calls whose server went away', amount(site.front.unanswered())]],
    figures: { instanceFaults: faultsOf(ledger, verdict).length },
  };
}
