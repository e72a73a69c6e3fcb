import { pathOf } from '#domain/routes.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { type Part, milliseconds } from '../report.ts';
import { median } from '../statistics.ts';
import { type SiteVisit, onSite } from '../visit/site-visit.ts';
import { slowPhone, smallPhone } from '../visit/slow-phone.ts';

const loads = 5;
const pages = { 'home page': '/', configurator: pathOf('configurator', 'sk') };

type Load = { largestPaintMs: number; hydratedMs: number };

/** Largest contentful paint and hydration of a first visit on a slow phone, medians. */
export function measureLoads(): Promise<Part> {
  return onSite({}, async (visit) => {
    const rows: [string, string][] = [];
    const paints: number[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const found: Load[] = [];
      for (let load = 0; load < loads; load += 1) found.push(await measureLoad(visit, path));
      const paintMs = median(found.map(({ largestPaintMs }) => largestPaintMs));
      paints.push(paintMs);
      rows.push([`${name}, largest contentful paint`, milliseconds(paintMs)]);
      rows.push([`${name}, hydrated`, milliseconds(median(found.map(({ hydratedMs }) => hydratedMs)))]);
    }
    return {
      title: `First visit on a slow phone on slow 4G, medians of ${loads}`,
      rows,
      figures: { largestPaintMs: Math.max(...paints) },
    };
  });
}

const largestPaint = `new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
  .observe({ type: 'largest-contentful-paint', buffered: true }))`;

async function measureLoad({ newVisitor }: SiteVisit, path: string): Promise<Load> {
  const context = await newVisitor('sk', smallPhone);
  const page = await context.newPage();
  await slowPhone(page);
  await page.goto(path);
  await untilHydrated(page);
  const hydratedMs = await page.evaluate<number>('performance.now()');
  const largestPaintMs = await page.evaluate<number>(largestPaint);
  await context.close();
  return { largestPaintMs, hydratedMs };
}
