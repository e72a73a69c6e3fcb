import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { getCalendarFeed, readCalendar, renewCalendarFeed } from '#contract/projects/calendar.ts';
import { readPortalHome } from '#contract/portal/portal-home.ts';
import { listOwnProjects } from '#contract/projects/own-projects.ts';
import { readProjectBoard } from '#contract/projects/project-board.ts';
import { countProjects, listProjects } from '#contract/projects/projects.ts';
import { listUnreadThreads } from '#contract/threads.ts';
import { waitingSides } from '#domain/projects/project-outlook.ts';
import type { ProjectFilter } from '#domain/projects/project-filter.ts';
import { projectStatuses, projectTabs } from '#domain/projects/project-status.ts';
import { capture, markVisible, planOf } from '#tests/support/database/query-plans.ts';
import { done } from '#tests/support/people/office.ts';
import { customerIdAt, positionBefore, projectIdAt } from '#tests/support/people/portal-rows.ts';
import { ownerSession, seedPortal } from '#tests/support/people/seed-portal.ts';
import { threadPath, written } from '#tests/support/people/threads.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { startTime } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** Few, because what an engine reads of them is asked of its plans alone. */
const seeded = { projects: 80, messages: 200, listeners: 0, until: startTime };
const thread = { place: 'project', id: projectIdAt(startTime) } as const;

/** Every filter of the list alone and from the middle on, and of the board; the counts, the calendar and the unread. */
function addressesOfOffice(): string[] {
  const filters: ProjectFilter[] = [
    {},
    ...projectTabs.map((tab) => ({ tab })),
    ...projectStatuses.map((status) => ({ status })),
    ...waitingSides.map((waits) => ({ waits })),
    { late: 'yes' },
    { dueFrom: '2026-11-01', dueTo: '2026-12-01' },
    { customer: customerIdAt(startTime) },
    { request: thread.id },
    { quote: thread.id },
    { search: 'projekt 7' },
  ];
  const address = (path: string, query: object) =>
    `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
  return [
    ...filters.flatMap((filter) => [
      address(listProjects.path, filter),
      address(listProjects.path, { ...filter, after: '40' }),
    ]),
    ...filters.filter(({ tab }) => tab === undefined).map((filter) => address(readProjectBoard.path, filter)),
    countProjects.path,
    address(readCalendar.path, { from: '2026-11-01', to: '2026-12-31' }),
    listUnreadThreads.path,
  ];
}

/** Tables of projects and threads, by their names and by those that queries give them. */
const tables =
  'projects|project_milestones|milestones|late|project_materials|materials|owed|milestone_handovers|project_events|payment_requests|asked|quotes|quote_links|service_requests|requests|service_request_messages|messages|thread_reads|reads|calendar_feeds|feeds|stream_presences';

/** The lines of a plan by which a table is read in no order. */
const walksOf = (plan: string, engine: TestDatabase['engine']['name']): string[] => {
  const walk =
    engine === 'postgres' ? `Seq Scan on (?:${tables})\\b` : `^SCAN (?:${tables})\\b(?!.*USING (?:COVERING )?INDEX)`;
  return plan.split('\n').filter((line) => new RegExp(walk).test(line));
};

async function askAll(browser: TestBrowser, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) assert.equal((await browser.get(address)).status, 200, address);
}

testOnEachEngine(
  'I1 I2 I3 lists, boards, calendar, feed, threads and what is unread are read from indexes, whatever they are asked',
  async (database, context) => {
    const { app, browser } = await openQuoteOffice(context, database);
    await seedPortal(database, seeded);
    const customer = app.newBrowser();
    customer.cookies.set('session', ownerSession);
    const feed = done(await browser.post(getCalendarFeed.path, { language: 'sk' }), renewCalendarFeed);
    await markVisible(database);
    const statements = capture(database);
    await askAll(browser, [...addressesOfOffice(), new URL(feed.address).pathname]);
    const before = positionBefore(100, startTime);
    for (const [side, reader] of [
      ['customer', customer],
      ['agency', browser],
    ] as const) {
      const path = threadPath(side, thread);
      await askAll(reader, [`${path}/messages`, `${path}/messages?before=${before}`]);
      const { id } = await written(reader, { side, ...thread, body: 'Vidíte to?' });
      await reader.delete(`${path}/messages/${id}`);
      assert.equal((await reader.post(`${path}/seen`, { at: 1 })).status, 200);
    }
    await askAll(customer, [readPortalHome.path, listOwnProjects.path]);

    const walks: string[] = [];
    await database.db.transaction().execute(async (transaction) => {
      // PostgreSQL reads a table of so few rows as a whole unless it is told not to.
      if (database.engine.name === 'postgres') await sql`set local enable_seqscan = off`.execute(transaction);
      for (const statement of statements.values()) {
        const plan = await planOf({ ...database, db: transaction }, statement);
        if (walksOf(plan, database.engine.name).length > 0) walks.push(`${statement.sql.slice(0, 300)}\n${plan}`);
      }
    });
    assert.ok(statements.size > 40, `${statements.size} statements were heard`);
    assert.deepEqual(walks, []);
  },
);
