import assert from 'node:assert/strict';
import type { QuoteFormState } from '#contract/page.ts';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import { openQuoteOffice, readQuote, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

type Shown = { quote: PrivateQuote; form: QuoteFormState };

function shownOn(answer: TestAnswer): Shown {
  const { quote, quoteForm } = readPageInput(answer.text).data;
  assert.ok(quote && 'quote' in quote && quoteForm, answer.text.slice(0, 300));
  return { quote: quote.quote, form: quoteForm };
}

const read = async (visitor: TestBrowser, page: string) => shownOn(await visitor.get(page));

/** Fields of a signing form as a browser sends them, with changes. */
function signing({ quote, form }: Shown, changes: Record<string, string> = {}): [string, string][] {
  const { name, email, kind, company, companyNumber, address } = quote.signer;
  return Object.entries({
    name,
    email,
    kind,
    company,
    companyNumber,
    address,
    role: '',
    mark: 'typed',
    signature: 'Ján Kováč',
    acceptsTerms: 'yes',
    idempotencyKey: form.idempotencyKey,
    sha256: quote.sha256,
    go: 'sign',
    ...changes,
  });
}

testOnEachEngine(
  'H5 without scripts a quote is signed with the options of the address, once however often it is sent',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote } = await sendForRequest(office);
    const visitor = office.app.newBrowser();
    const page = quote.privatePath ?? '';
    const shown = await read(visitor, page);
    const send = () => visitor.postForm(`${page}?step=sign&o.video=2000`, signing(shown));
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    for (const answer of answers) assert.deepEqual([answer.status, answer.headers.get('location')], [303, page]);
    const { status, signed } = (await read(visitor, page)).quote;
    assert.deepEqual([status, signed?.choice], ['accepted', { video: 2000 }]);
    const { events } = await readQuote(office, quote.id);
    assert.equal(events.filter(({ kind }) => kind === 'signed').length, 1);
    const late = await visitor.postForm(page, signing(shown, { idempotencyKey: 'k'.repeat(20) }));
    assert.equal(late.status, 303, 'the page says that it is signed');
  },
);

testOnEachEngine(
  'H5 a refused form is shown with 422, its sentences and what was typed, and has changed nothing',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote } = await sendForRequest(office);
    const visitor = office.app.newBrowser();
    const page = quote.privatePath ?? '';
    const shown = await read(visitor, page);
    const wrong = { name: 'Ž', companyNumber: '12345678', acceptsTerms: '', signature: '<b>', price: '1' };
    const refused = await visitor.postForm(`${page}?step=sign&o.video=99000`, signing(shown, wrong));
    assert.equal(refused.status, 422);
    for (const [name, value] of [
      ['cache-control', 'no-store'],
      ['referrer-policy', 'no-referrer'],
    ] as const)
      assert.equal(refused.headers.get(name), value);
    const { form } = shownOn(refused);
    assert.deepEqual(
      form.issues.map(({ field }) => field),
      ['signer.name', 'signer.companyNumber', 'acceptsTerms'],
    );
    assert.deepEqual([form.kind, form.typed['name'], form.typed['signature']], ['sign', 'Ž', '<b>']);
    assert.equal(readPageInput(refused.text).data.query, 'step=sign&o.video=2000', 'the most that can be chosen');
    const long = await visitor.postForm(page, [
      ['go', 'changes'],
      ['text', 'x'.repeat(3000)],
    ]);
    assert.deepEqual([long.status, shownOn(long).form.issues.length], [422, 1]);
    const empty = shownOn(
      await visitor.postForm(page, [
        ['go', 'changes'],
        ['text', ' '],
      ]),
    );
    assert.deepEqual([empty.form.kind, empty.form.issues[0]?.field], ['changes', 'text']);
    assert.equal((await readQuote(office, quote.id)).status, 'sent');
  },
);

testOnEachEngine(
  'H5 without scripts a question, a wish for changes and a refusal are answers, and can be taken back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote } = await sendForRequest(office);
    const visitor = office.app.newBrowser();
    const page = quote.privatePath ?? '';
    const { form } = await read(visitor, page);
    const send = async (fields: Record<string, string>) => {
      const answer = await visitor.postForm(page, Object.entries(fields));
      assert.equal(answer.status, 303, answer.text.slice(0, 300));
      return (await read(visitor, page)).quote;
    };
    const question = { go: 'ask', line: 'gallery', text: 'Koľko fotiek?', idempotencyKey: form.idempotencyKey };
    await send(question);
    const asked = await send(question);
    assert.deepEqual(
      [asked.status, asked.questions.map(({ lineId, text }) => [lineId, text])],
      ['viewed', [['gallery', 'Koľko fotiek?']]],
    );
    assert.equal((await send({ go: 'undo', question: asked.questions[0]?.id ?? '' })).questions.length, 0);
    const changed = await send({ go: 'changes', text: 'Bez galérie.' });
    assert.deepEqual([changed.status, changed.answer?.text], ['changes_requested', 'Bez galérie.']);
    assert.equal((await send({ go: 'undo', question: '' })).status, 'viewed');
    assert.equal((await send({ go: 'decline', text: '' })).status, 'declined');
  },
);

testOnEachEngine(
  'H5 a form of a foreign page, or behind a link that is none, changes nothing',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote } = await sendForRequest(office);
    const visitor = office.app.newBrowser();
    const page = quote.privatePath ?? '';
    const decline: [string, string][] = [
      ['go', 'decline'],
      ['text', ''],
    ];
    for (const headers of [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, { origin: 'null' }, {}])
      assert.equal((await visitor.postForm(page, decline, headers)).status, 403);
    assert.equal((await visitor.postForm(`/cenova-ponuka/${'x'.repeat(43)}`, decline)).status, 404);
    assert.equal((await office.browser.postForm(`/cenova-ponuka/office-${quote.id}`, decline)).status >= 400, true);
    assert.equal((await visitor.postForm(page, [['go', 'other']])).status, 303);
    assert.equal((await readQuote(office, quote.id)).status, 'sent');
  },
);
