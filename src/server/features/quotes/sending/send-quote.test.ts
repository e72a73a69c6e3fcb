import assert from 'node:assert/strict';
import { previewQuote, sendQuote } from '#contract/quotes/quotes.ts';
import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import { done, openOffice, storeRequest, storedRequest } from '#tests/support/office.ts';
import { createDraft, quotesPath, sendDraft } from '#tests/support/quotes.ts';
import { newKey } from '#tests/support/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/test-databases.ts';

testOnEachEngine(
  'H2 a quote that is sent gets its number, is frozen, leaves after 30 s and moves its request',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const request = await storeRequest(app);
    const draft = await createDraft(browser, {}, { kind: 'request', requestId: request.id });
    const before = done(await browser.get(`${quotesPath}/${draft.id}/preview`), previewQuote);
    assert.equal(before.document.number, '');
    const sent = await sendDraft(browser, draft);
    assert.deepEqual([sent.number, sent.status, sent.mailState], ['2026-0001', 'sent', 'pending']);
    assert.equal(sent.leavesAt, app.services.clock() + replyHoldMs);
    const after = done(await browser.get(`${quotesPath}/${draft.id}/preview`), previewQuote);
    assert.deepEqual(after.document, { ...before.document, number: '2026-0001' });
    const { status, waiting_on: waitingOn, first_response_at: answeredAt } = await storedRequest(app, request.id);
    assert.deepEqual([status, waitingOn, answeredAt], ['quote_sent', 'customer', app.services.clock()]);
    app.passTime(replyHoldMs);
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 1);
  },
);
