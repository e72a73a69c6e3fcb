import assert from 'node:assert/strict';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { openOffice, remove } from '#tests/support/people/office.ts';
import { createDraft, draftLineOf, quotesPath, sampleQuoteContent, writeQuote } from '#tests/support/quotes/quotes.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine('H2 a draft is saved complete or not, and what is saved is read back', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const heard: unknown[] = [];
  app.services.live.subscribe((event) => void heard.push(event));
  const draft = await createDraft(browser);
  const content = sampleQuoteContent({
    title: '',
    validUntil: '',
    lines: [draftLineOf({ name: '', quantity: 0, discount: { kind: 'percent', basisPoints: 1250 } })],
    paymentPlan: [],
    exchangeRate: { millionths: 25_120_000, source: 'ECB', day: '' },
  });
  app.passTime(1000);
  const saved = await writeQuote(browser, draft, content);
  assert.deepEqual([saved.content, saved.version, saved.status], [content, draft.version + 1, 'draft']);
  assert.equal(saved.updatedAt, draft.updatedAt + 1000);
  assert.deepEqual(heard.at(-1), { kind: 'quote-changed', id: draft.id });
  const told = heard.length;
  assert.deepEqual(await writeQuote(browser, draft, content), saved, 'a repetition changes nothing');
  assert.equal(heard.length, told);
  assert.equal((await auditEntries(database, 'quote.created')).length, 1, 'no entry for a save');
});

testOnEachEngine('H2 of two people who save one version the second is told', async (database, context) => {
  const app = await openTestApp(context, database);
  const [one, two] = [await openOffice(app), await openOffice(app)];
  const { id, version } = await createDraft(one.browser);
  const titles = ['Prvý názov', 'Druhý názov'];
  const answers = await Promise.all(
    [one, two].map(({ browser }, index) =>
      browser.put(`${quotesPath}/${id}`, { version, content: sampleQuoteContent({ title: titles[index] ?? '' }) }),
    ),
  );
  const codes = answers.map(({ code }) => code);
  assert.deepEqual(
    codes.filter((code) => code !== undefined),
    ['changed-meanwhile'],
  );
  const stored = (await one.browser.get(`${quotesPath}/${id}`)).body as QuoteDetail;
  assert.deepEqual([stored.content.title, stored.version], [titles[codes.indexOf(undefined)], version + 1]);
});

testOnEachEngine('H2 of saving and deleting at once one wins', async (database, context) => {
  const app = await openTestApp(context, database);
  const [one, two] = [await openOffice(app), await openOffice(app)];
  const { id, version } = await createDraft(one.browser);
  const [saved, deleted] = await Promise.all([
    one.browser.put(`${quotesPath}/${id}`, { version, content: sampleQuoteContent({ title: 'Iný názov' }) }),
    remove(two.browser, `${quotesPath}/${id}`, { version }),
  ]);
  const rows = await database.db.selectFrom('quotes').select(['title', 'is_latest']).execute();
  if (deleted.status === 200) assert.deepEqual([saved.code, rows], ['not-found', []]);
  else assert.deepEqual([saved.status, deleted.code, rows.length], [200, 'changed-meanwhile', 1]);
});

testOnEachEngine('H1 what is no draft any more is neither saved nor deleted', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id, version } = await createDraft(browser);
  for (const status of quoteStatuses.filter((each) => each !== 'draft')) {
    await database.db.updateTable('quotes').set({ status }).execute();
    const content = sampleQuoteContent({ title: 'Potichu iná' });
    const saved = await browser.put(`${quotesPath}/${id}`, { version, content });
    assert.deepEqual([saved.status, saved.code], [409, 'quote-is-frozen'], status);
    assert.equal((await remove(browser, `${quotesPath}/${id}`, { version })).code, 'quote-is-frozen', status);
  }
  const row = await database.db.selectFrom('quotes').select(['title', 'version']).executeTakeFirstOrThrow();
  assert.deepEqual(row, { title: sampleQuoteContent().title, version });
});

testOnEachEngine('H1 content that nobody could mean is refused and nothing is lost', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id, version, content } = await createDraft(browser);
  const line = draftLineOf();
  const wrong = {
    'a line twice': { lines: [line, line] },
    'too much for any sum': { lines: [draftLineOf({ quantity: 1_000_000_000, unitPrice: 10_000_000_000 })] },
    'half a cent': { lines: [draftLineOf({ unitPrice: 10.5 })] },
    'no day': { validUntil: '2026-02-30' },
    'four instalments': { paymentPlan: Array.from({ length: 4 }, () => content.paymentPlan[0]) },
  };
  for (const [name, changes] of Object.entries(wrong)) {
    const answer = await browser.put(`${quotesPath}/${id}`, { version, content: { ...content, ...changes } });
    assert.deepEqual([answer.status, answer.code], [400, 'invalid-input'], name);
  }
  assert.deepEqual(((await browser.get(`${quotesPath}/${id}`)).body as QuoteDetail).content, content);
});
