// Entry of the process that puts load on a server. It measures as long as the channel to its parent is open.
import { LoadConnection } from './load-connection.ts';
import type { LoadResult, LoadTask } from './load-protocol.ts';
import { percentile } from './statistics.ts';

let hosts = 0;

process.on('message', (task: LoadTask) => {
  void measure(task).then((result) => process.send?.(result));
});

async function measure(task: LoadTask): Promise<LoadResult> {
  const latencies: number[] = [];
  let failures = 0;
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
        return requestOf(task);
      };
      const onBroken = (): void => {
        failures += 1;
        resolve();
      };
      new LoadConnection(task.port, requestOf(task), { onAnswer, onBroken });
    });
  }

  await Promise.all(Array.from({ length: task.connections }, ask));
  const elapsed = performance.now() - begun;
  const { user, system } = process.cpuUsage(cpu);
  return {
    answers: latencies.length,
    failures,
    elapsedMs: task.durationMs,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    busy: (user + system) / 1000 / elapsed,
  };
}

let fixed: { task: LoadTask; text: string } | null = null;

function requestOf(task: LoadTask): string {
  if (task.hasOwnHosts) return textOf(task, `h${(hosts += 1)}.example:${task.port}`);
  if (fixed?.task !== task) fixed = { task, text: textOf(task, `127.0.0.1:${task.port}`) };
  return fixed.text;
}

function textOf({ path, headers }: LoadTask, host: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${path} HTTP/1.1`, `host: ${host}`, ...lines, '', ''].join('\r\n');
}
