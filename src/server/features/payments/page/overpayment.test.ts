import assert from 'node:assert/strict';
import { ulid } from 'ulid';
import { bookPayment, refundPayment } from '#contract/payments/payments.ts';
import { done } from '#tests/support/people/office.ts';
import { book, ledgerOf, partOf, signAndPlan } from '#tests/support/quotes/asked-payments.ts';
import { giveBack } from '#tests/support/quotes/money.ts';
import { keyOf, readPayments } from '#tests/support/quotes/payment-page.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'H6 who pays too much reads on the page and by mail what becomes of the rest, until it went back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { ledger, quote } = await signAndPlan(office);
    const [visitor, key] = [office.app.newBrowser(), keyOf(quote)];
    const read = async () => (await readPayments(visitor, key)).overpaid;
    assert.equal(await read(), null, 'nothing was paid');
    const { paymentId } = done(await book(office, partOf(ledger), { amount: 97_250 }), bookPayment);
    assert.deepEqual(await read(), { currency: 'EUR', amount: 5_000 });
    await office.app.runDueJobs();
    const { to: recipient, text = '' } = office.app.mail.delivered.find(({ subject }) =>
      /^Platba k.výzve/.test(subject),
    ) ?? { to: '' };
    assert.match(text, /Zaplatili ste o\s50,00\s€\sviac\./);
    done(await giveBack(office.browser, paymentId, 2_000));
    assert.deepEqual(await read(), { currency: 'EUR', amount: 3_000 }, 'a part went back');
    await office.app.runDueJobs();
    done(await giveBack(office.browser, paymentId, 3_000));
    assert.equal(await read(), null, 'all went back');
    await office.app.runDueJobs();
    assert.equal((await ledgerOf(office, quote.id)).credit, 0);

    // The same is paid once more: nothing of it is booked on the request.
    const allocations = [{ paymentRequestId: partOf(ledger).id, amount: 0 }];
    done(await book(office, partOf(ledger), { amount: 92_250, allocations }), bookPayment);
    assert.deepEqual(await read(), { currency: 'EUR', amount: 92_250 }, 'paid twice');
    await office.app.runDueJobs();
    const thanks = office.app.mail.delivered.findLast(({ subject }) => /^Platba k.výzve/.test(subject));
    assert.match(thanks?.text ?? '', /platba\s922,50\s€\.[^]*Zaplatili ste o\s922,50\s€\sviac\./);

    const whole = { receivedOn: '2026-11-24', reason: 'Dohoda.', amount: 92_250 };
    const header = { 'idempotency-key': newKey() };
    for (const path of Array<string>(2).fill(refundPayment.path.replace(':id', paymentId))) {
      done(await office.browser.post(path, whole, header));
      await office.app.runDueJobs();
    }
    const refunds = office.app.mail.delivered.filter(({ subject }) => /^Vrátenie platby k.výzve/.test(subject));
    assert.deepEqual(
      refunds.map((mail) => [mail.to, /vám vraciam (.+?)\./.exec(mail.text)?.[1]?.replaceAll('\u00A0', ' ')]),
      [
        [recipient, '20,00 €'],
        [recipient, '30,00 €'],
        [recipient, '922,50 €'],
      ],
      'who is paid back is told each time, once',
    );
    const last = refunds.at(-1);
    assert.match(
      `${last?.subject} ${last?.text}`,
      /č\.\sZ2026-0001[^]+\(Nový web[^]+Deň vrátenia: 24\.\s11\.\s2026[^]+Otvoriť platby/,
    );
  },
);

testOnEachEngine(
  'H6 I4 what is left of a payment is told to its payer alone, and to nobody where others had a part of it',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const visitor = office.app.newBrowser();
    const [one, other] = [await signAndPlan(office), await signAndPlan(office)];
    const [mine, theirs] = [partOf(one.ledger), partOf(other.ledger)];
    const { db } = office.app.services;
    const own = await db.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
    const strange = { ...own, id: ulid(), email_key: 'iny@zakaznik.example' };
    await db.insertInto('customers').values(strange).execute();
    const giveTo = (id: string) =>
      db.updateTable('payment_requests').set({ customer_id: id }).where('quote_id', '=', other.quote.id).execute();
    await giveTo(strange.id);
    const allocations = [mine, theirs].map(({ id, rest }) => ({ paymentRequestId: id, amount: rest }));
    const paid = await book(office, mine, { amount: mine.rest + theirs.rest + 700, allocations });
    const { paymentId } = done(paid, bookPayment);
    for (const { quote } of [one, other]) assert.equal((await readPayments(visitor, keyOf(quote))).overpaid, null);
    await office.app.runDueJobs();
    const receipts = office.app.mail.delivered.filter(({ subject }) => /^Platba k.výzve/.test(subject));
    assert.deepEqual(
      receipts.map(({ text }) => text?.includes('viac')),
      [false, false],
    );
    await giveTo(own.id);
    const overpaid = { currency: 'EUR', amount: 700 };
    for (const { quote } of [one, other])
      assert.deepEqual((await readPayments(visitor, keyOf(quote))).overpaid, overpaid);
    await giveTo(strange.id);
    const refundsAfter = async (amount: number) => {
      done(await giveBack(office.browser, paymentId, amount));
      await office.app.runDueJobs();
      const mails = office.app.mail.delivered.filter(({ subject }) => subject.startsWith('Vrátenie platby'));
      return mails.map(({ subject }) => subject.replaceAll('\u00A0', ' '));
    };
    assert.deepEqual(await refundsAfter(600), [], 'credit that may be of another payer');
    const [ofTheirs = ''] = await refundsAfter(100 + 5_000);
    assert.match(ofTheirs, /Z2026-0002: 50,00 €$/, 'of a request its own part');
  },
);
