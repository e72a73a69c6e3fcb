// Entry of the process that puts load on a server. It measures as long as the channel to its parent is open.
import { LoadConnection } from './load-connection.ts';
import { type LoadResult, type LoadTask, counterMark } from './load-protocol.ts';
import { percentile } from './statistics.ts';

process.on('message', (task: LoadTask) => {
  void measure(task).then((result) => process.send?.(result));
});

async function measure(task: LoadTask): Promise<LoadResult> {
  const latencies: number[] = [];
  let failures = 0;
  const nextRequest = requestsOf(task);
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const end = begun + task.durationMs;

  function ask(): Promise<void> {
    return new Promise((resolve) => {
      let askedAt = performance.now();
      const onAnswer = (isGood: boolean): string | null => {
        const now = performance.now();
        if (now > end) {
          resolve();
          return null;
        }
        if (isGood) latencies.push(now - askedAt);
        else failures += 1;
        askedAt = now;
        return nextRequest();
      };
      const onBroken = (): void => {
        failures += 1;
        resolve();
      };
      LoadConnection.open(task.port, nextRequest(), { onAnswer, onBroken });
    });
  }

  await Promise.all(Array.from({ length: task.connections }, ask));
  const { user, system } = process.cpuUsage(cpu);
  return {
    answers: latencies.length,
    failures,
    p50Ms: percentile(latencies, 0.5),
    p95Ms: percentile(latencies, 0.95),
    busy: (user + system) / 1000 / (performance.now() - begun),
  };
}

/** Goes on through all measurements, so that no request ever comes twice. */
let counter = 0;

function requestsOf({ request }: LoadTask): () => string {
  const parts = request.split(counterMark);
  if (parts.length === 1) return () => request;
  return () => {
    counter += 1;
    return parts.join(String(counter).padStart(counterMark.length, '0'));
  };
}
