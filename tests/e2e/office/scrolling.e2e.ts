import { type Page, expect } from '@playwright/test';
import { type RequestRow, countServiceRequests, listServiceRequests } from '#contract/service-requests.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { priorities, requestStatuses } from '#domain/service-requests/status.ts';
import { test } from '#tests/support/running-site.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';

test.use({ locale: localeOf.sk, siteName: 'with ten thousand rows' });

const rowCount = 10_000;
/** Most rows that may be drawn at once, however many are loaded. */
const drawnAtMost = 120;
/** Half of all frames are ready within this time (ms), on a machine that does much else beside; alone it is one frame of a screen. */
const frameWithin = 100;

const ulid = (number: number) => `01KAJ${String(number).padStart(21, '0')}`;

function rowOf(index: number): RequestRow {
  const number = rowCount - index;
  return {
    id: ulid(number),
    number,
    createdAt: Date.now() - index * 60_000,
    updatedAt: Date.now() - index * 60_000,
    status: requestStatuses[index % requestStatuses.length] ?? 'new',
    priority: priorities[index % priorities.length] ?? 'medium',
    source: 'configurator',
    language: 'sk',
    title: `Nový web číslo ${number} pre strechárov z Trnavy`,
    service: 'website',
    trade: 'roofer',
    customerId: ulid(number),
    customerName: `Ľubica Ďuríčková ${number}`,
    customerCompany: index % 2 === 0 ? 'Strechy Ďuríček s. r. o.' : '',
    currency: 'EUR',
    estimate: { minimum: 150_000, maximum: 370_000 },
    assignee: null,
    waitingOn: 'us',
    answerDueAt: Date.now() + (index - 500) * 60_000,
    isArchived: false,
    isUnread: index % 3 === 0,
    version: 1,
  };
}

/** Has the list answer with ten thousand rows at once: what the browser makes of them is measured here. */
async function answerWithManyRows(page: Page): Promise<void> {
  const rows = Array.from({ length: rowCount }, (_, index) => rowOf(index));
  const matching = { count: rowCount, isMore: false };
  const some = { count: 999, isMore: true };
  const views = { active: some, mine: some, unassigned: some, archived: some, unread: some, overdue: some };
  await page.route(new RegExp(countServiceRequests.path), (route) => route.fulfill({ json: { matching, views } }));
  await page.route(new RegExp(`${listServiceRequests.path}(?:\\?.*)?$`), (route) =>
    route.fulfill({ json: { rows, next: null } }),
  );
}

type Frames = { median: number; p95: number; longest: number; drawn: number };

/** Scrolls 240 frames by 200 px each, as fast as a wheel does, and notes how long each took and how many rows were drawn. */
const scrollOn = `(async () => {
  const times = [];
  let drawn = 0;
  let last = performance.now();
  for (let step = 1; step <= 240; step += 1) {
    scrollTo(0, step * 200);
    const now = await new Promise((done) => requestAnimationFrame(done));
    times.push(now - last);
    last = now;
    drawn = Math.max(drawn, document.querySelectorAll('[role=row]').length);
  }
  times.sort((a, b) => a - b);
  return { median: times[120], p95: times[228], longest: times[239], drawn };
})()`;

for (const size of [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`G10 a list of ${rowCount} loaded rows scrolls smoothly and draws few of them (${size.width} px)`, async ({
    page,
  }) => {
    const office = officeScreen(page, 'sk');
    await page.setViewportSize(size);
    await answerWithManyRows(page);
    await office.signIn();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(rowCount + 1), {
      timeout: 20_000,
    });
    await expect(office.rows.first()).toBeVisible();
    const frames = await page.evaluate<Frames>(scrollOn);
    test.info().annotations.push({ type: 'frames', description: JSON.stringify(frames) });
    // Rows that have never been drawn are taken for as high as the others, so the end may move once it is reached.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(office.rows.last()).toContainText('Nový web číslo 1 pre', { timeout: 1000 });
    }).toPass();
    expect(frames.drawn).toBeLessThanOrEqual(drawnAtMost);
    expect(frames.median).toBeLessThanOrEqual(frameWithin);
    // Choosing all of them draws no more either.
    await page.evaluate('scrollTo(0, 0)');
    await page.getByRole('table').getByRole('checkbox').first().click();
    await expect(office.rows.first().getByRole('checkbox')).toBeChecked();
    await expect(page).toHaveURL(pathOf('adminRequests', 'sk'));
  });
}
