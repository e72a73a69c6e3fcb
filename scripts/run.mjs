#!/usr/bin/env node
// The one door to every command, `node scripts/run.mjs <command>`: sets up what is missing, then works on the pinned
// Node. Plain JavaScript without packages, because it runs on whatever Node (18 or newer) the machine has.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, replaceBy, root, runTool } from './processes.mjs';

/** A production install has its packages and its build, and none of the commands of development. */
const isPacked = existsSync(join(root, 'packed.json'));

// Named only where it exists: Node reports a missing one at every start.
const fromEnvFile = existsSync('.env') ? ['--env-file=.env'] : [];
// A young generation of 2 MB, a garbage collection whenever the heap has grown by a tenth, and one when the server has nothing to do
// (`collectWhenIdle`); two arenas for the threads that compress, and large blocks that go back to the system once they are free; no compile
// cache, which stays in memory and saves 0.1 s of a start. At no cost that a benchmark shows (docs/benchmarks.md), which starts it in the
// same way. Read as a file, because not every Node from 18 on imports JSON.
const smallMemory = JSON.parse(readFileSync(join(root, 'scripts/small-memory.json'), 'utf8'));
const watched = ['src/server', 'src/contract', 'src/domain', 'src/locales'];

const commands = {
  start: {
    needsBuild: true,
    isPacked: true,
    run: (extra) =>
      replaceBy([...fromEnvFile, ...smallMemory.flags, 'dist/server/main.js', ...extra], {
        NODE_ENV: 'production',
        ...smallMemory.environment,
      }),
  },
  dev: {
    run: (extra) =>
      replaceBy([...fromEnvFile, ...watched.map((folder) => `--watch-path=${folder}`), 'scripts/dev.ts', ...extra], {
        NODE_ENV: 'development',
      }),
  },
  build: { run: async () => (await import('./build.mjs')).build() },
  check: { run: async () => (await import('./check.mjs')).check() },
  test: { run: async () => (await import('./check.mjs')).test() },
  unit: { needsBuild: true, run: async (extra) => (await import('./check.mjs')).unit(extra) },
  e2e: { needsBuild: true, run: async (extra) => (await import('./check.mjs')).e2e(extra) },
  bench: { needsBuild: true, run: (extra) => replaceBy(['bench/run.ts', ...extra], { NODE_ENV: 'production' }) },
  format: { run: (extra) => runTool('oxfmt', extra) },
  openapi: { run: () => replaceBy(['scripts/openapi.ts']) },
  montage: {
    needsBuild: true,
    run: (extra) => replaceBy(['scripts/montage/montage.ts', ...extra], { NODE_ENV: 'production' }),
  },
  seed: { run: (extra) => replaceBy([...fromEnvFile, 'scripts/seed.ts', ...extra]) },
  backup: { isPacked: true, run: (extra) => replaceBy([...fromEnvFile, 'scripts/backup.ts', ...extra]) },
  restore: { isPacked: true, run: (extra) => replaceBy([...fromEnvFile, 'scripts/restore.ts', ...extra]) },
  migrate: { isPacked: true, run: (extra) => replaceBy([...fromEnvFile, 'scripts/migrate.ts', ...extra]) },
  move: { isPacked: true, run: (extra) => replaceBy([...fromEnvFile, 'scripts/move.ts', ...extra]) },
  retention: { isPacked: true, run: (extra) => replaceBy([...fromEnvFile, 'scripts/retention.ts', ...extra]) },
  pack: { needsBuild: true, run: async (extra) => (await import('./pack.mjs')).pack(extra) },
  'release-fixture': { run: () => replaceBy(['scripts/write-release-fixture.ts']) },
  vault: { isPacked: true, run: (extra) => replaceBy([...fromEnvFile, 'scripts/vault.ts', ...extra]) },
  'verify-backup': {
    isPacked: true,
    run: (extra) => replaceBy([...fromEnvFile, 'scripts/verify-backup.ts', ...extra]),
  },
};

/** Runs one command of the table and answers with its exit code. */
async function main([name, ...extra]) {
  const names = Object.keys(commands).filter((each) => !isPacked || commands[each].isPacked);
  if (!names.includes(name)) {
    const program = isPacked ? './plumbline' : 'npm run';
    console.error(`Usage: ${program} <${names.join(' | ')}>${isPacked ? '' : ' --'} [arguments]`);
    return 2;
  }
  const command = commands[name];
  if (!isPacked) await (await import('./set-up.mjs')).ensureInstalled();
  pinnedNode();
  if (command.needsBuild && !isPacked) {
    const code = await (await import('./build.mjs')).ensureBuilt();
    if (code !== 0) return code;
  }
  return command.run(extra);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
