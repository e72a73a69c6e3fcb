import type { CDPSession, Page } from '@playwright/test';

/** One press or key: what it was, how long until the next paint by the clock (ms, to 8), and what it cost (ms). */
export type Interaction = { what: string; clockMs: number; processorMs: number };

/** Notes how long each interaction of a document took to be painted; quicker than 16 ms is not told by browsers. */
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

/** What browsers tell of an interaction that was painted before they begin to tell. */
const quickMs = 8;

/** The next frame, and what is left to do behind it: what was changed by then is on the screen. */
const painted = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))';

/** A tenth of a second of nothing but work (ms). */
const spinMs = 100;
const spin = `(() => { const end = performance.now() + ${spinMs}; while (performance.now() < end); })()`;

/** Measures interactions one by one. To be made before the first page is opened. */
export async function interactionMeter(page: Page) {
  await page.addInitScript(noteInteractions);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const interactions: Interaction[] = [];
  return {
    interactions,
    /** Makes the page's processor so many times slower. */
    slow: (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate }),
    /** What share of the time the page gets when it wants all of it: less than all where other programs want it too. */
    async shareOfProcessor(): Promise<number> {
      const cost = async (expression: string) => {
        const before = await busyMs(session);
        await page.evaluate(expression);
        return (await busyMs(session)) - before;
      };
      // Asking has a price too, several times over on a slowed processor: it is no work that the page wanted.
      const asking = await cost('0');
      return ((await cost(spin)) - asking) / spinMs;
    },
    /** Does one thing, waits until it is painted, and notes both figures. */
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

/** Processor time (ms) that the page's main thread has spent on tasks, other programs' share left out. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

export type InteractionMeter = Awaited<ReturnType<typeof interactionMeter>>;

/** Within how much a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;
}
