import { type Page, expect } from '@playwright/test';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { type Frames, manyRows, respondWithManyRows, scrollThroughRows } from '#tests/e2e/support/many-rows.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';
import { type Part, milliseconds } from '../report.ts';
import { median } from '../statistics.ts';
import { type SiteVisit, onSite } from '../visit/site-visit.ts';

const sizes = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 360, height: 740 },
};
/** Times that each list is scrolled; the best counts, because other programs only add time. */
const rounds = 3;
const arrivals = 5;

/** The list of requests: frames while it scrolls among very many rows, and how soon a new request is shown. */
export function measureOffice(): Promise<Part> {
  return onSite({}, async (visit) => {
    const rows: [string, string][] = [];
    const medians: number[] = [];
    for (const [name, size] of Object.entries(sizes)) {
      const { medianMs, p95Ms } = await measureScrolling(visit, size);
      medians.push(medianMs);
      rows.push([`frames, ${name}`, `half within ${milliseconds(medianMs)}, 95 % within ${milliseconds(p95Ms)}`]);
    }
    const arrivalMs = await measureArrivals(visit);
    rows.push([`new request shown, median of ${arrivals}`, milliseconds(arrivalMs)]);
    return {
      title: `List of requests in the back office, ${manyRows} rows`,
      rows,
      figures: { officeFrameMs: Math.max(...medians), arrivalMs },
    };
  });
}

async function openList(visit: SiteVisit, prepare: (page: Page) => Promise<void>): Promise<Page> {
  const context = await visit.newVisitor('sk');
  const page = await context.newPage();
  await prepare(page);
  await officeScreen(page, 'sk').signIn();
  return page;
}

async function measureScrolling(visit: SiteVisit, size: { width: number; height: number }): Promise<Frames> {
  const page = await openList(visit, async (opened) => {
    await opened.setViewportSize(size);
    await respondWithManyRows(opened);
  });
  await expect(officeScreen(page, 'sk').rows.first()).toBeVisible({ timeout: 20_000 });
  const found: Frames[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await scrollThroughRows(page));
  await page.context().close();
  return found.toSorted((a, b) => a.medianMs - b.medianMs)[0] as Frames;
}

/** From the response to the visitor until the row is on the screen of an open list (ms). */
async function measureArrivals(visit: SiteVisit): Promise<number> {
  const page = await openList(visit, async () => undefined);
  const visitor = await visit.newVisitor('sk');
  const times: number[] = [];
  for (let arrival = 0; arrival < arrivals; arrival += 1) {
    const answers = sampleVisitor('quick');
    await submitRequests(visitor.request, { origin: visit.site.origin, language: 'sk', visitors: [answers] });
    const begun = performance.now();
    await officeScreen(page, 'sk').rowOf(answers.contact.name).waitFor();
    times.push(performance.now() - begun);
  }
  await Promise.all([visitor.close(), page.context().close()]);
  return median(times);
}
