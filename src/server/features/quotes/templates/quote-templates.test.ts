import assert from 'node:assert/strict';
import {
  changeQuoteTemplate,
  createQuoteTemplate,
  listQuoteTemplates,
  readQuoteTemplate,
} from '#contract/quotes/quote-templates.ts';
import { templateContentOf } from '#domain/quotes/content/template-content.ts';
import { auditEntries, refusalsOf } from '#tests/support/people/accounts.ts';
import { completeAgency } from '#tests/support/people/complete-agency.ts';
import { done, openOffice, remove, storeRequest } from '#tests/support/people/office.ts';
import { draftLineOf, makeQuote, sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = listQuoteTemplates.path;
const content = templateContentOf(sampleQuoteContent({ language: 'en', title: '' }));

const create = (browser: TestBrowser, body: object, key = newKey()) =>
  browser.post(path, body, { 'idempotency-key': key });

testOnEachEngine('H2 a template is kept once, renamed and deleted', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const key = newKey();
  const made = done(await create(browser, { name: '  Malý   web ', content }, key), createQuoteTemplate);
  assert.deepEqual([made.name, made.language, made.lines, made.version], ['Malý web', 'en', content.lines.length, 1]);
  assert.deepEqual(done(await create(browser, { name: 'Malý web', content }, key), createQuoteTemplate), made);
  assert.equal((await create(browser, { name: 'Iný', content }, key)).code, 'idempotency-key-reused');
  const other = { ...content, lines: [] };
  assert.equal((await create(browser, { name: 'Malý web', content: other }, key)).code, 'idempotency-key-reused');
  const nameless = await create(browser, { name: '  ', content });
  assert.deepEqual(
    refusalsOf(nameless).map(({ field, rule }) => [field, rule]),
    [['name', 'required']],
  );
  const one = `${path}/${made.id}`;
  app.passTime(1000);
  const renamed = done(await browser.put(one, { name: 'Web pre remeslo', version: 1 }), changeQuoteTemplate);
  assert.deepEqual(renamed, { ...made, name: 'Web pre remeslo', version: 2, updatedAt: made.updatedAt + 1000 });
  assert.equal((await browser.put(one, { name: 'Neskoro', version: 1 })).code, 'changed-meanwhile');
  assert.deepEqual(done(await browser.get(path), listQuoteTemplates).templates, [renamed]);
  assert.equal((await remove(browser, one, { version: 1 })).code, 'changed-meanwhile');
  done(await remove(browser, one, { version: 2 }));
  assert.equal((await remove(browser, one, { version: 2 })).code, 'not-found');
  assert.deepEqual(done(await browser.get(path), listQuoteTemplates).templates, []);
  for (const action of ['created', 'changed', 'deleted'] as const) {
    assert.equal((await auditEntries(database, `quote-template.${action}`)).length, 1, action);
  }
});

testOnEachEngine(
  'H2 a template is looked at and replaced; what somebody else has changed meanwhile stays',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const { id } = done(await create(browser, { name: 'Web', content }), createQuoteTemplate);
    const one = `${path}/${id}`;
    assert.deepEqual(done(await browser.get(one), readQuoteTemplate), content);
    const other = templateContentOf(sampleQuoteContent({ language: 'da', currency: 'DKK', lines: [] }));
    const changed = done(await browser.put(one, { name: 'Web', content: other, version: 1 }), changeQuoteTemplate);
    assert.deepEqual([changed.language, changed.currency, changed.lines, changed.version], ['da', 'DKK', 0, 2]);
    assert.equal((await browser.put(one, { name: 'Web', content, version: 1 })).code, 'changed-meanwhile');
    assert.deepEqual(done(await browser.get(one), readQuoteTemplate), other);
    assert.equal((await browser.get(`${path}/01J00000000000000000000000`)).code, 'not-found');
  },
);

testOnEachEngine(
  'H2 a quote from a template has its texts, lines and costs, the buyer of the request and days of its own',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    await completeAgency(browser);
    const kept = { ...content, lines: [draftLineOf({ id: 'kept', taxRate: 2100, internalCost: 500 })] };
    const template = done(await create(browser, { name: 'Web', content: kept }), createQuoteTemplate);
    const request = await storeRequest(app, { title: 'Web pre strechára' });
    const source = { kind: 'template', templateId: template.id } as const;
    const quote = await makeQuote(browser, { ...source, requestId: request.id });
    const [line] = quote.content.lines;
    assert.deepEqual({ ...line, id: 'kept' }, { ...kept.lines[0], taxRate: 2300 }, 'at a rate that can be used');
    assert.notEqual(line?.id, 'kept');
    assert.deepEqual(
      [quote.content.title, quote.content.language, quote.content.buyer.name, quote.request?.id],
      ['Web pre strechára', 'en', 'Anna Kováčová', request.id],
    );
    assert.deepEqual([quote.content.validUntil, quote.content.notes], ['2026-12-21', '']);
    const free = await makeQuote(browser, { ...source, requestId: null });
    assert.deepEqual([free.content.buyer.name, free.customer, free.request], ['', null, null]);
  },
);
