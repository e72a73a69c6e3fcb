import type { CDPSession, Page } from '@playwright/test';

/** One press or key: what it was, the time to the next paint by the clock (ms, in steps of 8), and its processor time (ms). */
export type Interaction = { what: string; clockMs: number; processorMs: number };

/** Records how long each interaction of a document took to be painted; browsers do not report less than 16 ms. */
const noteInteractions = `
  window.slowest = 0;
  const note = (entries) => {
    for (const { interactionId, duration } of entries) if (interactionId) slowest = Math.max(slowest, duration);
  };
  window.eventObserver = new PerformanceObserver((list) => note(list.getEntries()));
  eventObserver.observe({ type: 'event', durationThreshold: 16 });
  window.takeSlowest = () => {
    note(eventObserver.takeRecords());
    const taken = slowest;
    slowest = 0;
    return taken;
  };
`;

/** Counted for an interaction that was too quick to be reported (ms). */
const quickMs = 8;

/** Resolves after the next frame and the tasks behind it, when every change is on the screen. */
const painted = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))';

/** Length of a busy loop (ms). */
const spinMs = 100;
const spin = `(() => { const end = performance.now() + ${spinMs}; while (performance.now() < end); })()`;

/** Measures interactions one by one. Must be created before the first page is opened. */
export async function interactionMeter(page: Page) {
  await page.addInitScript(noteInteractions);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const interactions: Interaction[] = [];
  return {
    interactions,
    /** Slows the page's processor by a factor. */
    slow: (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate }),
    /** Share of the processor (0 to 1) that the page gets while it is busy; below 1 where other programs run. */
    async shareOfProcessor(): Promise<number> {
      const cost = async (expression: string) => {
        const before = await busyMs(session);
        await page.evaluate(expression);
        return (await busyMs(session)) - before;
      };
      // The call itself costs time too, which is subtracted.
      const overhead = await cost('0');
      return ((await cost(spin)) - overhead) / spinMs;
    },
    /** Does one thing, waits until it is painted, and records both figures. */
    async measure(what: string, act: () => Promise<void>): Promise<void> {
      await page.evaluate('takeSlowest()');
      const before = await busyMs(session);
      await act();
      await page.evaluate(painted);
      const processorMs = (await busyMs(session)) - before;
      const clockMs = await page.evaluate<number>(`${painted}.then(() => takeSlowest())`);
      interactions.push({ what, clockMs: clockMs || quickMs, processorMs });
    },
  };
}

/** Processor time (ms) that the page's main thread has spent on tasks so far. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

export type InteractionMeter = Awaited<ReturnType<typeof interactionMeter>>;
