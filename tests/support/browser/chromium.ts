import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** What Playwright needs to start the browser. */
export type Chromium = { executablePath: string; args: string[]; env: Record<string, string> };

const modules = path.join(import.meta.dirname, '../../../node_modules');

/**
 * The package's own flags switch web security off and run everything in one process; these do neither. Without a GPU,
 * painting on the processor is four times as fast as its emulation (measured: 0.24 s a page load against 0.9 s).
 */
const args = [
  '--no-sandbox',
  '--headless=shell',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
];

/**
 * The browser of the package `@sparticuz/chromium`, unpacked once per version under node_modules/.cache; CHROMIUM_PATH
 * names another one for systems that the package does not serve.
 */
export function chromium(): Chromium {
  const own = process.env.CHROMIUM_PATH;
  if (own) return { executablePath: own, args, env: inheritedEnvironment() };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The browser for tests comes for Linux on x64 only: set CHROMIUM_PATH to a Chromium of your own.');
  }
  const folder = unpackedFolder();
  return {
    executablePath: path.join(folder, 'chromium'),
    args,
    env: { ...inheritedEnvironment(), ...missingParts(folder) },
  };
}

/** Unpacks aside and renames at the end, so that parallel runs and broken-off ones never see half a browser. */
function unpackedFolder(): string {
  const manifest = JSON.parse(readFileSync(path.join(modules, '@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(modules, `.cache/plumbline-chromium-${manifest.version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(path.join(modules, '.cache'), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  try {
    unpackInto(partial);
    writeFontSettings(partial, folder);
    dropLibrariesThatTheSystemHas(partial);
    chmodSync(partial, 0o755);
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The package unpacks into the system's temporary folder and nowhere else; in a process of its own that is ours. */
function unpackInto(folder: string): void {
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'unpack-chromium.ts')], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function writeFontSettings(partial: string, folder: string): void {
  const settings = `<?xml version="1.0"?>
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;
  writeFileSync(path.join(partial, 'fonts/fonts.conf'), settings);
}

/** Keeps the libraries of the package (NSS, expat) only where the system lacks one of them. */
function dropLibrariesThatTheSystemHas(folder: string): void {
  const linked = execFileSync('ldd', [path.join(folder, 'chromium')], { encoding: 'utf8' });
  if (!linked.includes('not found')) rmSync(path.join(folder, 'al2023'), { recursive: true });
}

/** Variables for what a bare system lacks: libraries, and fonts for text that the page brings no font for. */
function missingParts(folder: string): Record<string, string> {
  const libraries = path.join(folder, 'al2023/lib');
  return {
    ...(existsSync(libraries) ? { LD_LIBRARY_PATH: libraries } : {}),
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') }),
  };
}

function inheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
