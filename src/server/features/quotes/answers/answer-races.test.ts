import assert from 'node:assert/strict';
import { reviseQuote } from '#contract/quotes/quotes.ts';
import { done, storedRequest } from '#tests/support/people/office.ts';
import { acceptanceOf, ask, readAsRecipient, sendAcceptance, signAs } from '#tests/support/quotes/quote-answers.ts';
import {
  act,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { askToSend, quotesPath } from '#tests/support/quotes/quotes.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'H5 an acceptance and a new version that is sent exclude each other, in both orders and at once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const open = async () => {
      const { quote, requestId } = await sendForRequest(office);
      await letMailsLeave(office);
      const revised = await browser.post(`${quotesPath}/${quote.id}/revision`, {});
      const draft = done(revised, reviseQuote);
      const call = privateCallOf(quote);
      return { quote, requestId, draft, call, shown: await readAsRecipient(app.newBrowser(), call) };
    };
    const first = await open();
    assert.equal((await signAs(app.newBrowser(), first.call)).status, 200);
    assert.equal((await askToSend(browser, first.draft)).code, 'quote-is-signed', 'what was agreed is not replaced');
    const second = await open();
    assert.equal((await askToSend(browser, second.draft)).status, 200);
    const late = await sendAcceptance(app.newBrowser(), { call: second.call, body: acceptanceOf(second.shown) });
    assert.equal(late.code, 'quote-superseded');
    const third = await open();
    const [accepted, sent] = await Promise.all([
      sendAcceptance(app.newBrowser(), { call: third.call, body: acceptanceOf(third.shown) }),
      askToSend(browser, third.draft),
    ]);
    const isSigned = accepted.status === 200;
    assert.notEqual(isSigned, sent.status === 200, `${accepted.text} ${sent.text}`);
    assert.equal((await readQuote(office, third.quote.id)).status, isSigned ? 'accepted' : 'superseded');
    assert.equal((await storedRequest(app, third.requestId)).status, isSigned ? 'awaiting_payment' : 'quote_sent');
  },
);

testOnEachEngine(
  'H5 of an acceptance and a withdrawal on two servers one is done, and the other is told',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const other = await openSecondApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const { quote } = await sendForRequest(office);
    await letMailsLeave(office);
    const call = privateCallOf(quote);
    const elsewhere = new TestBrowser(other.origin, { address: '192.0.2.9' });
    const body = acceptanceOf(await readAsRecipient(elsewhere, call));
    const [accepted, withdrawn] = await Promise.all([
      sendAcceptance(elsewhere, { call, body }),
      act(office, await readQuote(office, quote.id), 'withdrawal'),
    ]);
    assert.deepEqual([accepted.status, withdrawn.status].filter((status) => status === 200).length, 1);
    const { status, events } = await readQuote(office, quote.id);
    assert.equal(status, accepted.status === 200 ? 'accepted' : 'withdrawn');
    assert.equal(events.filter(({ to }) => to === 'accepted' || to === 'withdrawn').length, 1);
    if (accepted.status !== 200) assert.equal(accepted.code, 'quote-withdrawn');
    const signatures = await app.services.db.selectFrom('quote_signatures').select('quote_id').execute();
    assert.equal(signatures.length, accepted.status === 200 ? 1 : 0);
  },
);

testOnEachEngine(
  'H5 an answer counts in the figures until it is taken back, and a signed quote can be asked about',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote } = await sendForRequest(office);
    await letMailsLeave(office);
    const [visitor, call] = [app.newBrowser(), privateCallOf(quote)];
    app.passTime(24 * 60 * 60_000);
    const stored = () =>
      app.services.db
        .selectFrom('quotes')
        .select(['status', 'answered_at'])
        .where('id', '=', quote.id)
        .executeTakeFirstOrThrow();
    assert.equal((await visitor.post(`${call}/refusal`, { reason: '' })).status, 200);
    assert.deepEqual(await stored(), { status: 'declined', answered_at: app.services.clock() });
    assert.equal((await signAs(visitor, call)).code, 'move-not-allowed');
    assert.equal(
      (
        await visitor.call(`${call}/answer`, {
          method: 'DELETE',
          headers: { 'x-csrf-token': await visitor.takeToken() },
        })
      ).status,
      200,
    );
    assert.deepEqual(await stored(), { status: 'viewed', answered_at: null });
    assert.equal((await signAs(visitor, call)).status, 200);
    assert.deepEqual(await stored(), { status: 'accepted', answered_at: app.services.clock() });
    assert.equal((await ask(visitor, call, { lineId: null, text: 'Kedy začnete?' })).status, 200);
  },
);
