import assert from 'node:assert/strict';
import { remove, requestsPath, storedRequest } from '#tests/support/people/office.ts';
import {
  act,
  answerAs,
  letMailsLeave,
  openQuoteOffice,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'H2 a quote that is withdrawn tells its customer why, in one conversation, and its request is reviewed again',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote, requestId } = await sendForRequest(office);
    await letMailsLeave(office);
    const done = await act(office, quote, 'withdrawal');
    assert.equal(done.status, 200, done.text);
    const again = await act(office, quote, 'withdrawal');
    assert.equal(again.code, 'changed-meanwhile');
    assert.equal((await readQuote(office, quote.id)).closedReason, 'Zmenil sa rozsah.');
    await app.runDueJobs();
    const [first, second] = app.mail.delivered;
    assert.match(second?.text ?? '', /2026-0001[\s\S]*Zmenil sa rozsah\./);
    assert.equal(second?.references?.length, 1);
    assert.ok(first && !second?.text.includes(quote.privatePath ?? '?'));
    assert.equal((await storedRequest(app, requestId)).status, 'in_review');
  },
);

testOnEachEngine('H2 whom a withdrawn quote has not reached is not told of it', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { quote } = await sendForRequest(office);
  assert.equal((await act(office, quote, 'withdrawal')).status, 200);
  await letMailsLeave(office);
  assert.equal(office.app.mail.delivered.length, 0);
});

testOnEachEngine(
  'H2 a wish for changes is answered with the quote as it is; what was accepted can be voided',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote } = await sendForRequest(office);
    await answerAs(office, quote.id, 'changes_requested');
    assert.equal((await act(office, quote, 'keeping')).status, 200);
    const kept = await readQuote(office, quote.id);
    assert.equal(kept.status, 'sent');
    await answerAs(office, quote.id, 'accepted');
    assert.equal((await act(office, kept, 'voiding')).status, 200);
    const { status, closedReason, events } = await readQuote(office, quote.id);
    assert.deepEqual([status, closedReason], ['voided', 'Zmenil sa rozsah.']);
    assert.deepEqual(
      events.slice(-2).map(({ from, to }) => [from, to]),
      [
        ['changes_requested', 'sent'],
        ['accepted', 'voided'],
      ],
    );
  },
);

testOnEachEngine(
  'G4 G10 a cancelled request withdraws its open quotes, and undoing it opens them again',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const [one, many] = [await sendForRequest(office), await sendForRequest(office)];
    await letMailsLeave(office);
    const change = { to: 'cancelled', reason: 'Zákazník si našiel iného.' };
    const { version } = await storedRequest(app, one.requestId);
    const cancelled = await browser.post(`${requestsPath}/${one.requestId}/status`, { ...change, version });
    assert.equal(cancelled.status, 200, cancelled.text);
    assert.equal((await readQuote(office, one.quote.id)).status, 'withdrawn');
    const selection = { kind: 'ids', ids: [many.requestId] };
    const together = await browser.post(`${requestsPath}/bulk`, {
      selection,
      change: { kind: 'status', ...change },
    });
    assert.equal(together.status, 200, together.text);
    assert.equal((await readQuote(office, many.quote.id)).status, 'withdrawn');
    const undone = await browser.post(`${requestsPath}/undo`, {
      changes: [{ id: one.requestId, version: version + 1 }],
    });
    assert.equal(undone.status, 200, undone.text);
    assert.equal((await readQuote(office, one.quote.id)).status, 'sent');
    assert.equal((await readQuote(office, many.quote.id)).status, 'withdrawn');
    assert.equal(
      (await remove(browser, `${requestsPath}/${one.requestId}`, { version: version + 2 })).code,
      'request-is-bound',
    );
  },
);

testOnEachEngine(
  'G10 a cancellation that is undone before the quote’s mail has left opens the quote again and lets the mail leave',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { requestId, quote } = await sendForRequest(office);
    const { version } = await storedRequest(app, requestId);
    const change = { kind: 'status', to: 'cancelled', reason: 'Omyl.' };
    const selection = { kind: 'ids', ids: [requestId] };
    assert.equal((await browser.post(`${requestsPath}/bulk`, { selection, change })).status, 200);
    await letMailsLeave(office);
    assert.deepEqual(app.mail.delivered, [], 'nothing leaves for what is cancelled');
    const undone = await browser.post(`${requestsPath}/undo`, { changes: [{ id: requestId, version: version + 1 }] });
    assert.deepEqual(undone.body, { undone: 1, refused: 0 });
    assert.equal((await readQuote(office, quote.id)).status, 'sent');
    assert.equal((await storedRequest(app, requestId)).status, 'quote_sent');
    await letMailsLeave(office);
    assert.deepEqual(
      app.mail.delivered.map(({ to }) => to),
      [quote.content.buyer.email],
    );
  },
);
