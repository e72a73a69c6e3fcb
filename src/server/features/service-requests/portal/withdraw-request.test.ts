import assert from 'node:assert/strict';
import { listNotifications } from '#contract/notifications.ts';
import { pathOf } from '#domain/routes.ts';
import { type RequestStatus, decideMove, requestStatuses } from '#domain/service-requests/status.ts';
import { mailsTo, peter, registerVerified } from '#tests/support/people/accounts.ts';
import { addColleague, openFirm } from '#tests/support/people/firms.ts';
import { done, readDetail, storeRequest, storedRequest } from '#tests/support/people/office.ts';
import { openPortal } from '#tests/support/people/project-office.ts';
import { acceptanceOf, readAsRecipient, sendAcceptance } from '#tests/support/quotes/quote-answers.ts';
import {
  type QuoteOffice,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { askToSend, createDraft } from '#tests/support/quotes/quotes.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

const pageOf = (id: string) => pathOf('portalRequest', 'sk', { id });

/** Presses the button of a request's page. */
const withdraw = (browser: TestBrowser, id: string, reason = '') =>
  browser.postForm(pageOf(id), [
    ['go', 'withdraw'],
    ['reason', reason],
  ]);

/** Whoever is signed in with the address of a request. */
async function customerOf(office: QuoteOffice, requestId: string): Promise<TestBrowser> {
  const { email } = JSON.parse((await storedRequest(office.app, requestId)).contact) as { email: string };
  return openPortal(office, email);
}

testOnEachEngine(
  'I3 of every status and everybody, only who may everything for the customer withdraws, until a quote is signed',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const firm = await openFirm(office, 'alfa');
    const stranger = await registerVerified(app, { ...peter, username: 'cudzi', email: 'cudzi@example.com' });
    const refusals: [name: string, browser: TestBrowser, status: number][] = [
      ['a colleague with messages', await addColleague(office, firm, { username: 'pisarka', right: 'messages' }), 403],
      [
        'a colleague with documents',
        await addColleague(office, firm, { username: 'uctovnik', right: 'documents' }),
        404,
      ],
      ['a stranger', stranger, 404],
      ['an administrator', office.browser, 404],
      ['a visitor', app.newBrowser('203.0.113.30'), 401],
    ];
    const boss = await addColleague(office, firm, { username: 'sefka', right: 'all' });
    const setTo = (status: RequestStatus) =>
      app.services.db.updateTable('service_requests').set({ status }).where('id', '=', firm.requestId).execute();
    const statusNow = async () => (await storedRequest(app, firm.requestId)).status;
    for (const status of requestStatuses) {
      await setTo(status);
      for (const [name, browser, expected] of refusals) {
        assert.equal((await withdraw(browser, firm.requestId)).status, expected, `${name}: ${status}`);
        assert.equal(await statusNow(), status, `${name}: ${status}`);
      }
      for (const [name, browser] of [
        ['the owner', firm.owner],
        ['a colleague with all', boss],
      ] as const) {
        await setTo(status);
        const isAllowed = status === 'cancelled' || decideMove(status, 'cancelled', { actor: 'customer' }).ok;
        const { ownRequest } = readPageInput((await browser.get(pageOf(firm.requestId))).text).data;
        assert.equal(ownRequest?.mayWithdraw, isAllowed && status !== 'cancelled', `${name}: ${status}`);
        const answer = await withdraw(browser, firm.requestId);
        assert.equal(answer.status, isAllowed ? 303 : 409, `${name}: ${status} ${answer.text.slice(0, 200)}`);
        assert.equal(await statusNow(), isAllowed ? 'cancelled' : status, `${name}: ${status}`);
      }
    }
  },
);

testOnEachEngine(
  'I3 a withdrawn request takes its open quotes along as the customer’s deed, the agency is told and the customer gets a receipt, once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote, requestId } = await sendForRequest(office);
    const customer = await customerOf(office, requestId);
    const { number, contact } = await storedRequest(app, requestId);
    const { email } = JSON.parse(contact) as { email: string };
    const announced: string[] = [];
    context.after(app.services.live.subscribe((event) => announced.push(event.kind)));
    const reason = 'Web nám urobí synovec.';
    for (let time = 0; time < 2; time += 1) {
      const answer = await withdraw(customer, requestId, reason);
      assert.deepEqual([answer.status, answer.headers.get('location')], [303, pageOf(requestId)]);
    }
    assert.deepEqual(announced.toSorted(), ['quote-changed', 'request-changed']);
    const detail = await readDetail(office.browser, requestId);
    const moves = detail.events.filter(({ to }) => to === 'cancelled');
    assert.deepEqual(
      moves.map((move) => [move.actor, move.from, move.reason]),
      [['customer', 'quote_sent', reason]],
    );
    assert.equal((await storedRequest(app, requestId)).is_unread, 1);
    const { status, events } = await readQuote(office, quote.id);
    const [ended, ...others] = events.filter(({ to }) => to === 'withdrawn');
    assert.deepEqual([status, ended?.actor, ended?.reason, others], ['withdrawn', 'customer', reason, []]);
    await letMailsLeave(office);
    const mails = app.mail.delivered.filter(({ subject }) => subject.includes(`č. ${number} je odvolaný`));
    assert.deepEqual(
      mails.map(({ to }) => to),
      [email],
    );
    assert.match(mails[0]?.text ?? '', /už neplatia/);
    const toCustomer = await mailsTo(app, quote.content.buyer.email);
    assert.ok(!toCustomer.some(({ text }) => text.includes(quote.number ?? '-')), 'the quote never left');
    const copies = app.mail.delivered.filter(({ subject }) => subject === `Odvolaný dopyt č. ${number}`);
    assert.deepEqual([copies.length, copies[0]?.replyTo, copies[0]?.text.includes(reason)], [1, email, true]);
    const { notifications } = done(await office.browser.get('/api/admin/notifications'), listNotifications);
    const told = notifications.filter(({ kind }) => kind === 'request-withdrawn');
    assert.deepEqual(
      told.map(({ request }) => request?.number),
      [number],
    );
    const page = await customer.get(pageOf(requestId));
    const { ownRequest } = readPageInput(page.text).data;
    assert.deepEqual([ownRequest?.status, ownRequest?.cancelling?.by], ['cancelled', 'customer']);
  },
);

