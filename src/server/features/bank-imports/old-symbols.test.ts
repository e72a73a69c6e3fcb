import assert from 'node:assert/strict';
import { type BankFileOutcome, type BankEntryRow, listBankEntries, readBankFile } from '#contract/bank-imports.ts';
import { camtFile } from '#tests/support/documents/bank-files.ts';
import { done } from '#tests/support/people/office.ts';
import {
  bookOn,
  draftDocument,
  issueDocumentOf,
  signQuoteOf,
  wholeBuyer,
  writeDocument,
} from '#tests/support/quotes/money.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const account = 'SK3112000000198742637541';

/** Reads a file in which somebody pays by a symbol, and returns what the entry is taken for. */
async function payBy(
  { browser }: QuoteOffice,
  { symbol, amount, reference }: { symbol: string | null | undefined; amount: number; reference: string },
): Promise<BankEntryRow> {
  const file = camtFile([{ amount, symbol: symbol ?? '', reference }], account);
  const content = Buffer.from(file).toString('base64');
  const outcome: BankFileOutcome = done(
    await browser.post(readBankFile.path, { fileName: 'vypis.xml', content, account: '' }),
    readBankFile,
  );
  assert.ok(outcome.outcome === 'read');
  const path = `${listBankEntries.path}?importId=${outcome.import.id}&kind=likely`;
  const [entry] = done(await browser.get(path), listBankEntries).rows;
  assert.ok(entry, 'it is taken for nothing');
  return entry;
}

const takenFor = ({ proposals }: BankEntryRow) => proposals.map(({ request, why }) => [request.id, request.rest, why]);

testOnEachEngine(
  'H9 who pays by the symbol of a cancelled request is taken to pay what has taken its place, by that of a paid one to pay twice',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const { quoteId, requests } = await signQuoteOf(office, { buyer: wholeBuyer });
    // 1 845 € in two halves; the invoice takes over what the deposit has asked for.
    const invoice = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'final', quoteId }));
    const ofDeposit = requests[0]?.variable_symbol;
    assert.deepEqual(takenFor(await payBy(office, { symbol: ofDeposit, amount: 1845_00, reference: 'A' })), [
      [invoice.paymentRequest?.id, 1845_00, 'symbol-of-cancelled'],
    ]);

    const draft = await draftDocument(browser, { kind: 'credit_note', documentId: invoice.id });
    const corrects = draft.content.corrects && { ...draft.content.corrects, reason: 'Zľava za meškanie.' };
    const lines = draft.content.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1000, unitPrice: 500_00 }));
    await issueDocumentOf(browser, await writeDocument(browser, draft, { corrects, lines }));
    const rest = await database.db
      .selectFrom('payment_requests')
      .selectAll()
      .where('tax_document_id', '=', invoice.id)
      .where('status', '=', 'requested')
      .executeTakeFirstOrThrow();
    const ofInvoice = invoice.paymentRequest?.variableSymbol;
    const entry = await payBy(office, { symbol: ofInvoice, amount: 1230_00, reference: 'B' });
    assert.deepEqual(takenFor(entry), [[rest.id, 1230_00, 'symbol-of-cancelled']]);

    await bookOn(office, rest.id, { amount: 1230_00 });
    const again = await payBy(office, { symbol: rest.variable_symbol, amount: 1230_00, reference: 'C' });
    assert.deepEqual(takenFor(again), [[rest.id, 0, 'paid-twice']]);
  },
);
