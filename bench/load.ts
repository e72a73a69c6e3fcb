import type { LoadResult, LoadTask } from './load-protocol.ts';
import { startMeasuringChild } from './measuring-child.ts';
import { processorMs } from './process-figures.ts';
import type { ServerProcess } from './server-process.ts';

export type Measured = LoadResult & {
  perSecond: number;
  /** Share of a core that the server used; null where the system does not tell. */
  serverBusy: number | null;
};

export type Load = {
  /** Puts load on a server. Throws when an answer is not 200. */
  measure: (server: ServerProcess, task: Omit<LoadTask, 'port'>) => Promise<Measured>;
  close: () => void;
};

/** Starts the process that puts load on servers. */
export function openLoad(core: number | undefined): Load {
  const child = startMeasuringChild<LoadTask, LoadResult>(['load-process.ts'], core);
  return {
    async measure(server, task) {
      const usedBefore = processorMs(server.pid);
      const begun = performance.now();
      const result = await child.run({ ...task, port: server.port });
      const used = processorMs(server.pid);
      const busy = used === null || usedBefore === null ? null : (used - usedBefore) / (performance.now() - begun);
      if (result.failures > 0) throw new Error(`${result.failures} answers were not 200, ${result.answers} were.`);
      return { ...result, perSecond: (result.answers / task.durationMs) * 1000, serverBusy: busy };
    },
    close: child.close,
  };
}
