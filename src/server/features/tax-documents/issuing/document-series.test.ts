import assert from 'node:assert/strict';
import type { KyselyPlugin } from 'kysely';
import { listTaxDocuments } from '#contract/tax-documents/tax-documents.ts';
import { currentCaller } from '#tests/support/callers.ts';
import { addCustomer } from '#tests/support/customers.ts';
import {
  askToIssue,
  bookOn,
  draftDocument,
  readDocumentOf,
  signQuoteOf,
  wholeBuyer,
  writeDocument,
} from '#tests/support/money.ts';
import { done } from '#tests/support/office.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quote-office.ts';
import { newKey } from '#tests/support/submissions.ts';
import { testOnEachEngine } from '#tests/support/test-databases.ts';
import { issueDocument } from './issue-document.ts';

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

/** Lets so many statements pass and dies at the next one, as a process does that is killed there: nothing is committed. */
function dyingAfter(statements: number): KyselyPlugin {
  let left = statements;
  return {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

testOnEachEngine(
  'H11 killed at every statement of issuing, no number is lost and nothing of it is left behind',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const { quoteId, requests } = await signQuoteOf(office, { buyer: wholeBuyer });
    const paymentId = await bookOn(office, requests[0]?.id ?? '', { amount: 100_00 });
    const advance = await draftDocument(browser, { kind: 'advance', paymentId, quoteId });
    let kills = await killThrough(office, advance);
    const final = await draftDocument(browser, { kind: 'final', quoteId });
    kills += await killThrough(office, final);
    const credit = await draftDocument(browser, { kind: 'credit_note', documentId: final.id });
    const corrects = credit.content.corrects && { ...credit.content.corrects, reason: 'Zrušené.' };
    kills += await killThrough(office, await writeDocument(browser, credit, { corrects }));
    assert.ok(kills >= 50, `${kills} kills`);
    const numbers = await Promise.all([advance, final, credit].map(({ id }) => readDocumentOf(browser, id)));
    assert.deepEqual(
      numbers.map(({ number }) => number),
      ['ZD2026-0001', 'F2026-0001', 'D2026-0001'],
    );
    assert.equal(numbers[1]?.paymentRequest?.number, 'Z2026-0002');
    const { rows } = done(await browser.get(`${listTaxDocuments.path}?kind=invoice`), listTaxDocuments);
    assert.equal(rows.length, 1);
  },
);

/** Issues a draft, killed at each statement in turn until it gets through; returns how often it was. */
async function killThrough(office: QuoteOffice, { id, version }: { id: string; version: number }): Promise<number> {
  const before = await stateOf(office);
  const { services } = office.app;
  const caller = currentCaller(office);
  const wish = { id, version, isMailed: true, caller, idempotencyKey: newKey(), audit: async () => undefined };
  for (let kills = 0; ; kills += 1) {
    const dying = { ...services, db: services.db.withPlugin(dyingAfter(kills)) };
    const isKilled = await issueDocument(dying, wish).then(
      () => false,
      (error: Error) => error.message === 'killed' || Promise.reject(error),
    );
    if (!isKilled) return kills;
    const state = await stateOf(office);
    // After the commit only the answer is lost, and the same key gets it again.
    if (state.documents === before.documents) assert.deepEqual(state, before, `after ${kills} statements`);
  }
}

/** Everything that issuing writes. */
async function stateOf({ app }: QuoteOffice) {
  const { db } = app.services;
  const all = async (
    table: 'tax_documents' | 'tax_document_advances' | 'payment_requests' | 'jobs' | 'number_series',
  ) =>
    JSON.stringify(
      await db
        .selectFrom(table)
        .selectAll()
        .orderBy(table === 'number_series' ? 'name' : 'id')
        .execute(),
    );
  return {
    documents: await all('tax_documents'),
    advances: await all('tax_document_advances'),
    requests: await all('payment_requests'),
    jobs: await all('jobs'),
    series: await all('number_series'),
  };
}
