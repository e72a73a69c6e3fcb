import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** How a run of a job ended: it will be tried again, or it was given up. */
export type JobOutcome = 'done' | 'retried' | 'failed';

/** Figures for Prometheus (K7). Labels name kinds, methods and route patterns, never anything of a person. */
export type Metrics = {
  /** A response was sent that no cache had; `route` is the pattern, `ms` how long it took. */
  noteResponse: (response: { method: string; route: string; status: number; ms: number }) => void;
  /** A page was sent from memory. */
  noteCachedPage: () => void;
  noteJob: (run: { kind: string; outcome: JobOutcome; ms: number }) => void;
  /** A stream of live events was opened or closed. */
  noteStreams: (change: 1 | -1) => void;
  /** Adds figures that are looked up when somebody reads: name, meaning, and what is measured now; null leaves one out. */
  addReadings: (described: Readonly<Record<string, string>>, read: () => Promise<Readings>) => void;
  /** Everything in the text format of Prometheus. */
  read: () => Promise<{ type: string; text: string }>;
};

export type Readings = Readonly<Record<string, number | null>>;

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes the figures of one server; `ofProcess` adds those of Node: memory, processor, event loop, garbage collection. */
export function createMetrics({ ofProcess }: { ofProcess: boolean }): Metrics {
  const register = new Registry();
  const registers = [register];
  if (ofProcess) collectDefaultMetrics({ register });
  const responses = new Histogram({
    name: 'plumbline_http_response_seconds',
    help: 'Responses by method, route and class of status; pages from memory are not among them',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  const cachedPages = new Counter({
    name: 'plumbline_http_cached_pages_total',
    help: 'Pages that were sent from memory',
    registers,
  });
  const jobs = new Histogram({
    name: 'plumbline_job_seconds',
    help: 'Runs of jobs by kind and outcome',
    labelNames: ['kind', 'outcome'],
    buckets: seconds,
    registers,
  });
  const streams = new Gauge({
    name: 'plumbline_live_streams',
    help: 'Open streams of live events on this server',
    registers,
  });
  const readers: (() => Promise<void>)[] = [];
  return {
    noteResponse({ method, route, status, ms }) {
      responses.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
    },
    noteCachedPage: () => cachedPages.inc(),
    noteJob: ({ kind, outcome, ms }) => jobs.observe({ kind, outcome }, ms / 1000),
    noteStreams: (change) => streams.inc(change),
    addReadings(described, read) {
      const gauges = Object.entries(described).map(
        ([name, help]) => [name, new Gauge({ name, help, registers })] as const,
      );
      readers.push(async () => {
        const readings = await read();
        for (const [name, gauge] of gauges) {
          const value = readings[name] ?? null;
          if (value === null) gauge.remove();
          else gauge.set(value);
        }
      });
    },
    async read() {
      await Promise.all(readers.map((each) => each()));
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}
