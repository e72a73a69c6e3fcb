import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pinned } from './pinning.ts';

const root = path.resolve(import.meta.dirname, '..');
const startWithinMs = 20_000;

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
  script: string;
  args?: readonly string[];
  core?: number | undefined;
  environment?: Record<string, string>;
};

/** Starts a program of ours on the Node that runs the benchmarks and waits until it prints its address. */
export async function startProcess({ script, args = [], core, environment = {} }: Start): Promise<ServerProcess> {
  const [file, fileArgs] = pinned([process.execPath, script, ...args], core);
  const begun = performance.now();
  const child = spawn(file, fileArgs, { cwd: root, env: { ...basics(), ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithUs(child);
  const origin = await addressOf(child);
  const readyMs = performance.now() - begun;
  return { pid: child.pid ?? 0, origin, port: Number(new URL(origin).port), readyMs, stop: () => stop(child) };
}

/** Starts the product as it runs in production, with its limits lifted. */
export function startProduct(options: {
  dataDir: string;
  core?: number | undefined;
  databaseUrl?: string | undefined;
}): Promise<ServerProcess> {
  const { dataDir, core, databaseUrl } = options;
  return startProcess({
    script: 'src/server/main.ts',
    core,
    environment: {
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      RATE_LIMIT_FACTOR: '1000000',
      MINIMUM_FILL_MS: '0',
    },
  });
}

/** A folder for the data of one run. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Nothing of the caller's settings reaches the measured server. */
function basics(): Record<string, string> {
  const passedOn = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];
  return Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
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

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => {
      child.kill('SIGKILL');
      reject(new Error(`${child.spawnargs.join(' ')}: ${reason}\n${output}`));
    };
    const timer = setTimeout(() => fail('not ready in time'), startWithinMs);
    child.once('exit', (code) => fail(`ended with ${code}`));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      child.removeAllListeners('exit');
      endWithUs(child);
      child.stdout?.removeAllListeners('data').resume();
      child.stderr?.removeAllListeners('data').on('data', (t: string) => process.env['BENCH_DEBUG'] && process.stderr.write(t));
      resolve(address);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
