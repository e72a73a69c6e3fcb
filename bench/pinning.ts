import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Cores for what is measured and for what measures; null where processes cannot be tied to cores. */
export type Cores = { server: number; load: number } | null;

/** Two cores that this process may use, where Linux and `taskset` are there and there are two. */
export function findCores(): Cores {
  if (process.platform !== 'linux' || spawnSync('taskset', ['--version']).status !== 0) return null;
  const allowed = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  const [server, load] = allowed.split(',').flatMap(coresOfRange);
  return server === undefined || load === undefined ? null : { server, load };
}

function coresOfRange(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A command line tied to a core; the same command line where that is not possible. */
export function pinned(command: readonly string[], core: number | undefined): [string, string[]] {
  const [file = '', ...args] = core === undefined ? command : ['taskset', '-c', String(core), ...command];
  return [file, args];
}
