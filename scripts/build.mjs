// Builds what the browser gets and the pages' server half into dist/, only when their sources changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root, runNode, runToEnd, pinnedNode, toolPath } from './processes.mjs';

const sources = [
  'src/web',
  'src/server',
  'src/domain',
  'src/contract',
  'src/locales',
  'public',
  'scripts/social-pictures',
];
const singles = [
  'vite.config.ts',
  'package-lock.json',
  'scripts/finish-build.ts',
  'scripts/finished-texts.ts',
  'scripts/module-records.ts',
  'scripts/office-paths.ts',
  'scripts/page-indexes.ts',
  'scripts/server-bundle.ts',
  'scripts/shared-chunks.ts',
  'scripts/split-styles.ts',
  'scripts/text-files.ts',
];
const stampFile = join(root, 'dist/.built-from');
const lockFile = join(root, 'node_modules/.cache/build.lock');

/** Builds when dist/ does not stem from the present sources; answers the exit code. */
export async function ensureBuilt() {
  return isFresh() ? 0 : alone(() => (isFresh() ? 0 : buildNow()));
}

/** Builds in any case; answers the exit code. */
export async function build() {
  return alone(buildNow);
}

const isFresh = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOfSources();

/** The stamp is written last: an interrupted build leaves none and is done again. */
async function buildNow() {
  const begun = Date.now();
  const stamp = hashOfSources();
  console.log('Building the site …');
  rmSync(stampFile, { force: true });
  const results = await Promise.all([
    viteBuild(['--outDir', 'dist/client']),
    viteBuild(['--ssr', '--outDir', 'dist/server']),
    viteBuild(['--mode', 'service-worker', '--outDir', 'dist/service-worker']),
  ]);
  const failed = results.find((result) => result.code !== 0);
  if (failed) {
    console.error(`${failed.output}The build failed.`);
    return failed.code;
  }
  const code = existsSync(join(root, 'scripts/finish-build.ts')) ? await runNode(['scripts/finish-build.ts']) : 0;
  if (code !== 0) return code;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
  return 0;
}

/** Keeps two commands from building into dist/ at once; the second waits, and mostly finds the work done. */
async function alone(work) {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  while (!takeLock()) await new Promise((resolve) => setTimeout(resolve, 100));
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld()) rmSync(lockFile, { force: true });
    return false;
  }
}

/** False when the process that took the lock is gone. */
function isHeld() {
  try {
    return process.kill(Number(readFileSync(lockFile, 'utf8')), 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

function viteBuild(args) {
  const env = { ...environment(), NODE_ENV: 'production' };
  return runToEnd(pinnedNode(), [toolPath('vite'), 'build', '--logLevel', 'warn', ...args], { env, capture: true });
}

/** Hash over names and contents of everything that ends in dist/; tests do not. */
function hashOfSources() {
  const hash = createHash('sha256');
  const files = [...sources.flatMap(filesIn), ...singles.filter((name) => existsSync(join(root, name)))];
  for (const path of files) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  const found = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...filesIn(path));
    else if (!entry.name.includes('.test.')) found.push(path);
  }
  return found.sort();
}
