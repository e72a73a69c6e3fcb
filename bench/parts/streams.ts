import { changeDisplayName } from '#contract/accounts/own-account.ts';
import { ownLivePath } from '#contract/live.ts';
import { listenerSession } from '#tests/support/people/seed-portal.ts';
import { counterMark } from '../load-protocol.ts';
import { startMeasuringChild } from '../measuring-child.ts';
import { settledBytes } from '../process-figures.ts';
import { type Part, amount, megabytes, milliseconds } from '../report.ts';
import type { StreamResult, StreamTask } from '../stream-protocol.ts';
import { takeSignedProof } from '../visitor.ts';
import type { Side } from './back-office.ts';

const warmUpRounds = 3;
const rounds = 20;

/**
 * A server with very many open streams of the portal, each of another account: what the server keeps in memory, and how long after a call
 * everybody has heard of what concerns all (I2). An event that is lost or heard twice is told and misses the budget.
 */
export async function measureStreams(name: string, side: Side, core: number | undefined): Promise<Part> {
  const { server, cookie, portal } = side;
  const cookies = Array.from({ length: portal?.listeners ?? 0 }, (_, index) => `session=${listenerSession(index)}`);
  const { port, pid } = server;
  const child = startMeasuringChild<StreamTask, StreamResult>(['stream-process.ts'], core);
  const headers = await takeSignedProof(server, cookie);
  const body = `{"displayName":"Benchmark ${counterMark}"}`;
  const call = { method: changeDisplayName.method as 'PUT', path: changeDisplayName.path, headers, body };
  const tell = (times: number) => child.run({ kind: 'tell', port, call, rounds: times });

  const before = await settledBytes(pid);
  const opened = await child.run({ kind: 'open', port, path: ownLivePath, cookies });
  const resident = await settledBytes(pid);
  await tell(warmUpRounds);
  const heard = await tell(rounds);
  const wrong = heard.lost + heard.doubled + (cookies.length - heard.open);
  child.close();
  return {
    title: `${amount(opened.open)} open streams on ${name}`,
    rows: [
      ['memory of the server before, and with all of them open', `${megabytes(before)}, ${megabytes(resident)}`],
      ['all opened within', milliseconds(opened.tookMs)],
      ['an event to all, half within', milliseconds(heard.p50Ms)],
      ['an event to all, 95 % within', milliseconds(heard.p95Ms)],
      ['an event to all, slowest', milliseconds(heard.slowestMs)],
      ['lost, doubled, ended', `${heard.lost}, ${heard.doubled}, ${cookies.length - heard.open}`],
    ],
    figures: {
      [`streamsGrowth ${name}`]: Math.max(0, resident - before),
      [`streamP95Ms ${name}`]: heard.p95Ms,
      [`streamFaults ${name}`]: wrong,
    },
  };
}
