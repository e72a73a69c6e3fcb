import assert from 'node:assert/strict';
import { listNotifications } from '#contract/notifications.ts';
import { askAboutQuote, declineQuote, requestQuoteChanges, undoQuoteAnswer } from '#contract/quotes/private-quote.ts';
import { brand } from '#domain/brand.ts';
import { changeQuoteSettingsBy } from '#tests/support/people/complete-agency.ts';
import { done, readDetail, remove, storedRequest } from '#tests/support/people/office.ts';
import { ask, readAsRecipient } from '#tests/support/quotes/quote-answers.ts';
import {
  act,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const newsOf = async ({ browser }: Pick<Awaited<ReturnType<typeof openQuoteOffice>>, 'browser'>) => {
  const { notifications } = done(await browser.get(listNotifications.path), listNotifications);
  return notifications.map(({ kind, quote }) => [kind, quote?.number]);
};

testOnEachEngine(
  'H5 a question about a line reaches the conversation of the request and, after 30 s, the agency’s mailbox',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote, requestId } = await sendForRequest(office);
    await letMailsLeave(office);
    await app.services.db.updateTable('service_requests').set({ is_archived: 1, is_unread: 0 }).execute();
    const visitor = app.newBrowser();
    const call = privateCallOf(quote);
    const key = newKey();
    const text = 'Je v cene aj fotenie?\n\nMáme 12 striech.';
    const answers = await Promise.all([1, 2].map(() => ask(visitor, call, { lineId: 'gallery', text, key })));
    assert.equal(answers[0]?.text, answers[1]?.text);
    const asked = done(await ask(visitor, call, { lineId: 'gallery', text, key }), askAboutQuote);
    const [question] = asked.questions;
    assert.deepEqual([asked.questions.length, question?.lineId, question?.text], [1, 'gallery', text]);
    assert.equal(question?.undoUntil, app.services.clock() + 30_000);
    assert.equal(asked.status, 'viewed', 'who asks has looked');
    const { messages } = await readDetail(browser, requestId);
    assert.deepEqual(
      messages.map(({ direction, body }) => [direction, body]),
      [['from-customer', `Galéria\n\n${text}`]],
    );
    const request = await storedRequest(app, requestId);
    assert.deepEqual(
      [request.status, request.waiting_on, request.is_unread, request.is_archived],
      ['awaiting_signature', 'us', 1, 0],
    );
    assert.deepEqual(await newsOf(office), [['quote-asked', '2026-0001']]);
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 1, 'the mail is held');
    await letMailsLeave(office);
    const mail = app.mail.delivered.at(-1);
    assert.deepEqual([mail?.to, mail?.replyTo], [brand.mailboxes.sk, 'jan@strechy.example']);
    assert.match(mail?.text ?? '', /Galéria[^]*Je v cene aj fotenie\?/);
    const late = await remove(visitor, `${call}/questions/${question?.id}`);
    assert.equal(late.code, 'quote-has-left');
    assert.equal((await ask(visitor, call, { lineId: 'gallery', text: 'Iné', key })).code, 'idempotency-key-reused');
    assert.equal((await ask(visitor, call, { lineId: 'unknown', text })).code, 'invalid-input');
    assert.equal((await ask(visitor, call, { lineId: null, text: '  ' })).code, 'invalid-input');
  },
);

testOnEachEngine('H5 a question that is taken back leaves nothing but its record', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { app, browser } = office;
  const { quote, requestId } = await sendForRequest(office);
  await letMailsLeave(office);
  const [visitor, call, key] = [app.newBrowser(), privateCallOf(quote), newKey()];
  const { questions } = done(await ask(visitor, call, { lineId: null, text: 'Kedy?', key }), askAboutQuote);
  const undone = await remove(visitor, `${call}/questions/${questions[0]?.id}`);
  assert.equal(undone.status, 200, undone.text);
  assert.deepEqual((await readAsRecipient(visitor, call)).questions, []);
  assert.deepEqual((await readDetail(browser, requestId)).messages, []);
  assert.deepEqual(await newsOf(office), []);
  const request = await storedRequest(app, requestId);
  assert.deepEqual([request.waiting_on, request.answer_due_at], ['customer', null]);
  assert.equal((await ask(visitor, call, { lineId: null, text: 'Kedy?', key })).code, 'idempotency-key-reused');
  await letMailsLeave(office);
  assert.equal(app.mail.delivered.length, 1, 'only the quote was mailed');
  const kinds = (await readQuote(office, quote.id)).events.map(({ kind }) => kind);
  assert.deepEqual(kinds.slice(-3), ['viewed', 'asked', 'question-undone']);
});

testOnEachEngine(
  'H5 a refusal and a wish for changes go back into review, are mailed after 30 s, and can be taken back before',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote, requestId } = await sendForRequest(office);
    await letMailsLeave(office);
    const [visitor, call] = [app.newBrowser(), privateCallOf(quote)];
    const wishes = [
      [declineQuote, 'refusal', { reason: 'Vybral som si inú firmu.' }, 'declined', 'quote-declined'],
      [requestQuoteChanges, 'changes', { message: 'Bez videa, prosím.' }, 'changes_requested', 'quote-changes'],
    ] as const;
    for (const [endpoint, path, body, status, news] of wishes) {
      const words = Object.values(body)[0] ?? '';
      const answered = done(await visitor.post(`${call}/${path}`, body), endpoint);
      const until = app.services.clock() + 30_000;
      assert.deepEqual(answered.answer, { kind: status, text: words, at: app.services.clock(), undoUntil: until });
      assert.equal((await visitor.post(`${call}/${path}`, body)).status, 200, 'the same press again');
      assert.deepEqual(await newsOf(office), [[news, '2026-0001']]);
      const request = await storedRequest(app, requestId);
      assert.deepEqual([request.status, request.waiting_on, request.is_unread], ['in_review', 'us', 1]);
      const undone = done(await remove(visitor, `${call}/answer`), undoQuoteAnswer);
      assert.deepEqual([undone.status, undone.answer], ['viewed', null]);
      assert.deepEqual(await newsOf(office), []);
      const restored = await storedRequest(app, requestId);
      assert.deepEqual(
        [restored.status, restored.waiting_on, restored.answer_due_at],
        ['awaiting_signature', 'customer', null],
      );
      await letMailsLeave(office);
      assert.equal(app.mail.delivered.length, 1, 'nobody was told');
    }
    assert.equal((await remove(visitor, `${call}/answer`)).code, 'move-not-allowed');
    assert.equal((await visitor.post(`${call}/changes`, { message: ' ' })).code, 'reason-required');
    done(await visitor.post(`${call}/changes`, { message: 'Bez videa.' }), requestQuoteChanges);
    await letMailsLeave(office);
    assert.equal(app.mail.delivered.at(-1)?.subject.replaceAll('\u00a0', ' '), 'Zmeny v ponuke č. 2026-0001');
    assert.equal((await remove(visitor, `${call}/answer`)).code, 'quote-has-left');
    const kept = await act(office, await readQuote(office, quote.id), 'keeping');
    assert.equal(kept.status, 200, kept.text);
    assert.equal((await readAsRecipient(visitor, call)).answer, null);
    await changeQuoteSettingsBy(office.browser, { isDeclineReasonRequired: true });
    assert.equal((await readAsRecipient(visitor, call)).needsReason, true);
    assert.equal((await visitor.post(`${call}/refusal`, { reason: '' })).code, 'reason-required');
    assert.equal((await visitor.post(`${call}/refusal`, { reason: 'Drahé' })).status, 200);
  },
);
