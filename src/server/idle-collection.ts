import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';

/** How often the server looks at whether it works (ms). */
const lookEveryMs = 5_000;
/** A server that works for a smaller share of the time has nothing to do. */
const idleShare = 0.05;

export type Collection = {
  /** Returns the share of the time since it was last asked in which the event loop worked (0 to 1). */
  readUtilization: () => number;
  /** Collects all garbage and gives its memory back to the system. */
  collect: () => void;
};

/**
 * Returns what is to be called at each look: it collects once the server has worked and then had nothing to do until the next look. The start
 * counts as work.
 */
export function createIdleCollection({ readUtilization, collect }: Collection): () => void {
  let hasWorked = true;
  return () => {
    if (readUtilization() > idleShare) {
      hasWorked = true;
      return;
    }
    if (!hasWorked) return;
    hasWorked = false;
    collect();
    // The time that this took is no work after which to collect again.
    readUtilization();
  };
}

/**
 * Gives memory back after a load: Node collects only as it allocates, so a server at rest would keep what its busiest minute has left. One
 * collection takes about 0.1 s. Does nothing where Node was started without `--expose-gc`.
 */
export function collectWhenIdle(log: Pick<FastifyBaseLogger, 'debug'>): void {
  const { gc } = globalThis;
  if (!gc) return;
  let last = performance.eventLoopUtilization();
  const readUtilization = () => {
    const before = last;
    last = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(last, before).utilization;
  };
  const collect = () => {
    const begun = performance.now();
    gc({ type: 'major', flavor: 'last-resort' });
    const ms = Math.round(performance.now() - begun);
    log.debug({ ms, residentBytes: process.memoryUsage.rss() }, 'nothing to do: all garbage is collected');
  };
  setInterval(createIdleCollection({ readUtilization, collect }), lookEveryMs).unref();
}
