import { type ChildProcess, fork } from 'node:child_process';

export type ProcessLimits = {
  /** Heap limit. */
  memoryMb: number;
  /** Further flags of Node. */
  flags?: readonly string[];
};

/** Starts one of our programs as a child process with a message channel. */
export function startProcess(program: URL, { memoryMb, flags = [] }: ProcessLimits): ChildProcess {
  const { NODE_COMPILE_CACHE: cache } = process.env;
  return fork(program, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${memoryMb}`, '--max-semi-space-size=4', ...flags],
    // Without the server's environment, which contains passwords. The server itself runs without the cache, which it would keep in memory.
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
  });
}
