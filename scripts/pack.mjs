// Makes a production install: the built site, the server, the packages that it imports and the pinned Node, in one folder
// that needs no build tools, no package manager and no network (K7).
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root, runToEnd } from './processes.mjs';
import { packagesFor } from './packed-packages.mjs';

/** What a server is made of, beside its packages. */
const parts = [
  'public',
  'src/domain',
  'src/contract',
  'src/locales',
  'src/server',
  'dist/client',
  'dist/server',
  'deploy',
];
const singles = [
  'package.json',
  '.env.example',
  'CHANGELOG.md',
  'docs/operations.md',
  'scripts/run.mjs',
  'scripts/processes.mjs',
  'scripts/small-memory.json',
];
/** Commands of `run.mjs` that stand in a file of their own. */
const commands = ['backup', 'migrate', 'move', 'restore', 'retention', 'vault', 'verify-backup'].map(
  (name) => `scripts/${name}.ts`,
);
const left = /\.test\.ts$|\/test-programs(?:\/|$)/;
/** Of a package only what runs: the headers and manuals of Node alone are 67 MB. */
const leftOfPackages = /\/node_modules\/node-[^/]+\/(?:include|share|CHANGELOG\.md)(?:\/|$)|\.(?:map|d\.[cm]?ts)$/;

const mebibyte = 2 ** 20;

/**
 * Packs into a folder, by default `dist/pack/<name>`, and into an archive beside it unless `--no-archive` is given. Says where, how
 * large and how long it took. Returns the exit code.
 */
export async function pack(extra) {
  const begun = Date.now();
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const title = `${name}-${version}-${process.platform}-${process.arch}`;
  const target = resolve(extra.find((argument) => !argument.startsWith('--')) ?? join(root, 'dist/pack', title));
  if (existsSync(target) && !existsSync(join(target, 'packed.json')) && readdirSync(target).length > 0) {
    console.error(`${target} is there and is no earlier pack. Name another folder.`);
    return 1;
  }
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  // From now on the folder is known as a pack, so that a pack that was cut off can be made again.
  writeFileSync(join(target, 'packed.json'), '{}\n');
  copyParts(target);
  const packages = packagesFor(join(target, 'src'), root);
  for (const path of packages) copy(path, target, (from) => !leftOfPackages.test(from));
  linkNode(target, packages);
  const about = { version, packages: packages.length, bytes: sizeOf(target) };
  writeFileSync(join(target, 'packed.json'), `${JSON.stringify(about)}\n`);
  const took = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  const size = `${Math.round(about.bytes / mebibyte)} MB with ${about.packages} packages`;
  console.log(`Packed into ${relative(process.cwd(), target) || '.'}: ${size}, ${took()}.`);
  if (extra.includes('--no-archive')) return 0;
  const archive = `${target}.tar.gz`;
  const { code, output } = await runToEnd(
    'tar',
    ['-czf', archive, '-C', dirname(target), relative(dirname(target), target)],
    { capture: true },
  );
  if (code !== 0) console.error(output);
  else
    console.log(
      `Archive ${relative(process.cwd(), archive)}: ${Math.round(statSync(archive).size / mebibyte)} MB, ${took()}.`,
    );
  return code;
}

function copyParts(target) {
  for (const path of [...parts, ...singles, ...commands]) copy(path, target, (from) => !left.test(from));
}

function copy(path, target, isWanted) {
  const to = join(target, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, path), to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => isWanted(from.replaceAll('\\', '/')),
  });
}

/** `node_modules/.bin/node`, as the launcher expects it, and `plumbline` for a machine that has no Node. */
function linkNode(target, packages) {
  const node = packages.find((path) => /node_modules\/node-(?:bin-)?(?:linux|darwin)-/.test(path));
  if (node === undefined) return;
  mkdirSync(join(target, 'node_modules/.bin'), { recursive: true });
  symlinkSync(join('..', relative('node_modules', node), 'bin/node'), join(target, 'node_modules/.bin/node'));
  const script =
    '#!/bin/sh\nhere=$(dirname "$(readlink -f "$0")")\nexec "$here/node_modules/.bin/node" "$here/scripts/run.mjs" "$@"\n';
  writeFileSync(join(target, 'plumbline'), script, { mode: 0o755 });
}

function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
