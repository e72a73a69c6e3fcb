// Which installed packages the server's own code needs to run.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders (`node_modules/…`) of the packages that sources name and of all that these depend on, with the pinned Node of this
 * platform, as package-lock.json places them. The browser's packages are in the build already and are left out.
 */
export function packagesFor(sources, root) {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const text = textOf(sources);
  const named = Object.keys(dependencies).filter((name) => text.includes(`'${name}'`) || text.includes(`'${name}/`));
  const found = new Set();
  const add = (name, from) => {
    const path = placeOf(name, from, packages);
    if (path === undefined || found.has(path) || !existsSync(join(root, path, 'package.json'))) return;
    found.add(path);
    const { dependencies: needed, optionalDependencies: perhaps, peerDependencies: peers } = packages[path];
    for (const each of Object.keys({ ...needed, ...perhaps, ...peers })) add(each, path);
  };
  for (const name of [...named, ...Object.keys(optionalDependencies)]) add(name, '');
  const within = (path) => [...found].some((other) => other !== path && path.startsWith(`${other}/node_modules/`));
  return [...found].filter((path) => !within(path)).sort();
}

/** Where Node finds a package from another one: beside it, or in a folder further up. */
function placeOf(name, from, packages) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, path)) return path;
    if (folder === '') return undefined;
  }
}

function textOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
