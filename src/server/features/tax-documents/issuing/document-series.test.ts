import assert from 'node:assert/strict';
import { addCustomer } from '#tests/support/people/customers.ts';
import { askToIssue, draftDocument, readDocumentOf, writeDocument } from '#tests/support/quotes/money.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const clients = 20;

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

/** Drafts of invoices that can be issued. */
async function draftsOf({ browser }: QuoteOffice, count: number) {
  const customer = await addCustomer(browser, { address: 'Hlavná 1, 917 01 Trnava' });
  const drafts: Awaited<ReturnType<typeof draftDocument>>[] = [];
  for (let index = 0; index < count; index += 1) {
    const draft = await draftDocument(browser, { kind: 'customer', customerId: customer.id, language: 'sk' });
    drafts.push(await writeDocument(browser, draft, { title: `Práca ${index}`, lines: [line] }));
  }
  return drafts;
}

testOnEachEngine('H11 twenty who issue at once get twenty numbers without a gap', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const [one, two, ...drafts] = await draftsOf(office, clients + 2);
  assert.ok(one && two);
  const answers = await Promise.all(drafts.map((draft) => askToIssue(office.browser, draft)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    drafts.map(() => 200),
  );
  const issued = database.db.selectFrom('tax_documents').select('number').where('status', '=', 'issued');
  const rows = await issued.orderBy('number').execute();
  assert.deepEqual(
    rows.map(({ number }) => number),
    drafts.map((_, index) => `F2026-${String(index + 1).padStart(4, '0')}`),
  );
  const asked = await database.db.selectFrom('payment_requests').select('variable_symbol').execute();
  assert.equal(new Set(asked.map(({ variable_symbol: symbol }) => symbol)).size, clients);
  // A key that has issued one document issues no other.
  const key = newKey();
  assert.equal((await askToIssue(office.browser, one, key)).status, 200);
  assert.equal((await askToIssue(office.browser, two, key)).code, 'idempotency-key-reused');
  assert.equal((await readDocumentOf(office.browser, two.id)).number, null);
});
