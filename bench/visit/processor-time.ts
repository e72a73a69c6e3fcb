import type { Browser, BrowserContext } from '@playwright/test';
import { slowdown } from './slow-phone.ts';

/** Processor time (ms) of a page's main thread: in all on this machine, and beyond 50 ms of each task, each taken to be four times as long. */
export type ProcessorTime = { processorMs: number; slowBlockingMs: number };

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

const blockingFromMs = 50;
/** What comes late, such as fonts and parts below the first screen, still counts (ms after the load). */
const watchedMs = 1500;

/**
 * Opens a page in a new tab and sums up what its main thread has worked. Other programs on the machine add nothing to that, and the
 * browser's own slowing would, so it is left out and reckoned with afterwards.
 */
export async function readProcessorTime(
  browser: Browser,
  context: BrowserContext,
  address: string,
): Promise<ProcessorTime> {
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(watchedMs);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.close();
  const tasks = tasksOf(trace.traceEvents);
  return {
    processorMs: sumOf(tasks),
    slowBlockingMs: sumOf(tasks.map((ms) => Math.max(0, ms * slowdown - blockingFromMs))),
  };
}

const sumOf = (times: readonly number[]): number => times.reduce((sum, each) => sum + each, 0);

/** Processor times (ms) of the main thread's tasks since its document came: those events that lie within no other. */
function tasksOf(events: readonly TraceEvent[]): number[] {
  const document = events.findLast(({ name }) => name === 'ParseHTML');
  if (!document) throw new Error('The trace has no document.');
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === document.pid && tid === document.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const begun = events.findLast(
    ({ name, pid, ts }) => name === 'navigationStart' && pid === document.pid && ts <= document.ts,
  );
  const tasks: number[] = [];
  let end = begun?.ts ?? 0;
  for (const { ts, dur = 0, tdur = 0 } of own) {
    if (ts < end) continue;
    tasks.push(tdur / 1000);
    end = ts + dur;
  }
  return tasks;
}
