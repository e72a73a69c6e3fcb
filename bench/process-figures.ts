import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const bytesPerKilobyte = 1024;
/** Clock ticks a second in /proc, 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Resident memory in bytes of a process and its threads; null where /proc is missing. */
export function ownResidentBytes(pid: number): number | null {
  const own = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1];
  return own === undefined ? null : Number(own) * bytesPerKilobyte;
}

/** Resident memory in bytes of a process, its threads and the processes it has started; null where /proc is missing. */
export function residentBytes(pid: number): number | null {
  const own = ownResidentBytes(pid);
  return own && childrenOf(pid).reduce((sum, child) => sum + (residentBytes(child) ?? 0), own);
}

const settlesWithinMs = 12_000;

/** The least resident memory in bytes while a process rests for a while: what it no longer needs, it gives back some seconds later. */
export async function settledBytes(pid: number): Promise<number> {
  await untilIdle(pid);
  const end = performance.now() + settlesWithinMs;
  let least = Infinity;
  while (performance.now() < end) {
    least = Math.min(least, residentBytes(pid) ?? Number.NaN);
    await wait(lookEveryMs);
  }
  return least;
}

/** Processor time in ms that a process and its threads have used; null where /proc is missing. */
export function processorMs(pid: number): number | null {
  // The name in brackets may hold spaces; the 12th and 13th field after it are user and system time.
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ');
  return fields ? ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000 : null;
}

const lookEveryMs = 250;

/** Waits until a process uses less than a twentieth of a core, as after working off its queue; for a while at most. */
export async function untilIdle(pid: number, longestMs = 15_000): Promise<void> {
  const end = performance.now() + longestMs;
  let before = processorMs(pid);
  while (before !== null && performance.now() < end) {
    await wait(lookEveryMs);
    const now = processorMs(pid);
    if (now === null || now - before < lookEveryMs / 20) return;
    before = now;
  }
}

/** Waits until the processes that a process has started are gone; for a while at most. */
export async function untilAlone(pid: number, longestMs: number): Promise<void> {
  const end = performance.now() + longestMs;
  while (childrenOf(pid).length > 0 && performance.now() < end) await wait(lookEveryMs);
}

function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
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
