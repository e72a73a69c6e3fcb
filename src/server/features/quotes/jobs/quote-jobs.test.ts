import assert from 'node:assert/strict';
import { keepSignedIn, storedRequest } from '#tests/support/people/office.ts';
import {
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { type TestApp, openSecondApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { expireQuotes } from './expire-quotes.ts';
import { remindCustomers } from './remind-customers.ts';

const dayMs = 24 * 60 * 60_000;

/** Does what is done of quotes every hour. */
async function runSteps({ services }: TestApp): Promise<void> {
  await expireQuotes(services);
  await remindCustomers(services);
}

testOnEachEngine(
  'H2 a quote whose last day is over is expired for whoever reads it, and once in its history',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const other = await openSecondApp(context, database);
    const { quote, requestId } = await sendForRequest(office, { validUntil: '2026-11-22' });
    await keepSignedIn(database);
    await runSteps(app);
    assert.equal((await readQuote(office, quote.id)).status, 'sent');
    app.passTime(2 * dayMs);
    other.passTime(2 * dayMs);
    assert.equal((await readQuote(office, quote.id)).status, 'expired', 'before any job');
    assert.equal((await storedRequest(app, requestId)).status, 'quote_sent');
    await Promise.all([runSteps(app), runSteps(other)]);
    await runSteps(app);
    const { status, events } = await readQuote(office, quote.id);
    assert.deepEqual([status, events.filter(({ to }) => to === 'expired').length], ['expired', 1]);
    assert.equal((await storedRequest(app, requestId)).status, 'in_review');
    const shown = await app.newBrowser().get(privateCallOf(quote));
    assert.equal((shown.body as { status: string }).status, 'expired');
    await runSteps(other);
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 1, 'nobody is reminded of it');
  },
);

testOnEachEngine('H2 a customer is reminded once of each, on several instances too', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { app } = office;
  const other = await openSecondApp(context, database);
  const { quote } = await sendForRequest(office);
  await letMailsLeave(office);
  await keepSignedIn(database);
  const afterDays = async (days: number) => {
    for (const each of [app, other]) each.passTime(days * dayMs);
    await Promise.all([runSteps(app), runSteps(other)]);
    await runSteps(app);
    await app.runDueJobs();
    return app.mail.delivered.map(({ subject }) => subject).slice(1);
  };
  assert.deepEqual(await afterDays(2), []);
  const unseen = 'Cenová ponuka č. 2026-0001 na vás čaká';
  assert.deepEqual(await afterDays(2), [unseen]);
  assert.ok(app.mail.delivered[1]?.text.includes(quote.privatePath ?? '?'));
  const ending = 'Cenová ponuka č. 2026-0001 platí do 21. 12. 2026';
  assert.deepEqual(
    (await afterDays(25)).map((subject) => subject.replaceAll('\u00a0', ' ')),
    [unseen, ending],
  );
  const { events, status } = await readQuote(office, quote.id);
  assert.deepEqual([status, events.filter(({ kind }) => kind === 'reminded').length], ['sent', 2]);
});

testOnEachEngine(
  'I3 nobody is reminded of a quote who has turned that off, and the record of the quote does not say so',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote } = await sendForRequest(office);
    await letMailsLeave(office);
    await keepSignedIn(database);
    const { email } = quote.content.buyer;
    const id = `quote-reminders ${email}`;
    const off = { email_key: email, topic: 'quote-reminders', is_on: 0, changed_at: 1 } as const;
    await database.db
      .insertInto('mail_preferences')
      .values({ id, ...off })
      .execute();
    app.passTime(4 * dayMs);
    await runSteps(app);
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 1, 'the quote itself');
    assert.equal((await readQuote(office, quote.id)).events.filter(({ kind }) => kind === 'reminded').length, 0);
    await database.db.updateTable('mail_preferences').set({ is_on: 1 }).execute();
    await runSteps(app);
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 2, 'once it is on again');
  },
);
