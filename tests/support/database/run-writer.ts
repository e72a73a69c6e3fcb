import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundledProgram } from './bundled-program.ts';
import type { DatabaseLocation } from '#server/database/open-database.ts';

const program = fileURLToPath(
  new URL('../../../src/server/database/test-programs/commit-until-killed.ts', import.meta.url),
);

/** A process that commits numbered rows until it is killed. */
export interface Writer {
  /** Numbers it has acknowledged so far, in order. */
  acknowledged: number[];
  /** Waits until it has acknowledged so many more rows; fails if it ends before. */
  acknowledgeMore(rows: number): Promise<void>;
  kill(): Promise<void>;
  /** What it wrote to its error output by the time it ended. */
  ended: Promise<string>;
}

/** Starts a process that commits rows to the database at that location. */
export async function startWriter(location: DatabaseLocation): Promise<Writer> {
  const args = [await bundledProgram(program), JSON.stringify(location)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const acknowledged: number[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => acknowledged.push(Number(line)));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = once(child, 'close').then(() => errors);
  return {
    acknowledged,
    ended,
    async acknowledgeMore(rows) {
      const target = acknowledged.length + rows;
      const stop = new AbortController();
      void ended.then(() => stop.abort(new Error(`the writer ended: ${errors}`)));
      while (acknowledged.length < target) await once(lines, 'line', { signal: stop.signal });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
