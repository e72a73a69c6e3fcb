import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import smallMemory from '../scripts/small-memory.json' with { type: 'json' };
import { pinned } from './pinning.ts';

export const root = path.resolve(import.meta.dirname, '..');
/** The first start after seeding works through all rows, on a machine that may have other work; how fast a start is, `starts` measures. */
const startWithinMs = 120_000;

/** A running process that answers HTTP on the loopback interface. */
export type ServerProcess = {
  pid: number;
  origin: string;
  port: number;
  /** From the start of the process to its line that it is ready. */
  readyMs: number;
  stop: () => Promise<void>;
};

type Start = {
  /** Options of Node, script, arguments. */
  command: readonly string[];
  core?: number | undefined;
  environment?: Record<string, string>;
  /** Where it starts; the folder of the project unless it says another. */
  folder?: string;
  /** What it prints once it listens, with its address as a group; what ours print unless it says another. */
  listens?: RegExp;
};

/** Starts a program of ours on the Node that runs the benchmarks and waits until it prints its address. */
export async function startProcess(start: Start): Promise<ServerProcess> {
  const { command, core, environment = {}, folder = root, listens = /ready at (http:[^\s"]+)/ } = start;
  const [file, args] = pinned([process.execPath, ...command], core);
  const begun = performance.now();
  const env = { ...passedOn(), ...environment };
  const child = spawn(file, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithUs(child);
  const origin = await addressOf(child, listens);
  const readyMs = performance.now() - begun;
  return { pid: child.pid ?? 0, origin, port: Number(new URL(origin).port), readyMs, stop: () => stop(child) };
}

export type ProductOptions = {
  dataDir: string;
  core?: number | undefined;
  databaseUrl?: string | undefined;
  /** Account that the start makes. */
  administrator?: { username: string; password: string };
};

/** Starts the product as `npm start` does, with limits lifted that would end the load. */
export function startProduct({ dataDir, core, databaseUrl, administrator }: ProductOptions): Promise<ServerProcess> {
  return startProcess({
    command: [...smallMemory.flags, 'dist/server/main.js'],
    core,
    environment: {
      NODE_ENV: 'production',
      ...smallMemory.environment,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000000',
      MINIMUM_FILL_MS: '0',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...(administrator && { ADMIN_USERNAME: administrator.username, ADMIN_PASSWORD: administrator.password }),
    },
  });
}

/** A folder for what one run leaves. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Nothing of the caller's settings reaches what is measured. */
function passedOn(): Record<string, string> {
  const names = [
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
    'UV_THREADPOOL_SIZE',
    'NODE_COMPILE_CACHE',
    'PATH',
    'SystemRoot',
    'TEMP',
    'TMPDIR',
  ];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

const running = new Set<ChildProcess>();

/** A benchmark that fails or is stopped leaves no process behind. */
export function endWithUs(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function addressOf(child: ChildProcess, listens: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  const fail = (reason: string): void => {
    child.kill('SIGKILL');
    reject(new Error(`${child.spawnargs.join(' ')}: ${reason}\n${output}`));
  };
  const timer = setTimeout(() => fail('not ready in time'), startWithinMs);
  const onExit = (code: number | null): void => fail(`ended with ${code}`);
  child.once('exit', onExit);
  const onText = (text: string): void => {
    output += text;
    const address = listens.exec(output)?.[1];
    if (!address) return;
    clearTimeout(timer);
    child.off('exit', onExit);
    // Read on, so that the process never waits for room to write its log.
    for (const stream of [child.stdout, child.stderr]) stream?.off('data', onText).resume();
    resolve(address);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onText);
  return promise;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
