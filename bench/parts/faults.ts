import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Part } from '../report.ts';
import { root } from '../server-process.ts';

/** Tests that kill programs; each kills far more often with LONG_RUN (tests/support/database/kill-count.ts). */
const files = [
  'tests/crash.test.ts',
  'src/server/database/durability.test.ts',
  'src/server/features/quotes/sealing/sealing-crash.test.ts',
  'src/server/features/tax-documents/sealing/document-sealing-crash.test.ts',
  'src/server/features/tax-documents/issuing/issuing-crash.test.ts',
];
const longestMs = 30 * 60_000;

/** Whether nothing is lost or doubled by more than 200 SIGKILLs, each file in a process of its own, and how long it takes. */
export async function measureFaults(): Promise<Part> {
  const rows = files.map((file): readonly [string, string] => {
    if (!existsSync(path.join(root, file))) throw new Error(`${file} is not there`);
    const begun = performance.now();
    const args = ['--test', '--test-isolation=none', '--test-timeout=1500000', '--test-reporter=spec', file];
    const env = { ...process.env, NODE_ENV: 'production', LONG_RUN: '1' };
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: root,
      env,
      encoding: 'utf8',
      timeout: longestMs,
    });
    if (status !== 0) console.log(stdout);
    const kills = stdout.match(/\d+ kills:[^\n]*/g) ?? [];
    const took = `${Math.round((performance.now() - begun) / 1000)} s`;
    return [file, [status === 0 ? 'held' : 'FAILED', took, ...kills].join('; ')];
  });
  const failed = rows.filter(([, value]) => value.startsWith('FAILED')).length;
  return { title: 'Programs killed again and again', rows, figures: { faultsFailed: failed } };
}
