import assert from 'node:assert/strict';
import type { ErrorBody } from '#contract/error-body.ts';
import { linkTokensOf } from '#tests/support/people/private-links.ts';
import { previewQuote, previewQuoteMail } from '#contract/quotes/quotes.ts';
import { readPrivateQuote } from '#contract/quotes/private-quote.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { done, openOffice, remove, storeRequest, storedRequest } from '#tests/support/people/office.ts';
import {
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { askToSend, createDraft, quotesPath, sampleQuoteContent, sendDraft } from '#tests/support/quotes/quotes.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'H2 a quote that is sent has a number, is what the preview showed, leaves after 30 s and moves its request',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { requestId, quote } = await sendForRequest(office, {
      copies: ['ucto@strechy.example', 'JAN@strechy.example'],
    });
    assert.deepEqual([quote.number, quote.status, quote.mailState], ['2026-0001', 'sent', 'pending']);
    assert.equal(quote.leavesAt, app.services.clock() + replyHoldMs);
    const { document } = done(await browser.get(`${quotesPath}/${quote.id}/preview`), previewQuote);
    assert.deepEqual(
      [document.number, document.issuedOn, document.totals.once.gross],
      ['2026-0001', '2026-11-21', 184_500],
    );
    const { status, waiting_on: waitingOn, first_response_at: answeredAt } = await storedRequest(app, requestId);
    assert.deepEqual([status, waitingOn, answeredAt], ['quote_sent', 'customer', app.services.clock()]);
    app.passTime(replyHoldMs - 1);
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 0, 'not before its time');
    await letMailsLeave(office);
    const { delivered } = app.mail;
    const sum = formatExactMoney(184_500, 'EUR', 'sk');
    assert.deepEqual(delivered.map(({ to }) => to).toSorted(), ['jan@strechy.example', 'ucto@strechy.example']);
    assert.ok(delivered.every(({ text }) => text.includes(sum)));
    const own = delivered.filter(({ text }) => text.includes(quote.privatePath ?? '?'));
    assert.deepEqual(
      own.map(({ to }) => to),
      ['jan@strechy.example'],
      'each has an own link',
    );
    assert.equal((await auditEntries(database, 'quote.sent')).length, 1);
  },
);

testOnEachEngine(
  'H2 what is incomplete is not sent, each field says why, and no number is drawn',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const draft = await createDraft(browser, { title: 'Web', lines: [], validUntil: '2026-11-20' });
    const answer = await askToSend(browser, draft);
    assert.equal(answer.code, 'invalid-input');
    const fields = ((answer.body as ErrorBody).details ?? []).map(({ field }) => field);
    for (const field of ['title', 'lines', 'validUntil', 'agency.legalForm', 'agency.taxStatus']) {
      assert.ok(fields.includes(field), field);
    }
    assert.deepEqual(await database.db.selectFrom('number_series').select('name').execute(), [
      { name: 'service_request' },
    ]);
  },
);

testOnEachEngine('H2 E1 a quote sent twice is sent once', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { app, browser } = office;
  const draft = await createDraft(browser);
  const key = newKey();
  const answers = await Promise.all([askToSend(browser, draft, key), askToSend(browser, draft, key)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  assert.equal((await askToSend(browser, draft, key)).status, 200);
  const others = await Promise.all([askToSend(browser, draft), askToSend(browser, draft)]);
  assert.deepEqual(
    others.map(({ code }) => code),
    ['quote-is-frozen', 'quote-is-frozen'],
  );
  await letMailsLeave(office);
  assert.equal(app.mail.delivered.length, 1);
  assert.equal((await sendDraft(browser, await createDraft(browser))).number, '2026-0002', 'no number is lost');
});

testOnEachEngine(
  'H2 of sending and saving, or of two who send, one is first and nothing is lost',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const numbers: (string | null)[] = [];
    for (let round = 0; round < 6; round += 1) {
      const draft = await createDraft(browser);
      const content = sampleQuoteContent({ title: `Verzia ${round} s galériou` });
      const save = () => browser.put(`${quotesPath}/${draft.id}`, { version: draft.version, content });
      const rivals =
        round % 2 === 0 ? [askToSend(browser, draft), save()] : [askToSend(browser, draft), askToSend(browser, draft)];
      const answers = await Promise.all(rivals);
      assert.equal(
        answers.filter(({ status }) => status === 200).length,
        1,
        answers.map(({ text }) => text).join('\n'),
      );
      const now = await readQuote(office, draft.id);
      if (now.status === 'draft') {
        assert.equal(now.content.title, content.title);
        numbers.push((await sendDraft(browser, now)).number);
      } else {
        assert.equal(now.content.title, draft.content.title);
        numbers.push(now.number);
      }
    }
    assert.deepEqual(
      numbers,
      [1, 2, 3, 4, 5, 6].map((sequence) => `2026-000${sequence}`),
    );
  },
);

