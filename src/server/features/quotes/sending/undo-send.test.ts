import assert from 'node:assert/strict';
import { reviseQuote } from '#contract/quotes/quotes.ts';
import { promisedAnswerMs, replyHoldMs } from '#domain/service-requests/clocks.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { done, readDetail, remove, storedRequest } from '#tests/support/people/office.ts';
import { beginProject } from '#tests/support/people/project-office.ts';
import { draftChange } from '#tests/support/people/scope-changes.ts';
import { ask } from '#tests/support/quotes/quote-answers.ts';
import {
  type QuoteOffice,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
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

/** What the office sees of whose turn it is. */
const turnOf = async ({ app }: QuoteOffice, id: string) => {
  const request = await storedRequest(app, id);
  return [request.status, request.waiting_on, request.answer_due_at, request.is_unread];
};

testOnEachEngine(
  'G4 a version that answers a question waits for its customer, and undoing it lets the question wait again',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote, requestId } = await sendForRequest(office);
    await letMailsLeave(office);
    const asked = await ask(app.newBrowser(), privateCallOf(quote), { lineId: null, text: 'Dá sa aj bez galérie?' });
    assert.equal(asked.status, 200, asked.text);
    const due = app.services.clock() + promisedAnswerMs;
    assert.deepEqual(await turnOf(office, requestId), ['awaiting_signature', 'us', due, 1]);
    app.passTime(1000);
    const draft = done(await browser.post(`${quotesPath}/${quote.id}/revision`, {}), reviseQuote);
    const second = await sendDraft(browser, draft);
    assert.deepEqual(await turnOf(office, requestId), ['awaiting_signature', 'customer', null, 0]);
    const { events } = await readDetail(browser, requestId);
    assert.deepEqual([events.at(-1)?.kind, events.at(-1)?.actor], ['answered', 'admin']);
    assert.equal((await undo(browser, second.id)).status, 200);
    assert.deepEqual((await turnOf(office, requestId)).slice(0, 3), ['awaiting_signature', 'us', due]);
    app.passTime(1000);
    await sendDraft(browser, await readQuote(office, second.id));
    assert.deepEqual(await turnOf(office, requestId), ['awaiting_signature', 'customer', null, 0]);
  },
);

testOnEachEngine(
  'G4 a change of scope answers what its customer has asked, and the work in progress stays with the agency',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, requestId } = await beginProject(office);
    const due = office.app.services.clock() + promisedAnswerMs;
    await database.db
      .updateTable('service_requests')
      .set({ waiting_on: 'us', answer_due_at: due, is_unread: 1 })
      .where('id', '=', requestId)
      .execute();
    const draft = await draftChange(office, project.id);
    office.app.passTime(1000);
    const sent = await sendDraft(office.browser, draft);
    assert.deepEqual(await turnOf(office, requestId), ['in_progress', 'us', null, 0]);
    assert.equal((await undo(office.browser, sent.id)).status, 200);
    assert.deepEqual((await turnOf(office, requestId)).slice(0, 3), ['in_progress', 'us', due]);
  },
);
