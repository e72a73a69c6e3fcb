import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  type QuoteAnswers,
  acceptOnBehalf,
  answerQuestion,
  declineOnBehalf,
  evidenceFilePath,
  getQuoteAnswers,
} from '#contract/quotes/quote-answers.ts';
import { askAboutQuote } from '#contract/quotes/private-quote.ts';
import { reviseQuote } from '#contract/quotes/quotes.ts';
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
import { quotesPath, sendDraft } from '#tests/support/quotes/quotes.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { png } from '#tests/support/requests/uploads.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'H5 the answer to a question is mailed to who asked, in the thread, and stands on the page, once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote, requestId } = await sendForRequest(office);
    await letMailsLeave(office);
    const [visitor, call] = [app.newBrowser(), privateCallOf(quote)];
    const { questions } = done(await ask(visitor, call, { lineId: null, text: 'Kedy začnete?' }), askAboutQuote);
    const path = `${quotesPath}/${quote.id}/questions/${questions[0]?.id}/answer`;
    assert.equal((await browser.post(path, { text: ' ' })).code, 'invalid-input');
    app.passTime(1000);
    const text = 'Prvého decembra.';
    const answered = done(await browser.post(path, { text }), answerQuestion);
    assert.deepEqual([answered.questions[0]?.answer, answered.questions[0]?.answeredAt], [text, app.services.clock()]);
    assert.equal((await browser.post(path, { text: 'Neskôr.' })).code, 'changed-meanwhile');
    assert.equal((await readAsRecipient(visitor, call)).questions[0]?.answer, text);
    await letMailsLeave(office);
    const mail = app.mail.delivered.find(({ text: body }) => body.includes(text));
    assert.deepEqual([mail?.to, mail?.subject.startsWith('Re: ')], ['jan@strechy.example', true]);
    assert.match(mail?.text ?? '', /„Kedy začnete\?“/);
    assert.ok(mail?.text.includes(quote.privatePath ?? '?'));
    const { messages } = await readDetail(browser, requestId);
    assert.deepEqual(
      messages.map(({ direction, body }) => [direction, body]),
      [
        ['from-customer', 'Kedy začnete?'],
        ['to-customer', text],
      ],
    );
    const request = await storedRequest(app, requestId);
    assert.deepEqual([request.status, request.waiting_on], ['awaiting_signature', 'customer']);
  },
);

const pdf = Buffer.from('%PDF-1.4\nnot a document');

testOnEachEngine(
  'H5 an acceptance on behalf needs a note, keeps its file after inspection, and is recorded once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote, requestId } = await sendForRequest(office, {
      paymentPlan: [{ share: 10_000, due: 'completion', milestone: '' }],
    });
    await letMailsLeave(office);
    const { version } = await readQuote(office, quote.id);
    const { signer } = await readAsRecipient(app.newBrowser(), privateCallOf(quote));
    const note = 'Potvrdil telefonicky 21. 11., e-mail v prílohe.';
    const body = { version, choice: {}, signer, note, file: null };
    const path = `${quotesPath}/${quote.id}/acceptance`;
    const send = (changes: object, key: string) =>
      browser.post(path, { ...body, ...changes }, { 'idempotency-key': key });
    const key = newKey();
    assert.equal((await send({ note: 'ok' }, key)).code, 'invalid-input');
    assert.equal((await send({ version: version - 1 }, key)).code, 'changed-meanwhile');
    assert.equal((await send({ file: { name: 'a.exe', content: 'TVo=' } }, key)).code, 'attachment-type');
    const unreadable = await send({ file: { name: 'a.pdf', content: pdf.toString('base64') } }, key);
    assert.equal(unreadable.code, 'attachment-unreadable');
    const file = { name: 'e-mail od zákazníka.png', content: png.bytes.toString('base64') };
    const { signed } = done(await send({ file }, key), acceptOnBehalf);
    assert.ok(signed);
    assert.deepEqual([signed.kind, signed.note, signed.file?.name], ['on-behalf', note, 'e-mail od zákazníka.png']);
    const row = await app.services.db.selectFrom('quote_signatures').selectAll().executeTakeFirstOrThrow();
    const kept = await app.services.files.get(row.evidence_file ?? '');
    const download = await browser.get(evidenceFilePath.replace(':id', quote.id));
    assert.equal(download.headers.get('content-disposition')?.includes("filename*=UTF-8''e-mail%20od"), true);
    for (const bytes of [kept ?? '', download.bytes]) {
      assert.equal(createHash('sha256').update(bytes).digest('hex'), signed.file?.sha256);
    }
    const stranger = await app.newBrowser().get(evidenceFilePath.replace(':id', quote.id));
    assert.equal(stranger.code, 'sign-in-required');
    assert.equal((await send({ file }, key)).status, 200, 'a repetition gets the same answer');
    assert.equal((await send({ note: 'Niečo celkom iné.' }, key)).code, 'idempotency-key-reused');
    assert.equal((await send({}, newKey())).code, 'changed-meanwhile');
    const { status, events } = await readQuote(office, quote.id);
    assert.deepEqual([status, events.at(-1)?.actor, events.at(-1)?.kind], ['accepted', 'admin', 'signed']);
    const request = await storedRequest(app, requestId);
    assert.deepEqual([request.status, request.waiting_on], ['in_progress', 'us'], 'without a deposit');
  },
);

