import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Response } from '@playwright/test';
import { weighInlineScripts } from '#tests/e2e/support/weigh-scripts.ts';
import { slowdown } from './slow-phone.ts';

/** What one load of a page has cost: bytes compressed by brotli, times in ms by the clock of a slowed processor. */
export type DocumentCost = {
  htmlBytes: number;
  /** Files and what the document itself runs. */
  scriptBytes: number;
  styleBytes: number;
  largestPaintMs: number;
  /** Time of tasks beyond 50 ms each, from the first contentful paint on (https://web.dev/articles/tbt). */
  blockingMs: number;
  /** Cumulative layout shift. */
  shift: number;
};

/** What comes late, such as a service worker or fonts, still counts (ms after the load). */
const watchedMs = 2500;

const observe = `
  window.cost = { largestPaintMs: 0, shift: 0 };
  window.longTasks = [];
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (cost.largestPaintMs = startTime));
  watch('longtask', ({ startTime, duration }) => longTasks.push({ startTime, end: startTime + duration }));
  watch('layout-shift', ({ value, hadRecentInput }) => (cost.shift += hadRecentInput ? 0 : value));
`;

const blockingMs = `(() => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const beyond = longTasks.map(({ startTime, end }) => Math.max(0, end - Math.max(startTime, painted) - 50));
  return beyond.reduce((sum, each) => sum + each, 0);
})()`;

/** Opens a page in a new tab on a processor four times slower, touches nothing, and tells what that has cost. */
export async function readDocument(context: BrowserContext, address: string): Promise<DocumentCost> {
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(watchedMs);
  const times = await page.evaluate<Pick<DocumentCost, 'largestPaintMs' | 'shift'>>('cost');
  const blocking = await page.evaluate<number>(blockingMs);
  const htmlBytes = await bytesOf(responses, 'document');
  const scriptBytes = (await bytesOf(responses, 'script')) + (await weighInlineScripts(page));
  const styleBytes = await bytesOf(responses, 'stylesheet');
  await page.close();
  return { ...times, blockingMs: blocking, htmlBytes, scriptBytes, styleBytes };
}

/** Compressed alike, so that no server is judged by its own choice. */
async function bytesOf(responses: readonly Response[], type: string): Promise<number> {
  const own = responses.filter((response) => response.request().resourceType() === type && response.status() === 200);
  const bodies = await Promise.all(own.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}
