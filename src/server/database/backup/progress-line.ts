import type { ReportProgress } from './backup-format.ts';

const intervalMs = 1_000;

/** Writes a line about the rows done so far at most once a second, so never for what takes less. */
export function createProgressLine(write: (line: string) => void, clock: () => number): ReportProgress {
  let next = clock() + intervalMs;
  return (rows) => {
    const now = clock();
    if (now < next) return;
    next = now + intervalMs;
    write(`${rows} rows …`);
  };
}
