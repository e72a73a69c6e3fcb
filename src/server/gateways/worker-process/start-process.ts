import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

export type ProcessLimits = {
  /** Memory for its own objects. */
  memoryMb: number;
  /** Further flags of Node. */
  flags?: readonly string[];
};

/** Starts a program of ours as a process that is spoken to by messages. */
export function startProcess(program: URL, { memoryMb, flags = [] }: ProcessLimits): ChildProcess {
  const cache = getCompileCacheDir();
  return fork(program, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${memoryMb}`, '--max-semi-space-size=4', ...flags],
    // Nothing of the server's own environment: passwords stay there. The cache's folder is one of this Node's version.
    env: cache ? { NODE_COMPILE_CACHE: dirname(cache) } : {},
  });
}
