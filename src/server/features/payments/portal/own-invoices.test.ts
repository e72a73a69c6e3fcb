import assert from 'node:assert/strict';
import { customerDocumentPath, paymentRequestPdfPath } from '#contract/payments/payment-page.ts';
import { listNotifications } from '#contract/notifications.ts';
import { pathOf } from '#domain/routes.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { addCustomer } from '#tests/support/people/customers.ts';
import { done } from '#tests/support/people/office.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import {
  bookOn,
  draftDocument,
  issueDocumentOf,
  issueForCustomer,
  writeDocument,
} from '#tests/support/quotes/money.ts';
import { readFirstPayment, readPayments, reportPaid } from '#tests/support/quotes/payment-page.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const email = 'fakturovany@example.com';

testOnEachEngine(
  'I3 H6 an invoice without a quote is in its customer’s portal: to download, to pay by its own page, and reported as paid once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const customer = await registerVerified(app, { ...peter, email });
    const { id: customerId } = await addCustomer(browser, { email });
    const draft = await draftDocument(browser, { kind: 'customer', customerId, language: 'sk' });
    assert.deepEqual((await readHome(customer)).documents, [], 'a draft is nobody’s');
    const invoice = await issueForCustomer(browser, customerId, { title: 'Oprava stránky' });
    await app.runDueJobs();
    const key = `invoice-${invoice.id}`;
    const { documents, payments } = await readHome(customer);
    assert.deepEqual(
      documents.map((each) => [each.id, each.key, each.isReady]),
      [[invoice.id, key, true]],
    );
    const payment = await readFirstPayment(customer, key);
    assert.deepEqual(
      payments.map((each) => [each.id, each.key, each.quoteId, each.title, each.rest, each.status]),
      [[payment.id, key, null, 'Oprava stránky', payment.rest, 'requested']],
    );
    assert.equal(payment.rest, invoice.totals.gross);
    assert.deepEqual(payment.reason, { kind: 'invoice', documentNumber: invoice.number });
    const files = [
      customerDocumentPath(key, invoice.id, 'pdf'),
      customerDocumentPath(key, invoice.id, 'xml'),
      paymentRequestPdfPath(key, payment.id),
    ];
    for (const path of files) assert.equal((await customer.get(path)).status, 200, path);
    const page = await customer.get(pathOf('payment', 'sk', { key }));
    assert.deepEqual([page.status, page.text.includes('Oprava stránky')], [200, true]);
    for (const stranger of [
      app.newBrowser(),
      await registerVerified(app, { ...peter, username: 'cudzi', email: 'cudzi@example.com' }),
    ]) {
      for (const path of files) assert.equal((await stranger.get(path)).code, 'not-found', path);
      assert.equal((await reportPaid(stranger, key, payment.id)).code, 'not-found');
      const foreign = await stranger.get(pathOf('payment', 'sk', { key }));
      assert.deepEqual([foreign.status, foreign.text.includes('Oprava stránky')], [404, false]);
    }
    assert.equal((await customer.get(`/api/payments/invoice-${draft.id}`)).code, 'not-found', 'a draft has no page');
    assert.equal((await readPayments(browser, key)).access, 'office');
    assert.equal((await reportPaid(browser, key, payment.id)).code, 'access-denied');
    const posted = await customer.postForm(pathOf('payment', 'sk', { key }), [['request', payment.id]]);
    assert.equal(posted.status, 303);
    assert.equal((await reportPaid(customer, key, payment.id)).status, 200, 'said twice');
    assert.equal((await readHome(customer)).payments[0]?.status, 'claimed');
    const { notifications } = done(await browser.get(listNotifications.path), listNotifications);
    assert.deepEqual(
      notifications.map(({ kind, document }) => [kind, document?.number]),
      [['invoice-claimed', invoice.number]],
    );
  },
);

testOnEachEngine(
  'I3 what changes an invoice without a quote stands beside it, and what is paid waits for nobody',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const customer = await registerVerified(app, { ...peter, email });
    const { id: customerId } = await addCustomer(browser, { email });
    const [invoice, other] = [
      await issueForCustomer(browser, customerId),
      await issueForCustomer(browser, customerId, { title: 'Iné' }),
    ];
    const [first, second] = [`invoice-${invoice.id}`, `invoice-${other.id}`];
    app.passTime(1000);
    const draft = await draftDocument(browser, { kind: 'credit_note', documentId: other.id });
    const corrects = draft.content.corrects && { ...draft.content.corrects, reason: 'Zľava.' };
    const credit = await issueDocumentOf(browser, await writeDocument(browser, draft, { corrects }));
    const { payments, documents } = await readPayments(customer, second);
    assert.deepEqual(
      [payments.map(({ rest }) => rest), documents.map(({ id }) => id)],
      [[], [credit.id, other.id]],
      'credited whole',
    );
    const owed = await readFirstPayment(customer, first);
    await bookOn(office, owed.id, { amount: owed.rest });
    assert.deepEqual((await readHome(customer)).payments, []);
    const [settled] = (await readPayments(customer, first)).payments;
    assert.deepEqual([settled?.rest, settled?.status], [0, 'confirmed']);
    const wrong = await reportPaid(customer, second, owed.id);
    assert.equal(wrong.code, 'not-found', 'the request of another invoice');
  },
);
