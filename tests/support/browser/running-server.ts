import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const readyLine = /(?:Plumbline is ready|Development server) at ([^\s,"]+)/;
const startWithinMs = 60_000;

/** A server in a process of its own, on a free port of 127.0.0.1, which may not be ready yet. */
export type ServerProcess = {
  readonly pid: number;
  /** Scheme, host and port once it is ready; rejects with what it printed when it does not get ready. */
  readonly ready: Promise<string>;
  /** Everything that it has printed so far. */
  readonly output: () => string;
  /** Waits until it has printed that text. */
  printed: (text: string) => Promise<void>;
  /** Ends it, gracefully unless another signal is named, waits until it is gone and answers its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type RunningServer = Omit<ServerProcess, 'ready'> & {
  /** Scheme, host and port, such as `http://127.0.0.1:40123`. */
  readonly origin: string;
};

export type ServerOptions = {
  /** Folder of its data; the caller removes it. */
  dataDir: string;
  /** Further variables of .env.example. Nothing else of this process's environment is passed on but the path. */
  environment?: Record<string, string>;
  /** The bundle is what `npm start` runs, earlier releases ran their sources. The development server shows the warnings that React leaves out of a build. */
  program?: 'dist/server/main.js' | 'src/server/main.ts' | 'scripts/dev.ts';
  /** A production install that is started in place of a program of this checkout, and the user that it runs as. */
  install?: { folder: string; uid?: number | undefined };
  /** The folder of another release, built, whose program is started in place of this checkout's. */
  checkout?: string;
};

/** Starts what the last build made, or another program. Throws with what it printed when it does not get ready. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { ready, ...running } = startProcess(options);
  return { ...running, origin: await ready };
}

/** Starts it without waiting until it is ready. */
export function startProcess(options: ServerOptions): ServerProcess {
  const { dataDir, environment = {}, program = 'dist/server/main.js', install, checkout = root } = options;
  const [file, args] = install ? [path.join(install.folder, 'plumbline'), ['start']] : [process.execPath, [program]];
  const child = spawn(file, args, {
    cwd: install?.folder ?? checkout,
    ...(install?.uid !== undefined && { uid: install.uid, gid: install.uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: program === 'scripts/dev.ts' ? 'development' : 'production',
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node-compile'),
      LOG_LEVEL: 'error',
      PORT: '0',
      STOP_PAUSE_MS: '0',
      DATA_DIR: dataDir,
      ...environment,
    },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const output = () => printed.join('');
  // A test that dies must not leave its server behind.
  const endWithThisProcess = () => child.kill('SIGKILL');
  process.once('exit', endWithThisProcess);
  child.once('exit', () => process.off('exit', endWithThisProcess));
  const ready = untilReady(child, output);
  // Whoever does not wait for it is not told either.
  ready.catch(() => undefined);
  return {
    ready,
    pid: child.pid ?? 0,
    output,
    async printed(text) {
      while (!output().includes(text)) await once(child.stdout, 'data');
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill(signal);
        await gone;
      }
      return child.exitCode;
    },
  };
}

function untilReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('took too long to start'), startWithinMs);
    const fail = (what: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`The server ${what}. It printed:\n${output()}`));
    };
    const failEarly = (code: number | null) => fail(`ended with code ${code}`);
    child.once('exit', failEarly);
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    child.stdout?.on('data', () => {
      const origin = readyLine.exec(output())?.[1];
      if (!origin) return;
      clearTimeout(timer);
      child.off('exit', failEarly);
      resolve(origin);
    });
  });
}
