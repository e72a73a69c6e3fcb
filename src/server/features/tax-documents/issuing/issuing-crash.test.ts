import assert from 'node:assert/strict';
import { formatDocumentNumber } from '#domain/tax-documents/document-number.ts';
import { seededRandom } from '#server/seeds/random.ts';
import { storedTaxDocument } from '#server/stored/tax-document.ts';
import { addCustomer } from '#tests/support/people/customers.ts';
import { killCount } from '#tests/support/database/kill-count.ts';
import { draftDocument, writeDocument } from '#tests/support/quotes/money.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { runIssuing } from '#tests/support/documents/run-issuing.ts';
import { sha256 } from '#tests/support/quotes/signed-quotes.ts';
import { startTime } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const kills = killCount(8, 25);
/** About a dozen invoices of twenty clients. */
const mostStatements = 400;
const line = {
  id: 'web',
  name: 'Web',
  description: '',
  quantity: 1e3,
  unit: 'ks',
  unitPrice: 1e4,
  discount: null,
  taxRate: 2300,
};

/** What is issued, with what was asked for and queued in the same transaction. */
async function readAll({ db }: TestDatabase) {
  const all = db.selectFrom('tax_documents').selectAll().orderBy('number_sequence');
  const issued = await all.where('status', '=', 'issued').execute();
  const requests = await db.selectFrom('payment_requests').selectAll().orderBy('number_sequence').execute();
  const jobs = await db.selectFrom('jobs').select('payload').where('kind', '=', 'seal-document').execute();
  const words = await db.selectFrom('tax_document_words').select('tax_document_id').distinct().execute();
  const drafts = await db.selectFrom('tax_documents').select('id').where('status', '=', 'draft').execute();
  return { issued, requests, jobs, words, drafts };
}

testOnEachEngine(
  'H11 killed again and again while twenty clients issue at once, the series has no gap and what is issued is whole',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const customer = await addCustomer(office.browser, { address: 'Hlavná 1, 917 01 Trnava' });
    const draft = await draftDocument(office.browser, { kind: 'customer', customerId: customer.id, language: 'sk' });
    await writeDocument(office.browser, draft, { title: 'Práca', lines: [line] });
    const random = seededRandom(19, 0);
    const { location } = database;
    for (let kill = 0; kill < kills; kill += 1) {
      const statements = Math.floor(random() * mostStatements);
      await runIssuing({ location, now: startTime, userId: office.id, statements });
    }
    const { issued, requests, jobs, words, drafts } = await readAll(database);
    assert.ok(issued.length >= kills / 2, `${issued.length} were issued`);
    assert.deepEqual(
      issued.map(({ number }) => number),
      issued.map((_, index) => formatDocumentNumber('invoice', { year: 2026, sequence: index + 1 })),
    );
    assert.deepEqual(
      requests.map(({ number_sequence: sequence, tax_document_id: id, status }) => [sequence, id, status]),
      issued.map(({ id }, index) => [index + 1, id, 'requested']),
    );
    for (const [index, row] of issued.entries()) {
      assert.equal(sha256(row.document ?? ''), row.sha256);
      assert.equal(sha256(row.ubl ?? ''), row.ubl_sha256);
      const { number, payment } = storedTaxDocument.read(row.document ?? '', row.id);
      assert.deepEqual([number, payment?.variableSymbol], [row.number, requests[index]?.variable_symbol]);
      assert.ok(row.ubl?.includes(row.number ?? ''));
    }
    const sealed = jobs.map(({ payload }) => (JSON.parse(payload) as { documentId: string }).documentId);
    assert.deepEqual(sealed.toSorted(), issued.map(({ id }) => id).toSorted());
    assert.equal(words.length, issued.length + drafts.length, 'whatever is stored is found');
  },
);