testOnEachEngine('H5 a refusal can be recorded on behalf', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { browser } = office;
  const { quote, requestId } = await sendForRequest(office);
  await letMailsLeave(office);
  const { version } = await readQuote(office, quote.id);
  const path = `${quotesPath}/${quote.id}/refusal`;
  assert.equal((await browser.post(path, { version: version + 1, reason: '' })).code, 'changed-meanwhile');
  const answers: QuoteAnswers = done(await browser.post(path, { version, reason: '' }), declineOnBehalf);
  assert.deepEqual(answers, done(await browser.get(`${quotesPath}/${quote.id}/answers`), getQuoteAnswers));
  assert.equal((await readQuote(office, quote.id)).status, 'declined');
  assert.equal((await storedRequest(office.app, requestId)).status, 'in_review');
  assert.equal((await browser.post(path, { version: version + 1, reason: 'Znova' })).code, 'move-not-allowed');
});

testOnEachEngine(
  'H5 a quote that was declined elsewhere before its mail has left is not mailed',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote, requestId } = await sendForRequest(office, { copies: ['ucto@strechy.example'] });
    app.passTime(1000);
    const { version } = await readQuote(office, quote.id);
    const refused = await browser.post(`${quotesPath}/${quote.id}/refusal`, { version, reason: 'Volal, že nechce.' });
    assert.equal(refused.status, 200, refused.text);
    await letMailsLeave(office);
    assert.deepEqual(app.mail.delivered, []);
    const { status, mailState } = await readQuote(office, quote.id);
    assert.deepEqual([status, mailState], ['declined', null]);
    assert.equal((await storedRequest(app, requestId)).status, 'in_review');
  },
);

testOnEachEngine(
  'H5 a quote that was accepted elsewhere before its mail has left is not mailed, only what was signed, with the way to it',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote } = await sendForRequest(office, {
      copies: ['ucto@strechy.example'],
      paymentPlan: [{ share: 10_000, due: 'completion', milestone: '' }],
    });
    const { signer } = await readAsRecipient(app.newBrowser(), privateCallOf(quote));
    app.passTime(1000);
    const { version } = await readQuote(office, quote.id);
    const body = { version, choice: {}, signer, note: 'Potvrdil telefonicky 21. 11.', file: null };
    const path = `${quotesPath}/${quote.id}/acceptance`;
    done(await browser.post(path, body, { 'idempotency-key': newKey() }), acceptOnBehalf);
    await letMailsLeave(office);
    const toCustomer = app.mail.delivered.filter(({ to }) => to.endsWith('@strechy.example'));
    assert.deepEqual(
      toCustomer.map(({ to, documents }) => [to, documents?.length]),
      [['jan@strechy.example', 1]],
    );
    assert.ok(toCustomer[0]?.text.includes(quote.privatePath ?? '?'));
    assert.equal((await app.newBrowser().get(privateCallOf(quote))).status, 200);
    const { status, mailState } = await readQuote(office, quote.id);
    assert.deepEqual([status, mailState], ['accepted', null]);
    assert.equal((await remove(browser, `${quotesPath}/${quote.id}/send`)).code, 'quote-has-left');
  },
);

testOnEachEngine(
  'H5 an answer to a question about a replaced version leads its asker to the newest one, or nowhere while that is not mailed',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const email = 'Jan@Strechy.example';
    const { quote } = await sendForRequest(office);
    await letMailsLeave(office);
    const [visitor, call] = [app.newBrowser(), privateCallOf(quote)];
    for (const text of ['Kedy začnete?', 'A kedy skončíte?', 'Aj v noci?']) {
      done(await ask(visitor, call, { lineId: null, text }), askAboutQuote);
      app.passTime(1);
    }
    await letMailsLeave(office);
    await database.db.updateTable('quote_questions').set({ email }).execute();
    const { questions } = await readAsRecipient(visitor, call);
    const next = done(await browser.post(`${quotesPath}/${quote.id}/revision`, {}), reviseQuote);
    const second = await sendDraft(browser, next);
    /** The mail that answers a question of the first version. */
    const answer = async (index: number, text: string) => {
      const path = `${quotesPath}/${quote.id}/questions/${questions[index]?.id}/answer`;
      done(await browser.post(path, { text }), answerQuestion);
      await app.runDueJobs();
      return app.mail.delivered.find((mail) => mail.text.includes(text))?.text ?? '';
    };
    const early = await answer(0, 'Prvého decembra.');
    assert.ok(early !== '' && !early.includes('/cenova-ponuka/'), early);
    await letMailsLeave(office);
    const late = await answer(1, 'Tridsiateho.');
    assert.ok(late.includes(second.privatePath ?? '?') && !late.includes(quote.privatePath ?? '?'), late);
    assert.equal((await visitor.get(privateCallOf(second))).status, 200);
    assert.equal((await act(office, second, 'withdrawal')).status, 200);
    const after = await answer(2, 'V noci nie.');
    assert.ok(after !== '' && !after.includes('/cenova-ponuka/'), after);
  },
);
