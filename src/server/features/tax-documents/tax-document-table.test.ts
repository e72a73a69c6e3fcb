import assert from 'node:assert/strict';
import { listTaxDocuments } from '#contract/tax-documents/tax-documents.ts';
import { changeCustomer } from '#contract/customers.ts';
import { formOf, addCustomer } from '#tests/support/people/customers.ts';
import { changeQuoteSettingsBy } from '#tests/support/people/complete-agency.ts';
import {
  askForDocument,
  askToIssue,
  documentsPath,
  draftDocument,
  issueDocumentOf,
  readDocumentOf,
  signQuoteOf,
  wholeBuyer,
  writeDocument,
} from '#tests/support/quotes/money.ts';
import { done, remove } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

type Shown = Awaited<ReturnType<typeof draftDocument>>;

/** What can be done with a document. */
const actions: Record<string, (browser: TestBrowser, document: Shown) => Promise<TestAnswer>> = {
  read: (browser, { id }) => browser.get(`${documentsPath}/${id}`),
  save: (browser, { id, version, content }) =>
    browser.put(`${documentsPath}/${id}`, { version, content: { ...content, note: 'Iná poznámka.' } }),
  credit: (browser, { id }) => askForDocument(browser, { kind: 'credit_note', documentId: id }),
  correct: (browser, { id }) => askForDocument(browser, { kind: 'correction', documentId: id }),
  delete: (browser, { id }) => remove(browser, `${documentsPath}/${id}`),
  issue: (browser, document) => askToIssue(browser, document),
};

/** What an administrator gets for an action in a status: null where it is done. */
const expected: Record<'draft' | 'issued', Record<string, string | null>> = {
  draft: { read: null, save: null, credit: 'move-not-allowed', correct: 'move-not-allowed', delete: null, issue: null },
  issued: {
    read: null,
    save: 'move-not-allowed',
    credit: null,
    correct: null,
    delete: 'move-not-allowed',
    issue: 'move-not-allowed',
  },
};

testOnEachEngine('H11 every action in every status, by everybody', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { browser, app } = office;
  const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
  const others: [TestBrowser, string][] = [
    [app.newBrowser(), 'sign-in-required'],
    [await app.newBrowserOf('user'), 'access-denied'],
  ];
  const start = () => draftDocument(browser, { kind: 'final', quoteId });
  const issued = await issueDocumentOf(browser, await start());
  const { id: customerId } = await addCustomer(browser, { address: 'Hlavná 1, 917 01 Trnava' });
  const line = issued.content.lines.slice(0, 1);
  for (const [name, act] of Object.entries(actions)) {
    const fresh = await draftDocument(browser, { kind: 'customer', customerId, language: 'sk' });
    const draft = await writeDocument(browser, fresh, { title: 'Práca', lines: line });
    for (const [status, document] of Object.entries({ draft, issued })) {
      for (const [stranger, refusal] of others) assert.equal((await act(stranger, document)).code, refusal, name);
      const code = (await act(browser, document)).code ?? null;
      assert.equal(code, expected[status as 'draft' | 'issued'][name] ?? null, `${name} of ${status}`);
    }
  }
  assert.equal((await browser.get(`${documentsPath}/${'0'.repeat(26)}`)).code, 'not-found');
});

testOnEachEngine('H11 nothing that is changed later changes an issued document', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { browser, app } = office;
  const customer = await addCustomer(browser, { address: 'Hlavná 1, 917 01 Trnava' });
  const draft = await draftDocument(browser, { kind: 'customer', customerId: customer.id, language: 'sk' });
  const line = {
    id: 'web',
    name: 'Web',
    description: '',
    quantity: 1000,
    unit: 'ks',
    unitPrice: 10_000,
    discount: null,
    taxRate: 2300,
  };
  const issued = await issueDocumentOf(browser, await writeDocument(browser, draft, { title: 'Práca', lines: [line] }));
  const frozen = () =>
    database.db.selectFrom('tax_documents').select(['document', 'sha256', 'ubl', 'gross']).executeTakeFirstOrThrow();
  const before = await frozen();
  await changeQuoteSettingsBy(browser, { taxStatuses: [{ from: '2025-01-01', status: 'not-payer' }], accounts: [] });
  const changed = formOf(customer, { name: 'Iný Názov', company: 'Iná firma', address: 'Inde 2' });
  done(await browser.put(`/api/admin/customers/${customer.id}`, changed), changeCustomer);
  app.passTime(1000);
  assert.deepEqual(await frozen(), before);
  const { customer: now, ...shown } = await readDocumentOf(browser, issued.id);
  const { customer: then, ...first } = issued;
  assert.deepEqual(shown, first);
  assert.equal(now?.id, then?.id);
});

testOnEachEngine('H11 the list is narrowed by each filter, newest first, in pages', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { browser, app } = office;
  const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
  const final = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'final', quoteId }));
  app.passTime(1000);
  const credit = await draftDocument(browser, { kind: 'credit_note', documentId: final.id });
  const ids = async (query: string) =>
    done(await browser.get(`${documentsPath}?${query}`), listTaxDocuments).rows.map(({ id }) => id);
  const table: [query: string, expected: string[]][] = [
    ['', [credit.id, final.id]],
    ['kind=invoice', [final.id]],
    ['status=draft', [credit.id]],
    ['paid=open', [final.id]],
    ['paid=overdue', []],
    ['paid=paid', []],
    ['search=F2026-0001', [final.id]],
    ['search=strechy', [credit.id, final.id]],
    ['search=nikto', []],
    ['month=2026-11', [final.id]],
    ['month=2026-10', []],
    [`quote=${quoteId}`, [credit.id, final.id]],
    [`customer=${'0'.repeat(26)}`, []],
  ];
  for (const [query, rows] of table) assert.deepEqual(await ids(query), rows, query);
  const [row] = done(await browser.get(`${documentsPath}?kind=invoice`), listTaxDocuments).rows;
  assert.deepEqual([row?.paid, row?.payable, row?.daysOver], [0, 1845_00, -14]);
});
