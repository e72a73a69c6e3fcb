import assert from 'node:assert/strict';
import type { ErrorCode } from '#domain/errors/codes.ts';
import { dayAfter, startOfDay } from '#domain/days.ts';
import { type QuoteStatus, quoteStatuses } from '#domain/quotes/quote-status.ts';
import { goneReason } from '#server/features/quotes/private/sent-quote.ts';
import { refusalsOf } from '#tests/support/people/accounts.ts';
import { keepSignedIn, remove } from '#tests/support/people/office.ts';
import { acceptanceOf, ask, readAsRecipient, sendAcceptance } from '#tests/support/quotes/quote-answers.ts';
import {
  type QuoteOffice,
  answerAs,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { quotesPath } from '#tests/support/quotes/quotes.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const someSha = '0'.repeat(64);

type Shown = Parameters<typeof acceptanceOf>[0];
type Attempt = (browser: TestBrowser, call: string, shown: Shown) => Promise<TestAnswer>;

/** What can be done behind a private address. */
const actions: Record<'read' | 'view' | 'ask' | 'decline' | 'change' | 'undo' | 'accept', Attempt> = {
  read: (browser, call) => browser.get(call),
  view: (browser, call) => browser.post(`${call}/views`, {}),
  ask: (browser, call) => ask(browser, call, { lineId: null, text: 'Kedy?' }),
  decline: (browser, call) => browser.post(`${call}/refusal`, { reason: 'Nie.' }),
  change: (browser, call) => browser.post(`${call}/changes`, { message: 'Bez videa.' }),
  undo: (browser, call) => remove(browser, `${call}/answer`),
  accept: (browser, call, shown) => sendAcceptance(browser, { call, body: acceptanceOf(shown) }),
};
type Action = keyof typeof actions;

const open: readonly QuoteStatus[] = ['sent', 'viewed'];

/** What a recipient gets for an action in a status, by the domain rules: null where it is done. */
function expectedOf(action: Action, status: QuoteStatus): ErrorCode | null {
  const gone = goneReason(status);
  if (action === 'view') return gone ? 'not-found' : null;
  if (gone) return gone;
  const done: Record<Action, readonly QuoteStatus[]> = {
    read: quoteStatuses,
    view: quoteStatuses,
    ask: ['sent', 'viewed', 'changes_requested', 'declined', 'expired', 'accepted'],
    // The same press again is the same answer.
    decline: open,
    change: open,
    undo: [],
    accept: open,
  };
  if (done[action].includes(status)) return null;
  const isAnswered = status === 'declined' || status === 'changes_requested';
  return action === 'undo' && isAnswered ? 'quote-has-left' : 'move-not-allowed';
}

type Way = { who: string; browser: TestBrowser; call: string; may: 'all' | 'look' | 'nothing' };

/** Everybody who may come, each with the address that they come by. */
async function waysTo(office: QuoteOffice, { id, call }: { id: string; call: string }): Promise<Way[]> {
  const { app, browser: admin } = office;
  const customer = await app.newBrowserOf('user');
  await app.services.db
    .updateTable('users')
    .set({ email: 'jan@strechy.example', email_key: 'jan@strechy.example', email_verified_at: 1 })
    .where('role', '=', 'user')
    .where('email', 'is', null)
    .execute();
  const stranger = await app.newBrowserOf('user');
  return [
    { who: 'link', browser: app.newBrowser(), call, may: 'all' },
    { who: 'portal', browser: customer, call: `/api/quotes/portal-${id}`, may: 'all' },
    { who: 'office', browser: admin, call: `/api/quotes/office-${id}`, may: 'look' },
    { who: 'administrator with the link', browser: admin, call, may: 'look' },
    { who: 'another customer', browser: stranger, call: `/api/quotes/portal-${id}`, may: 'nothing' },
    { who: 'visitor in the portal', browser: app.newBrowser(), call: `/api/quotes/portal-${id}`, may: 'nothing' },
    { who: 'visitor in the office', browser: app.newBrowser(), call: `/api/quotes/office-${id}`, may: 'nothing' },
    { who: 'unknown link', browser: app.newBrowser(), call: `/api/quotes/${'x'.repeat(43)}`, may: 'nothing' },
  ];
}

function expectedFor(way: Way, action: Action, status: QuoteStatus): ErrorCode | null {
  if (way.may === 'nothing') return 'not-found';
  const expected = expectedOf(action, status);
  if (way.may === 'all' || action === 'read' || action === 'view') return expected;
  return goneReason(status) ?? 'access-denied';
}

testOnEachEngine(
  'H5 who may do what with a quote in which status, by link, portal and office',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote } = await sendForRequest(office);
    await letMailsLeave(office);
    const call = privateCallOf(quote);
    const shown = await readAsRecipient(app.newBrowser(), call);
    const ways = await waysTo(office, { id: quote.id, call });
    const wrong: string[] = [];
    for (const status of quoteStatuses) {
      for (const way of ways) {
        for (const [name, attempt] of Object.entries(actions)) {
          await database.db.deleteFrom('quote_signatures').execute();
          await database.db.updateTable('quotes').set({ answer_mail_id: null, closed_reason: null }).execute();
          await answerAs(office, quote.id, status);
          const { code = null, status: http } = await attempt(way.browser, way.call, shown);
          const expected = expectedFor(way, name as Action, status);
          if (code !== expected) wrong.push(`${way.who} ${status} ${name}: ${http} ${code}, not ${expected}`);
        }
      }
    }
    assert.deepEqual(wrong, []);
  },
);

