import { readFileSync, readdirSync } from 'node:fs';

const bytesPerKilobyte = 1024;
/** Clock ticks a second in /proc, 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Resident memory of one process with all its threads, in bytes; null where the system does not tell or it is gone. */
export function residentBytes(pid: number): number | null {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * bytesPerKilobyte;
}

/** Processor time that a process and its threads have used, in ms; null where the system does not tell. */
export function processorMs(pid: number): number | null {
  // The name in brackets may hold spaces; the 12th and 13th field after it are user and system time.
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ');
  return fields ? ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000 : null;
}

/** Processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
