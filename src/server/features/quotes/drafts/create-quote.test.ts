import assert from 'node:assert/strict';
import { createQuote } from '#contract/quotes/quotes.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { changeQuoteSettingsBy, completeAgency } from '#tests/support/people/complete-agency.ts';
import { addCustomer } from '#tests/support/people/customers.ts';
import { done, openOffice } from '#tests/support/people/office.ts';
import { askForQuote, createDraft, makeQuote, sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { newKey, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'H2 a quote is made from a request: its customer, its language and the lines of its estimate within their ranges',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser, id: self } = await openOffice(app);
    await completeAgency(browser);
    await submit(app.newBrowser());
    const request = await database.db.selectFrom('service_requests').selectAll().executeTakeFirstOrThrow();
    const quote = await makeQuote(browser, { kind: 'request', requestId: request.id });
    const { content } = quote;
    assert.deepEqual([quote.status, quote.number, quote.versionNumber, quote.version], ['draft', null, 1, 1]);
    assert.deepEqual([quote.request?.id, quote.customer?.id], [request.id, request.customer_id]);
    assert.deepEqual([content.title, content.language, content.currency], [request.title, request.language, 'EUR']);
    assert.equal(content.buyer.email, JSON.parse(request.contact).email);
    const [low, high] = [request.estimate_minimum_minor ?? 0, request.estimate_maximum_minor ?? 0];
    const once = content.lines.filter(({ recurrence }) => recurrence === 'once');
    const sum = once.reduce((total, { unitPrice }) => total + unitPrice, 0);
    assert.equal(sum, Math.floor((low + high) / 200 + 0.5) * 100, 'the middle of the estimate');
    assert.ok(once.some(({ kind, name }) => kind === 'saving' && /%/.test(name)));
    assert.ok(content.lines.every(({ taxRate }) => taxRate === 2300));
    assert.equal(content.validUntil, '2026-12-21', '30 days from today');
    const [entry] = await auditEntries(database, 'quote.created');
    assert.deepEqual([entry?.subject_id, entry?.actor_id], [quote.id, self]);
    assert.deepEqual(
      quote.events.map(({ kind, actor }) => [kind, actor]),
      [['created', 'admin']],
    );
  },
);

testOnEachEngine(
  'H2 a repeated call makes one quote; the key of another quote is refused',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const source = { kind: 'empty', language: 'da', customerId: null } as const;
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => askForQuote(browser, source, key)));
    const [first, ...others] = answers.map((answer) => done(answer, createQuote));
    for (const other of others) assert.deepEqual(other, first);
    assert.deepEqual([first?.content.currency, first?.content.lines], ['DKK', []]);
    assert.ok(first?.content.terms.includes('danske kroner'));
    const reused = await askForQuote(browser, { ...source, language: 'en' }, key);
    assert.deepEqual([reused.status, reused.code], [409, 'idempotency-key-reused']);
    assert.equal((await auditEntries(database, 'quote.created')).length, 1);
  },
);

testOnEachEngine(
  'H2 a copy of a quote is a family of its own: its lines, valid from today, without number',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const customer = await addCustomer(browser);
    const source = { kind: 'empty', language: 'sk', customerId: customer.id } as const;
    await completeAgency(browser);
    await changeQuoteSettingsBy(browser, { validDays: 14 });
    const original = await createDraft(browser, { validUntil: '2026-11-22' }, source);
    const copy = await makeQuote(browser, { kind: 'quote', quoteId: original.id, requestId: null });
    assert.notEqual(copy.familyId, original.familyId);
    assert.deepEqual([copy.customer?.id, copy.request, copy.number], [customer.id, null, null]);
    const { lines, ...texts } = copy.content;
    const { lines: originals, ...before } = original.content;
    assert.deepEqual(texts, { ...before, validUntil: '2026-12-05', startDate: '', deliveryDate: '' });
    assert.deepEqual(
      lines.map((line, index) => ({ ...line, id: originals[index]?.id })),
      originals,
    );
    assert.ok(lines.every(({ id }) => originals.every((each) => each.id !== id)));
  },
);

testOnEachEngine('H2 a quote for a customer begins with its firm and numbers', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const customer = await addCustomer(browser);
  const quote = await makeQuote(browser, { kind: 'empty', language: 'en', customerId: customer.id });
  const { kind, company, companyNumber, vatNumber, country, isVatNumberVerified } = quote.content.buyer;
  assert.deepEqual([kind, company, companyNumber], ['business', customer.company, '54321093']);
  assert.deepEqual([vatNumber, country, isVatNumberVerified], ['SK2022749619', 'SK', false]);
  assert.ok(quote.content.terms.length >= 20 && quote.content.paymentTerms.length >= 10, 'spec §5');
  for (const missing of [
    { kind: 'empty', language: 'sk', customerId: quote.id },
    { kind: 'request', requestId: quote.id },
    { kind: 'quote', quoteId: customer.id, requestId: null },
    { kind: 'quote', quoteId: quote.id, requestId: quote.id },
    { kind: 'template', templateId: quote.id, requestId: null },
  ] as const) {
    assert.equal((await askForQuote(browser, missing)).code, 'not-found', JSON.stringify(missing));
  }
});

testOnEachEngine('H2 sums of the list follow from what is saved', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id, content } = await createDraft(browser);
  assert.deepEqual(content, sampleQuoteContent());
  const row = await database.db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  assert.deepEqual([row.net_minor, row.gross_minor, row.monthly_gross_minor], [150_000, 184_500, 3_690]);
});
