/** One measurement: as many requests as fit into a time over connections that stay open, one at a time on each. */
export type LoadTask = {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  durationMs: number;
  /** A new Host header for every request, so that no answer can come from a cache. */
  hasOwnHosts: boolean;
};

export type LoadResult = {
  /** Answers with status 200 that were complete in time. */
  answers: number;
  /** Answers with any other status and connections that broke. */
  failures: number;
  elapsedMs: number;
  p50Ms: number;
  p99Ms: number;
  /** Share of a core that the measuring process used; near 1 it measures itself. */
  busy: number;
};
