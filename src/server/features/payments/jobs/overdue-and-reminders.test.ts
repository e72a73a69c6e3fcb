import assert from 'node:assert/strict';
import {
  bookPayment,
  changeReminders,
  listPaymentRequests,
  rejectClaim,
  sumPayments,
} from '#contract/payments/payments.ts';
import { listNotifications } from '#contract/notifications.ts';
import { book, ledgerOf, partOf, paymentRequestsPath, signAndPlan } from '#tests/support/quotes/asked-payments.ts';
import { done, keepSignedIn } from '#tests/support/people/office.ts';
import { type QuoteOffice, openQuoteOffice, privateCallOf } from '#tests/support/quotes/quote-office.ts';
import { changeQuoteSettingsBy } from '#tests/support/people/complete-agency.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { markOverdue } from './mark-overdue.ts';
import { remindPayers } from './remind-payers.ts';

const dayMs = 86_400_000;

const remindersIn = ({ app }: QuoteOffice) =>
  app.mail.delivered
    .filter(({ subject }) => /ripomienka platby/.test(subject))
    .map(({ subject }) => subject.split(' ')[0]);

/** Lets days pass, and does what a server does every hour. */
async function waitDays({ app }: QuoteOffice, days: number): Promise<void> {
  app.passTime(days * dayMs);
  await markOverdue(app.services);
  await remindPayers(app.services);
  await app.runDueJobs();
}

testOnEachEngine(
  'H6 after its last day a request is overdue, and its payer is reminded three times, each once, by however many servers',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    await keepSignedIn(database);
    const other = await openSecondApp(context, database);
    const { quote } = await signAndPlan(office);
    const statusNow = async () => partOf(await ledgerOf(office, quote.id)).status;
    office.app.passTime(14 * dayMs);
    assert.equal(await statusNow(), 'requested', 'its last day is not over');
    office.app.passTime(dayMs);
    assert.equal(await statusNow(), 'overdue', 'before any job has noticed');
    const { open, overdue, tabs } = done(await office.browser.get(`${paymentRequestsPath}/sums`), sumPayments);
    assert.deepEqual(
      [open, overdue],
      [[{ currency: 'EUR', rest: 92_250, count: 1 }], [{ currency: 'EUR', rest: 92_250, count: 1 }]],
    );
    assert.deepEqual(
      tabs.filter(({ count }) => count > 0).map(({ tab }) => tab),
      ['open', 'overdue', 'planned'],
    );
    await waitDays(office, 1);
    assert.deepEqual(remindersIn(office), []);
    const sent = [];
    for (const days of [1, 0, 7, 1, 10, 40]) {
      await waitDays(office, days);
      other.passTime(0);
      await remindPayers(other.services);
      sent.push(remindersIn(office).length);
    }
    assert.deepEqual(sent, [1, 1, 2, 2, 3, 3]);
    assert.deepEqual(remindersIn(office), ['Pripomienka', 'Druhá', 'Posledná']);
  },
);

testOnEachEngine('H6 nobody is reminded of what is stopped, claimed or paid', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  await keepSignedIn(database);
  const { quote, ledger } = await signAndPlan(office);
  await waitDays(office, 15);
  const { version } = partOf(await ledgerOf(office, quote.id));
  const path = `${paymentRequestsPath}/${partOf(ledger).id}`;
  done(await office.browser.put(`${path}/reminders`, { version, isStopped: true }), changeReminders);
  await waitDays(office, 4);
  assert.deepEqual(remindersIn(office), []);
  done(await office.browser.put(`${path}/reminders`, { version: version + 1, isStopped: false }), changeReminders);
  const key = privateCallOf(quote).replace('/api/quotes/', '/api/payments/');
  const claim = () => office.app.newBrowser('198.51.100.7').post(`${key}/requests/${partOf(ledger).id}/claim`);
  for (const press of ['first', 'second']) assert.equal((await claim()).status, 200, press);
  const { notifications } = done(await office.browser.get('/api/admin/notifications'), listNotifications);
  assert.equal(notifications.filter(({ kind }) => kind === 'payment-claimed').length, 1);
  await waitDays(office, 4);
  assert.deepEqual(remindersIn(office), [], 'a claim is believed for five days');
  const { rows } = done(await office.browser.get(`${paymentRequestsPath}?tab=claimed`), listPaymentRequests);
  const claimed = rows[0];
  assert.ok(claimed);
  assert.equal(
    (await office.browser.post(`${path}/rejection`, { version: claimed.version, reason: '' })).code,
    'reason-required',
  );
  done(
    await office.browser.post(`${path}/rejection`, { version: claimed.version, reason: 'Na výpise nie je.' }),
    rejectClaim,
  );
  await office.app.runDueJobs();
  const said = office.app.mail.delivered.find(({ text }) => text.includes('Na výpise nie je.'));
  assert.equal(said?.to, 'jan@strechy.example');
  done(await book(office, partOf(ledger)), bookPayment);
  await waitDays(office, 30);
  assert.deepEqual(remindersIn(office), []);
});

testOnEachEngine(
  'I3 the friendly reminder can be turned off where the agency allows it, and the firm ones come on their days all the same',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    await keepSignedIn(database);
    await signAndPlan(office);
    const off = { email_key: 'jan@strechy.example', topic: 'payment-reminders', is_on: 0, changed_at: 1 } as const;
    await database.db
      .insertInto('mail_preferences')
      .values({ id: 'payment-reminders jan@strechy.example', ...off })
      .execute();
    await changeQuoteSettingsBy(office.browser, { isFirstReminderOptional: true });
    await waitDays(office, 18);
    assert.deepEqual(remindersIn(office), []);
    const events = () =>
      database.db.selectFrom('payment_request_events').select('id').where('kind', '=', 'reminded').execute();
    assert.equal((await events()).length, 0, 'nothing says that somebody was reminded');
    await waitDays(office, 7);
    await waitDays(office, 11);
    assert.deepEqual(remindersIn(office), ['Druhá', 'Posledná']);
    assert.equal((await events()).length, 2);
  },
);