testOnEachEngine(
  'H5 an ended link opens nothing, and what is signed must be what was shown, for what the quote allows',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote } = await sendForRequest(office);
    const [visitor, call] = [app.newBrowser(), privateCallOf(quote)];
    const shown = await readAsRecipient(visitor, call);
    const fieldsOf = (answer: TestAnswer) => [
      answer.code,
      ...(answer.code === 'invalid-input' ? refusalsOf(answer).map(({ field, rule }) => `${field} ${rule}`) : []),
    ];
    const table: [body: object, expected: string[]][] = [
      [acceptanceOf(shown, { sha256: someSha }), ['changed-meanwhile']],
      [acceptanceOf(shown, { choice: { video: 3000 } }), ['invalid-input', 'choice.video option-outside']],
      [acceptanceOf(shown, { choice: { video: -1000 } }), ['invalid-input', 'choice.video option-outside']],
      [acceptanceOf(shown, { choice: { web: 0 } }), ['invalid-input', 'choice.web option-unknown']],
      [acceptanceOf(shown, { choice: { nothing: 1000 } }), ['invalid-input', 'choice.nothing option-unknown']],
      [acceptanceOf(shown, { acceptsTerms: false }), ['invalid-input', 'acceptsTerms terms-unaccepted']],
      [
        acceptanceOf(shown, { signature: { kind: 'typed', text: ' .' } }),
        ['invalid-input', 'signature signature-missing'],
      ],
      [
        acceptanceOf(shown, { signature: { kind: 'drawn', strokes: [[[5, 5]]] } }),
        ['invalid-input', 'signature signature-short'],
      ],
      [
        acceptanceOf(shown, { signer: { ...shown.signer, name: 'J', email: 'jan@', companyNumber: '123' } }),
        ['invalid-input', 'signer.name too-short', 'signer.email email', 'signer.companyNumber number'],
      ],
    ];
    for (const [body, expected] of table) {
      assert.deepEqual(fieldsOf(await sendAcceptance(visitor, { call, body })), expected);
    }
    const priced = await sendAcceptance(visitor, { call, body: { ...acceptanceOf(shown), totals: { gross: 1 } } });
    assert.equal(priced.code, 'invalid-input', 'no price is taken from outside');
    await database.db.updateTable('quote_links').set({ ended_at: 1 }).execute();
    for (const attempt of Object.values(actions)) {
      assert.equal((await attempt(app.newBrowser(), call, shown)).code, 'not-found');
    }
    assert.equal((await readQuote(office, quote.id)).status, 'sent', 'nothing has moved it');
  },
);

testOnEachEngine(
  'H5 a quote can be signed until 23:59:59 of its last day where its customers live, not a second later',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const validUntil = '2026-11-25';
    const quotes: { call: string; end: number; language: string }[] = [];
    for (const language of ['sk', 'da', 'en'] as const) {
      for (let copy = 0; copy < 2; copy += 1) {
        const currency = language === 'da' ? 'DKK' : 'EUR';
        const { quote } = await sendForRequest(office, { language, currency, validUntil });
        quotes.push({ language, call: privateCallOf(quote), end: startOfDay(dayAfter(validUntil), language) });
      }
    }
    await keepSignedIn(database);
    const ends = [...new Set(quotes.map(({ end }) => end))].toSorted((one, other) => one - other);
    for (const end of ends) {
      const due = quotes.filter((quote) => quote.end === end);
      for (const [before, expected] of [
        [1000, null],
        [0, 'move-not-allowed'],
      ] as const) {
        app.passTime(end - before - app.services.clock());
        for (const { call, language } of due.filter((_quote, index) => index % 2 === (before === 0 ? 1 : 0))) {
          const shown = await readAsRecipient(app.newBrowser(), call);
          const { code = null } = await sendAcceptance(app.newBrowser(), { call, body: acceptanceOf(shown) });
          assert.equal(code, expected, `${language}, ${before} ms before the end`);
        }
      }
    }
  },
);

testOnEachEngine('H5 reading changes nothing, whoever reads', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { app, browser } = office;
  const { quote } = await sendForRequest(office);
  await letMailsLeave(office);
  const [visitor, call] = [app.newBrowser(), privateCallOf(quote)];
  await ask(visitor, call, { lineId: null, text: 'Kedy?' });
  const tables = [
    'quotes',
    'quote_snapshots',
    'quote_links',
    'quote_events',
    'quote_questions',
    'quote_signatures',
    'quote_codes',
    'service_requests',
    'service_request_events',
    'notifications',
    'outbox_messages',
    'jobs',
  ] as const;
  const readAll = () => Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute()));
  const before = await readAll();
  app.passTime(5000);
  const addresses = [call, `${call}/pdf`, quote.privatePath ?? '', `/api/quotes/office-${quote.id}`];
  for (const address of addresses) {
    for (const method of ['GET', 'HEAD']) {
      await visitor.call(address, { method });
      await browser.call(address, { method });
    }
  }
  assert.equal((await browser.get(`${quotesPath}/${quote.id}/answers`)).status, 200);
  assert.equal((await visitor.get(`${call}/acceptance?acceptsTerms=true`)).status, 405);
  assert.deepEqual(await readAll(), before);
});
