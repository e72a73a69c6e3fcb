import assert from 'node:assert/strict';
import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { remove, storedRequest } from '#tests/support/people/office.ts';
import { letMailsLeave, openQuoteOffice, readQuote, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { createDraft, quotesPath, sendDraft } from '#tests/support/quotes/quotes.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const undo = (browser: TestBrowser, id: string) => remove(browser, `${quotesPath}/${id}/send`);

testOnEachEngine(
  'H2 sending that is undone leaves a draft with its number, no mail and the request as it was',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote, requestId } = await sendForRequest(office, { copies: ['ucto@strechy.example'] });
    app.passTime(1000);
    const answer = await undo(browser, quote.id);
    assert.equal(answer.status, 200, answer.text);
    const draft = await readQuote(office, quote.id);
    assert.deepEqual(
      [draft.status, draft.number, draft.privatePath, draft.mailState, draft.sentAt],
      ['draft', '2026-0001', null, null, null],
    );
    assert.equal(draft.events.at(-1)?.kind, 'send-undone');
    assert.deepEqual(await database.db.selectFrom('quote_snapshots').selectAll().execute(), []);
    const request = await storedRequest(app, requestId);
    assert.deepEqual([request.status, request.waiting_on, request.first_response_at], ['new', 'us', null]);
    await letMailsLeave(office);
    assert.equal(app.mail.delivered.length, 0);
    assert.equal((await auditEntries(database, 'quote.send-undone')).length, 1);
    assert.equal((await undo(browser, quote.id)).code, 'quote-has-left', 'a draft was not sent');
    const removed = await remove(browser, `${quotesPath}/${quote.id}`, { version: draft.version });
    assert.equal(removed.code, 'quote-has-number');
    assert.equal((await sendDraft(browser, draft)).number, '2026-0001', 'sent again under its number');
  },
);

testOnEachEngine(
  'H2 of undoing and the departure of the mail exactly one happens, also on two instances',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const other = await openSecondApp(context, database);
    other.passTime(replyHoldMs);
    for (let round = 0; round < 8; round += 1) {
      const { id } = await sendDraft(browser, await createDraft(browser));
      const before = other.mail.delivered.length;
      const [answer] = await Promise.all([undo(browser, id), other.runDueJobs()]);
      await other.runDueJobs();
      const hasLeft = other.mail.delivered.length === before + 1;
      assert.deepEqual([answer.status, answer.code ?? null], hasLeft ? [409, 'quote-has-left'] : [200, null]);
      assert.equal((await readQuote(office, id)).status, hasLeft ? 'sent' : 'draft');
    }
  },
);

testOnEachEngine('H2 what came after the sending stays when it is undone', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { app, browser } = office;
  const { quote, requestId } = await sendForRequest(office);
  await database.db
    .updateTable('service_requests')
    .set({ status: 'in_progress' })
    .where('id', '=', requestId)
    .execute();
  assert.equal((await undo(browser, quote.id)).status, 200);
  assert.equal((await storedRequest(app, requestId)).status, 'in_progress');
});
