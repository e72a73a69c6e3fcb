import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

export type ProcessLimits = {
  /** Heap limit. */
  memoryMb: number;
  /** Further flags of Node. */
  flags?: readonly string[];
};

/** Starts one of our programs as a child process with a message channel. */
export function startProcess(program: URL, { memoryMb, flags = [] }: ProcessLimits): ChildProcess {
  const cache = getCompileCacheDir();
  return fork(program, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${memoryMb}`, '--max-semi-space-size=4', ...flags],
    // Without the server's environment, which contains passwords. The compile cache is of this Node's version.
    env: cache ? { NODE_COMPILE_CACHE: dirname(cache) } : {},
  });
}
