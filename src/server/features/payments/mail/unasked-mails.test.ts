import assert from 'node:assert/strict';
import { bookPayment, cancelPaymentRequest } from '#contract/payments/payments.ts';
import { deliveryFailureOf } from '#domain/mail/delivery-failure.ts';
import { remindPayers } from '#server/features/payments/jobs/remind-payers.ts';
import { markOverdue } from '#server/features/payments/jobs/mark-overdue.ts';
import {
  type SignedQuote,
  book,
  ledgerOf,
  partOf,
  paymentRequestsPath,
  signAndPlan,
  signQuote,
} from '#tests/support/quotes/asked-payments.ts';
import { done, keepSignedIn } from '#tests/support/people/office.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const dayMs = 86_400_000;

/** What became of the mails of a kind. */
const mailsOf = async ({ db }: TestDatabase, kind: string) =>
  (await db.selectFrom('outbox_messages').selectAll().where('kind', '=', kind).execute()).map(
    ({ state, last_error: error }) => [state, error === null ? null : deliveryFailureOf(error)],
  );

async function cancelDeposit(office: QuoteOffice, { quote }: Pick<SignedQuote, 'quote'>): Promise<void> {
  const { id, version } = partOf(await ledgerOf(office, quote.id));
  const path = `${paymentRequestsPath}/${id}/cancellation`;
  done(await office.browser.post(path, { version, reason: 'Zákazník platí v hotovosti.' }), cancelPaymentRequest);
}

testOnEachEngine(
  'H6 a request for money that is cancelled before its mail leaves is not mailed',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const signed = await signQuote(office);
    app.mail.failNext(9);
    await app.runDueJobs();
    const before = app.mail.delivered.length;
    assert.deepEqual(await mailsOf(database, 'payment-requested'), [['pending', 'put-off']]);
    await cancelDeposit(office, signed);
    for (let attempt = 0; attempt < 9; attempt += 1) {
      app.passTime(dayMs / 24);
      await app.runDueJobs();
    }
    assert.deepEqual(await mailsOf(database, 'payment-requested'), [['failed', 'asked-no-longer']]);
    assert.deepEqual(
      app.mail.delivered.slice(before).filter(({ subject }) => subject.includes('Z2026-0001')),
      [],
    );
  },
);

testOnEachEngine(
  'H6 nobody is reminded of what was paid or cancelled before the reminder leaves, and who has paid is thanked',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    await keepSignedIn(database);
    const { app } = office;
    const ways = [
      async (signed: SignedQuote) => {
        done(await book(office, partOf(signed.ledger)), bookPayment);
      },
      (signed: SignedQuote) => cancelDeposit(office, signed),
    ];
    for (const end of ways) {
      const signed = await signAndPlan(office);
      app.passTime(19 * dayMs);
      await markOverdue(app.services);
      await remindPayers(app.services);
      await end(signed);
      await app.runDueJobs();
    }
    const reminders = await mailsOf(database, 'payment-reminder');
    const first = await mailsOf(database, 'payment-first-reminder');
    assert.deepEqual(
      [...reminders, ...first],
      [
        ['failed', 'asked-no-longer'],
        ['failed', 'asked-no-longer'],
      ],
    );
    assert.deepEqual(await mailsOf(database, 'payment-received'), [['sent', null]]);
  },
);
