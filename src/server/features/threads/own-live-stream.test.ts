import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownLivePath } from '#contract/live.ts';
import { openLiveEvents } from '#server/live/open-live-events.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { beginProject, openPortal } from '#tests/support/people/project-office.ts';
import { bodiesOf, readAsCustomer, threadPath, written } from '#tests/support/people/threads.ts';
import { openEventStream } from '#tests/support/servers/event-stream.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import {
  type TestDatabase,
  atEnd,
  openSecondInstance,
  openTestDatabase,
  testOnEachEngine,
} from '#tests/support/database/test-databases.ts';

const block = (event: object) => `event: message\ndata: ${JSON.stringify(event)}`;

testOnEachEngine(
  'I2 I4 a customer hears of the own thread and project, by ids alone, and of nothing else',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote, project } = await beginProject(office);
    const { live } = office.app.services;
    const customer = await openPortal(office, quote.content.buyer.email);
    const stranger = await registerVerified(office.app, { ...peter, username: 'cudzi', email: 'cudzi@example.com' });
    assert.equal((await openEventStream(office.app.newBrowser(), ownLivePath)).status, 401);
    const [heard, foreign] = [
      await openEventStream(customer, ownLivePath),
      await openEventStream(stranger, ownLivePath),
    ];
    const thread = { place: 'project', id: project.id } as const;
    await written(office.browser, { side: 'agency', ...thread, body: 'Dobrý deň.' });
    assert.equal(await heard.next(), block({ kind: 'thread-changed', id: project.id }));
    await customer.post(`${threadPath('customer', thread)}/typing`);
    await office.browser.post(`${threadPath('agency', thread)}/typing`);
    assert.equal(await heard.next(), block({ kind: 'thread-typing', id: project.id }), 'one’s own signs are not told');
    live.announce({ kind: 'mails-changed' });
    live.announce({ kind: 'request-changed', id: project.requestId ?? '' });
    live.announce({ kind: 'project-changed', id: project.id });
    assert.equal(await heard.next(), block({ kind: 'project-changed', id: project.id }));
    live.announce({ kind: 'requests-changed' });
    const anything = block({ kind: 'anything-changed' });
    assert.deepEqual(
      [await heard.next(), await foreign.next()],
      [anything, anything],
      'the stranger heard nothing before',
    );
    heard.leave();
    foreign.leave();
  },
);

test('I2 K2 a message that is written on one instance is heard and read on the other', async (context) => {
  const database = await openTestDatabase(context, 'postgres');
  const office = await openQuoteOffice(context, database);
  const { quote, project } = await beginProject(office);
  const customer = await openPortal(office, quote.content.buyer.email);
  const second = await openSecondApp(context, database);
  await connect(context, database, [office.app, second]);
  const elsewhere = second.newBrowser();
  for (const [name, value] of customer.cookies) elsewhere.cookies.set(name, value);
  const heard = await openEventStream(elsewhere, ownLivePath);
  const thread = { place: 'project', id: project.id } as const;
  await written(office.browser, { side: 'agency', ...thread, body: 'Vidíte to?' });
  assert.equal(await heard.next(), block({ kind: 'thread-changed', id: project.id }));
  assert.deepEqual(bodiesOf(await readAsCustomer(elsewhere, thread)), ['Vidíte to?']);
  heard.leave();
});

type App = Awaited<ReturnType<typeof openSecondApp>>;

/** Lets instances tell each other by the database, and waits until both hear. */
async function connect(
  context: Parameters<typeof openSecondApp>[0],
  database: TestDatabase,
  apps: readonly App[],
): Promise<void> {
  for (const [index, app] of apps.entries()) {
    const own = await openSecondInstance(context, database);
    const { databaseUrl } = database.location;
    const opened = openLiveEvents({ db: own.db, engine: own.engine, databaseUrl, self: `instance ${index}` });
    atEnd(context, () => opened.close());
    const hears = Promise.withResolvers<void>();
    opened.live.subscribe(() => hears.resolve());
    app.services.live = opened.live;
    await hears.promise;
  }
}
