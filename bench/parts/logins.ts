import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { hashPassword, verifyPassword } from '#server/features/accounts/password/password-hash.ts';
import type { Load } from '../load.ts';
import { untilIdle } from '../process-figures.ts';
import { type Part, amount, milliseconds } from '../report.ts';
import { startProduct } from '../server-process.ts';
import { median } from '../statistics.ts';
import { login } from '../visitor.ts';

const administrator = { username: 'Benchmark', password: 'kladivo a klince' };
const durationMs = 3000;
const hashes = 15;

/** Logins over HTTP with a right password, one at a time and eight at once, beside what its hash alone takes. */
export async function measureLogins({ load, core, folder }: { load: Load; core: number | undefined; folder: string }) {
  const server = await startProduct({ dataDir: path.join(folder, 'logins'), core, administrator });
  const request = await login(server, administrator);
  await load.measure(server, { request, connections: 1, durationMs: 1000 });
  await untilIdle(server.pid);
  const one = await load.measure(server, { request, connections: 1, durationMs });
  const eight = await load.measure(server, { request, connections: 8, durationMs });
  await server.stop();
  const hashMs = await measureHash();
  return {
    title: 'Logins with a right password (argon2id, 19 MiB, 2 passes)',
    rows: [
      ['one at a time, half within', milliseconds(one.p50Ms)],
      ['one at a time, 95 % within', milliseconds(one.p95Ms)],
      ['a second, one at a time', amount(one.perSecond)],
      ['a second, eight at once', amount(eight.perSecond)],
      ['checking the hash alone', milliseconds(hashMs)],
    ],
    figures: {
      loginP50Ms: one.p50Ms,
      loginP95Ms: one.p95Ms,
      loginsPerSecond: eight.perSecond,
      passwordHashMs: hashMs,
    },
  } satisfies Part;
}

async function measureHash(): Promise<number> {
  const hash = await hashPassword(administrator.password, randomBytes(16));
  const times: number[] = [];
  for (let round = 0; round < hashes; round += 1) {
    const begun = performance.now();
    await verifyPassword(administrator.password, hash);
    times.push(performance.now() - begun);
  }
  return median(times);
}
