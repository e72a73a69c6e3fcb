import type { Page } from '@playwright/test';
import {
  type RequestRow,
  countServiceRequests,
  listServiceRequests,
} from '#contract/service-requests/service-requests.ts';
import { priorities, requestStatuses } from '#domain/service-requests/status.ts';

/** Rows in a list that is longer than any agency's. */
export const manyRows = 10_000;

const ulid = (number: number) => `01KAJ${String(number).padStart(21, '0')}`;

function rowOf(index: number): RequestRow {
  const number = manyRows - index;
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
    shownTitle: `Nový web číslo ${number} pre strechárov z Trnavy`,
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

    followUpAt: null,
    budget: null,
    isArchived: false,
    isUnread: index % 3 === 0,
    version: 1,
  };
}

/** Has the server respond to the list with all those rows at once. */
export async function respondWithManyRows(page: Page): Promise<void> {
  const rows = Array.from({ length: manyRows }, (_, index) => rowOf(index));
  const matching = { count: manyRows, isMore: false };
  const some = { count: 999, isMore: true };
  const views = {
    active: some,
    mine: some,
    unassigned: some,
    later: some,
    archived: some,
    unread: some,
    overdue: some,
  };
  await page.route(new RegExp(countServiceRequests.path), (route) => route.fulfill({ json: { matching, views } }));
  await page.route(new RegExp(`${listServiceRequests.path}(?:\\?.*)?$`), (route) =>
    route.fulfill({ json: { rows, next: null } }),
  );
}

/** Times of frames (ms), and the largest number of rows that were in the document at once. */
export type Frames = { medianMs: number; p95Ms: number; drawn: number };

/** Scrolls 240 frames by 200 px each, as fast as a wheel does. */
export function scrollThroughRows(page: Page): Promise<Frames> {
  return page.evaluate<Frames>(`(async () => {
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
    return { medianMs: times[120], p95Ms: times[228], drawn };
  })()`);
}
