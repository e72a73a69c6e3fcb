import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../server-process.ts';
import type { Site } from './site.ts';

/** Between two backups (ms). */
const pauseMs = 10_000;
/** Every other backup is killed within this time after its start (ms). */
const killedWithinMs = 2500;

type Made = { made: number; killed: number; broken: string[] };

function run({ location }: Site, script: string, file: string) {
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node-compile'),
    DATA_DIR: location.dataDir,
    ...(location.databaseUrl !== undefined && { DATABASE_URL: location.databaseUrl }),
  };
  return spawn(process.execPath, [script, file], { cwd: root, env, stdio: 'ignore' });
}

/** Makes one backup after another while the site is written to, kills some of them, and proves each file that bears its name. */
export async function backUpMeanwhile(
  site: Site,
  { random, isOver }: { random: () => number; isOver: () => boolean },
): Promise<Made> {
  const outcome: Made = { made: 0, killed: 0, broken: [] };
  const files: string[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const file = path.join(site.location.dataDir, `kept-${turn}.tar`);
    const child = run(site, 'scripts/backup.ts', file);
    const gone = once(child, 'exit');
    if (turn % 2 === 1) {
      await Promise.race([gone, pause(random() * killedWithinMs)]);
      if (child.exitCode === null) child.kill('SIGKILL');
    }
    await gone;
    if (child.signalCode === null && child.exitCode !== 0) outcome.broken.push(`a backup ended with ${child.exitCode}`);
    if (child.signalCode !== null) outcome.killed += 1;
    if (existsSync(file)) files.push(file);
    await pause(pauseMs);
  }
  for (const file of files) {
    const [code] = (await once(run(site, 'scripts/verify-backup.ts', file), 'exit')) as [number | null];
    if (code === 0) outcome.made += 1;
    else outcome.broken.push(`the backup ${path.basename(file)} is not whole`);
  }
  return outcome;
}
