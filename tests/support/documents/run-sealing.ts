import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledProgram } from '#tests/support/database/bundled-program.ts';

const program = fileURLToPath(new URL('./sealing-program.ts', import.meta.url));

/** Runs the program that seals signed quotes and tax documents; it kills itself at the point, and ends by itself without one. */
export async function runSealing(dataDir: string, point: string): Promise<NodeJS.Signals | null> {
  const env = { ...process.env, NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node-compile') };
  const args = [await bundledProgram(program), dataDir, point];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  assert.ok(signal === 'SIGKILL' || code === 0, `${point}: ${code}`);
  return signal;
}
