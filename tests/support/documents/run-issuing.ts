import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { bundledProgram } from '#tests/support/database/bundled-program.ts';

const program = fileURLToPath(new URL('./issuing-program.ts', import.meta.url));

/** Where the program works, the time (ms UTC), who issues, and how many statements it makes before it is killed. */
export type IssuingPlace = { location: DatabaseLocation; now: number; userId: string; statements: number };

/** Runs the program that issues invoices until it is killed. */
export async function runIssuing(place: IssuingPlace): Promise<void> {
  const env = { ...process.env, NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node-compile') };
  const args = [await bundledProgram(program), JSON.stringify(place)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  assert.equal(signal, 'SIGKILL', `it ended by itself: ${code}`);
}