testOnEachEngine(
  'I3 without a reason it is withdrawn all the same, one that is too long is refused with what was typed, and another site cannot press the button',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const request = await storeRequest(office.app);
    const customer = await customerOf(office, request.id);
    const long = 'x'.repeat(501);
    const refused = await withdraw(customer, request.id, long);
    assert.equal(refused.status, 400);
    assert.equal(readPageInput(refused.text).data.requestForm?.reason, long);
    const fields = [['go', 'withdraw']] as const;
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    assert.equal((await customer.postForm(pageOf(request.id), fields, foreign)).code, 'foreign-origin');
    assert.equal((await customer.postForm(pageOf(request.id), [['go', 'x']])).status, 400);
    assert.equal((await storedRequest(office.app, request.id)).status, 'new');
    assert.equal((await withdraw(customer, request.id)).status, 303);
    const { status, cancel_reason: reason } = await storedRequest(office.app, request.id);
    assert.deepEqual([status, reason], ['cancelled', null]);
  },
);

testOnEachEngine(
  'I3 of a withdrawal and a signature on two servers one is done whole, and the other is told',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const other = await openSecondApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const { quote, requestId } = await sendForRequest(office);
    await letMailsLeave(office);
    const customer = await customerOf(office, requestId);
    const call = privateCallOf(quote);
    const elsewhere = new TestBrowser(other.origin, { address: '192.0.2.9' });
    const body = acceptanceOf(await readAsRecipient(elsewhere, call));
    const [signed, withdrawn] = await Promise.all([
      sendAcceptance(elsewhere, { call, body }),
      withdraw(customer, requestId),
    ]);
    const isSigned = signed.status === 200;
    assert.equal(withdrawn.status, isSigned ? 409 : 303, withdrawn.text.slice(0, 300));
    assert.equal((await readQuote(office, quote.id)).status, isSigned ? 'accepted' : 'withdrawn');
    assert.equal((await storedRequest(office.app, requestId)).status, isSigned ? 'awaiting_payment' : 'cancelled');
    if (!isSigned) assert.equal(signed.code, 'quote-withdrawn');
    if (isSigned) assert.equal(readPageInput(withdrawn.text).data.requestForm?.failure, 'too-late');
  },
);

testOnEachEngine(
  'I3 of a withdrawal and the sending of a quote, in both orders and at once, no quote is open for a request that is withdrawn',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const open = async (email: string) => {
      const contact = { name: 'Zuzana', email, phone: '', company: '' };
      const request = await storeRequest(office.app, { contact });
      const draft = await createDraft(office.browser, {}, { kind: 'request', requestId: request.id });
      return { id: request.id, draft, customer: await openPortal(office, email) };
    };
    const first = await open('prva@example.com');
    assert.equal((await withdraw(first.customer, first.id)).status, 303);
    const late = await askToSend(office.browser, first.draft);
    assert.equal(late.code, 'request-is-cancelled', 'nobody gets a quote for what is not wanted any more');
    const { status, number } = await readQuote(office, first.draft.id);
    assert.deepEqual([status, number], ['draft', null]);
    const second = await open('druha@example.com');
    assert.equal((await askToSend(office.browser, second.draft)).status, 200);
    assert.equal((await withdraw(second.customer, second.id)).status, 303);
    const third = await open('tretia@example.com');
    const [sent, withdrawn] = await Promise.all([
      askToSend(office.browser, third.draft),
      withdraw(third.customer, third.id),
    ]);
    assert.equal(withdrawn.status, 303, withdrawn.text.slice(0, 300));
    const isSent = sent.status === 200;
    if (!isSent) assert.equal(sent.code, 'request-is-cancelled', sent.text);
    for (const [{ id, draft }, was] of [
      [second, true],
      [third, isSent],
    ] as const) {
      assert.equal((await storedRequest(office.app, id)).status, 'cancelled');
      assert.equal((await readQuote(office, draft.id)).status, was ? 'withdrawn' : 'draft');
    }
    await letMailsLeave(office);
    assert.ok(
      !office.app.mail.delivered.some(({ subject }) => subject.startsWith('Cenová ponuka')),
      'no quote has left',
    );
  },
);