testOnEachEngine(
  'H2 H7 a later version replaces the one before it, whose link shows nothing any more',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { quote: first } = await sendForRequest(office);
    await letMailsLeave(office);
    const answer = await browser.post(`${quotesPath}/${first.id}/revision`, {});
    const draft = answer.body as typeof first;
    const second = await sendDraft(browser, draft);
    assert.equal(second.number, '2026-0001-R2');
    assert.equal((await readQuote(office, first.id)).status, 'superseded');
    const visitor = app.newBrowser();
    const gone = await visitor.get(privateCallOf(first));
    assert.deepEqual([gone.status, gone.code], [410, 'quote-superseded']);
    assert.ok(!gone.text.includes('2026-0001'), 'it tells nothing of the quote');
    const shown = done(await visitor.get(privateCallOf(second)), readPrivateQuote);
    assert.equal(shown.previous?.number, '2026-0001');
    const undone = await remove(browser, `${quotesPath}/${second.id}/send`);
    assert.equal(undone.status, 200, undone.text);
    assert.deepEqual(
      [(await readQuote(office, first.id)).status, (await readQuote(office, second.id)).status],
      ['sent', 'draft'],
    );
    assert.equal((await visitor.get(privateCallOf(first))).status, 200);
    assert.equal((await visitor.get(privateCallOf(second))).status, 404);
  },
);

testOnEachEngine(
  'H7 a version that is sent before the mail of the one before has left replaces that mail; undoing lets it leave after all',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const copies = ['ucto@strechy.example'];
    const first = await sendDraft(browser, await createDraft(browser, { copies }));
    const revision = await browser.post(`${quotesPath}/${first.id}/revision`, {});
    app.passTime(replyHoldMs - 1);
    const second = await sendDraft(browser, revision.body as typeof first);
    assert.equal((await readQuote(office, first.id)).mailState, null, 'it will never leave');
    assert.equal((await remove(browser, `${quotesPath}/${second.id}/send`)).status, 200);
    const { mailState, leavesAt } = await readQuote(office, first.id);
    assert.deepEqual([mailState, leavesAt], ['pending', app.services.clock() + replyHoldMs]);
    await sendDraft(browser, await readQuote(office, second.id));
    await letMailsLeave(office);
    const tokens = await linkTokensOf(app, second.id);
    assert.deepEqual(
      app.mail.delivered
        .toSorted((one, other) => one.to.localeCompare(other.to))
        .map(({ to, text, references }) => [to, tokens.findIndex((token) => text.includes(token)), references ?? null]),
      [
        ['jan@strechy.example', 0, null],
        ['ucto@strechy.example', 1, null],
      ],
      'only the later version arrives, and nothing names a mail that nobody has',
    );
    const { rows } = (await browser.get('/api/admin/outbox?state=failed')).body as {
      rows: { failure: string; isResendable: boolean }[];
    };
    assert.deepEqual(
      rows.map(({ failure, isResendable }) => [failure, isResendable]),
      [
        ['replaced', false],
        ['replaced', false],
      ],
    );
    const again = await browser.post(`${quotesPath}/${second.id}/revision`, {});
    const third = await sendDraft(browser, again.body as typeof first);
    assert.equal((await remove(browser, `${quotesPath}/${third.id}/send`)).status, 200);
    await letMailsLeave(office);
    assert.equal(app.mail.delivered.length, 2, 'what has arrived is not sent again');
  },
);

testOnEachEngine(
  'H1 quotes sent at once on two servers have numbers without gap or double',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const other = await openSecondApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const browsers = [office.browser, await other.newBrowserOf('admin')];
    for (const setting of [other.services.agency, other.services.quoteSettings]) await setting.refresh();
    const numbers: (string | null)[] = [];
    for (let wave = 0; wave < 5; wave += 1) {
      const drafts = await Promise.all(Array.from({ length: 8 }, () => createDraft(office.browser)));
      const sent = drafts.map((draft, index) => sendDraft(browsers[index % 2] ?? office.browser, draft));
      numbers.push(...(await Promise.all(sent)).map(({ number }) => number));
    }
    const expected = Array.from({ length: 40 }, (_, index) => `2026-${String(index + 1).padStart(4, '0')}`);
    assert.deepEqual(
      numbers.toSorted((one, another) => ((one ?? '') < (another ?? '') ? -1 : 1)),
      expected,
    );
  },
);

testOnEachEngine(
  'H2 the mail is shown as it would be sent, and what nobody can fill in is refused',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const request = await storeRequest(app, { language: 'da', currency: 'DKK' });
    const changes = { language: 'da', currency: 'DKK' } as const;
    const draft = await createDraft(browser, changes, { kind: 'request', requestId: request.id });
    const { mail } = done(await browser.get(`${quotesPath}/${draft.id}/preview`), previewQuote);
    const preview = `${quotesPath}/${draft.id}/mail-preview`;
    const shown = done(await browser.post(preview, mail), previewQuoteMail);
    assert.deepEqual([shown.language, shown.subject], ['da', 'Tilbud nr. 2026-0001 – Plumbline']);
    assert.ok(shown.text.includes(`${formatExactMoney(184_500, 'DKK', 'da')} og`), shown.text);
    assert.ok(shown.paragraphs.some(({ text }) => text.includes('/pristilbud/…')));
    const refused = await browser.post(preview, { ...mail, body: 'Hej {{nobody}}' });
    assert.deepEqual([refused.code, (refused.body as ErrorBody).details?.[0]?.field], ['invalid-input', 'body']);
    assert.deepEqual(await database.db.selectFrom('outbox_messages').select('id').execute(), []);
  },
);
