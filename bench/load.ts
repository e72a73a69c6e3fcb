import { spawn } from 'node:child_process';
import path from 'node:path';
import type { LoadResult, LoadTask } from './load-protocol.ts';
import { pinned } from './pinning.ts';
import { processorMs } from './process-figures.ts';
import { type ServerProcess, endWithUs } from './server-process.ts';

export type LoadedServer = LoadResult & {
  perSecond: number;
  /** Share of a core that the server used; null where the system does not tell. */
  serverBusy: number | null;
};

/** Puts load on servers from a process of its own. */
export type Load = {
  measure: (server: ServerProcess, task: Omit<LoadTask, 'port'>) => Promise<LoadedServer>;
  close: () => void;
};

/** Starts the process, on a core of its own where that is possible. */
export function openLoad(core: number | undefined): Load {
  const [file, args] = pinned([process.execPath, path.join(import.meta.dirname, 'load-process.ts')], core);
  const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  endWithUs(child);

  async function measure(server: ServerProcess, task: Omit<LoadTask, 'port'>): Promise<LoadedServer> {
    const usedBefore = processorMs(server.pid);
    const begun = performance.now();
    const result = await new Promise<LoadResult>((resolve, reject) => {
      child.once('message', (message) => resolve(message as LoadResult));
      child.once('exit', () => reject(new Error('The load process has ended.')));
      child.send({ ...task, port: server.port } satisfies LoadTask);
    });
    child.removeAllListeners('exit');
    endWithUs(child);
    const used = processorMs(server.pid);
    const serverBusy = used === null || usedBefore === null ? null : (used - usedBefore) / (performance.now() - begun);
    return { ...result, perSecond: (result.answers / result.elapsedMs) * 1000, serverBusy };
  }

  return { measure, close: () => void child.disconnect() };
}
