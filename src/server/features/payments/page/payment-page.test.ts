import assert from 'node:assert/strict';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { PaymentCodeKind } from '#domain/payments/payment-code.ts';
import { pathOf } from '#domain/routes.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { askForDeposit, readFirstPayment, readPayments, reportPaid } from '#tests/support/quotes/payment-page.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { act, letMailsLeave, openQuoteOffice, readQuote, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { readPayBySquare, readQrShape } from '#tests/support/documents/read-payment-codes.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

const dayMs = 86_400_000;

testOnEachEngine('H6 a signed quote asks for its deposit, and the code says the same', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { key, quote } = await askForDeposit(office);
  const visitor = office.app.newBrowser();
  const page = await readPayments(visitor, key);
  assert.deepEqual([page.language, page.quoteNumber, page.access], ['sk', quote.number, 'link']);
  const [payment, ...others] = page.payments;
  assert.ok(payment && others.length === 0, 'the part that is not due yet is not shown');
  assert.deepEqual(
    [payment.status, payment.rest, payment.paid, payment.reason.kind],
    ['requested', payment.amount, 0, 'part'],
  );
  assert.ok(payment.code?.kind === 'pay-by-square');
  assert.equal(await readQrShape(payment.code), payment.code.text);
  assert.deepEqual(readPayBySquare(payment.code.text), {
    iban: payment.account?.iban,
    bic: payment.account?.bic,
    payee: 'Plumbline',
    amount: String(payment.amount / 100),
    currency: 'EUR',
    variableSymbol: payment.variableSymbol,
    message: payment.number,
    dueOn: payment.dueOn.replaceAll('-', ''),
  });
  assert.match(payment.payMe ?? '', /^https:\/\/payme\.sk\/\?V=1&IBAN=SK31/);
});

testOnEachEngine('H6 the code is that of the payer’s country and currency', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const rows: [Language, Currency, PaymentCodeKind][] = [
    ['cs', 'CZK', 'spayd'],
    ['en', 'EUR', 'epc'],
    ['da', 'DKK', 'text'],
  ];
  for (const [language, currency, kind] of rows) {
    const { key } = await askForDeposit(office, { language, currency });
    const { code, payMe } = await readFirstPayment(office.app.newBrowser(), key);
    assert.deepEqual([code?.kind, payMe], [kind, null]);
  }
});

testOnEachEngine('H6 a payment is reported once, by who pays and not by the office', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { key, quote } = await askForDeposit(office);
  const [visitor, stranger] = [office.app.newBrowser(), office.app.newBrowser()];
  const { id } = await readFirstPayment(visitor, key);
  assert.equal((await reportPaid(office.browser, key, id)).code, 'access-denied');
  assert.equal((await readPayments(office.browser, `office-${quote.id}`)).access, 'office');
  assert.equal((await reportPaid(office.browser, `office-${quote.id}`, id)).code, 'access-denied');
  for (const unknown of ['x'.repeat(43), `portal-${quote.id}`, `office-${quote.id}`]) {
    assert.equal((await stranger.get(`/api/payments/${unknown}`)).code, 'not-found', unknown);
    assert.equal((await reportPaid(stranger, unknown, id)).code, 'not-found', unknown);
  }
  const other = await askForDeposit(office);
  assert.equal((await reportPaid(visitor, other.key, id)).code, 'not-found', 'the request of another quote');
  for (let time = 0; time < 2; time += 1) assert.equal((await reportPaid(visitor, key, id)).status, 200);
  const { status, claimedAt } = await readFirstPayment(visitor, key);
  assert.deepEqual([status, claimedAt], ['claimed', office.app.services.clock()]);
});

testOnEachEngine('H6 without scripts a form reports the payment', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { key } = await askForDeposit(office, { language: 'da', currency: 'DKK' });
  const visitor = office.app.newBrowser();
  const path = pathOf('payment', 'da', { key });
  const { id } = await readFirstPayment(visitor, key);
  const wrong = await visitor.postForm(path, [['request', 'none']]);
  assert.deepEqual([wrong.status, typeof readPageInput(wrong.text).data.paymentFailure], [404, 'string']);
  const answer = await visitor.postForm(pathOf('payment', 'sk', { key }), [['request', id]]);
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, path]);
  assert.equal((await readFirstPayment(visitor, key)).status, 'claimed');
});

testOnEachEngine('H6 I3 the portal tells what is to be paid for one’s own quotes', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { key, quote } = await askForDeposit(office);
  const customer = await registerVerified(office.app, { ...peter, email: quote.content.buyer.email });
  const stranger = await registerVerified(office.app, { ...peter, username: 'cudzi', email: 'cudzi@example.com' });
  const read = async (browser: typeof customer) => (await readHome(browser)).payments;
  const { id, rest, dueOn, daysOver } = await readFirstPayment(customer, key);
  assert.deepEqual(await read(customer), [
    {
      id,
      key: `portal-${quote.id}`,
      quoteId: quote.id,
      title: quote.content.title,
      language: 'sk',
      status: 'requested',
      currency: 'EUR',
      rest,
      dueOn,
      daysOver,
    },
  ]);
  assert.deepEqual(await read(stranger), []);
});

testOnEachEngine('H6 what is late says so and asks for no day that is over', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { key } = await askForDeposit(office);
  const visitor = office.app.newBrowser();
  const before = await readFirstPayment(visitor, key);
  office.app.passTime(-before.daysOver * dayMs);
  assert.deepEqual([(await readFirstPayment(visitor, key)).daysOver], [0]);
  office.app.passTime(dayMs);
  const { status, daysOver, code } = await readFirstPayment(visitor, key);
  assert.deepEqual([status, daysOver, readPayBySquare(code?.text ?? '').dueOn], ['overdue', 1, '']);
});

testOnEachEngine(
  'H6 the page is secret, in the language of the quote, the same in the portal, and gone with the quote',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote } = await sendForRequest(office, { language: 'cs', currency: 'CZK' });
    await letMailsLeave(office);
    const key = quote.privatePath?.split('/').at(-1) ?? '';
    const visitor = office.app.newBrowser();
    const page = await visitor.get(pathOf('payment', 'en', { key }));
    const { language, data } = readPageInput(page.text);
    assert.ok(data.payment && 'page' in data.payment);
    assert.deepEqual([language, data.payment.page.payments], ['cs', []], 'nothing is asked for before it is signed');
    const told = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => page.headers.get(name));
    assert.deepEqual(told, ['no-store', 'noindex', 'no-referrer']);
    const customer = await registerVerified(office.app, { ...peter, email: quote.content.buyer.email });
    const portal = pathOf('payment', 'cs', { key: `portal-${quote.id}` });
    assert.equal((await customer.get(portal)).status, 200);
    assert.equal((await visitor.get(portal)).status, 404);
    assert.equal((await act(office, await readQuote(office, quote.id), 'withdrawal')).status, 200);
    assert.equal((await visitor.get(`/api/payments/${key}`)).code, 'quote-withdrawn');
    const gone = await visitor.get(pathOf('payment', 'cs', { key }));
    assert.deepEqual([gone.status, gone.text.includes(quote.content.title)], [410, false]);
  },
);
