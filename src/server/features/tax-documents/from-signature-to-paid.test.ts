import assert from 'node:assert/strict';
import { type BankFileOutcome, bookMatched, readBankFile } from '#contract/bank-imports.ts';
import { customerDocumentPath } from '#contract/payments/payment-page.ts';
import { listTaxDocuments } from '#contract/tax-documents/tax-documents.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { PaymentCodeKind } from '#domain/payments/payment-code.ts';
import { camtFile } from '#tests/support/documents/bank-files.ts';
import { draftDocument, issueDocumentOf, readDocumentOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import { done, storedRequest } from '#tests/support/people/office.ts';
import { askForDeposit, readPayments } from '#tests/support/quotes/payment-page.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

type Way = { language: Language; currency: Currency; account: string; code: PaymentCodeKind };

const ways: readonly Way[] = [
  { language: 'sk', currency: 'EUR', account: 'SK3112000000198742637541', code: 'pay-by-square' },
  { language: 'cs', currency: 'CZK', account: 'CZ6508000000192000145399', code: 'spayd' },
  { language: 'da', currency: 'DKK', account: 'DK5000400440116243', code: 'text' },
  { language: 'en', currency: 'EUR', account: 'SK3112000000198742637541', code: 'epc' },
];

type Paying = { account: string; currency: Currency; symbol: string; amount: number };

/** Pays as a customer does, and books what the bank's file says of it by one press. */
async function payByBank({ browser }: QuoteOffice, { account, currency, symbol, amount }: Paying): Promise<void> {
  const file = camtFile([{ amount, currency, symbol, day: '2026-11-21', reference: `${symbol}-${amount}` }], account);
  const content = Buffer.from(file).toString('base64');
  const outcome: BankFileOutcome = done(
    await browser.post(readBankFile.path, { fileName: 'vypis.xml', content, account: '' }),
    readBankFile,
  );
  assert.equal(outcome.outcome, 'read');
  const id = outcome.outcome === 'read' ? outcome.import.id : '';
  assert.deepEqual(done(await browser.post(bookMatched.path.replace(':id', id)), bookMatched), { booked: 1, left: 0 });
}

/** Drafts and issues a document, and lets it be sealed. */
async function issue(office: QuoteOffice, source: Parameters<typeof draftDocument>[1]) {
  const draft = await draftDocument(office.browser, source);
  assert.deepEqual(draft.missing, []);
  const issued = await issueDocumentOf(office.browser, draft);
  await office.app.runDueJobs();
  return issued;
}

for (const { language, currency, account, code } of ways) {
  testOnEachEngine(
    `H6 H9 H11 from the signature to the paid final invoice (${language}): code, bank file, tax document, project, deposit taken off`,
    async (database, context) => {
      const office = await openQuoteOffice(context, database);
      const { app } = office;
      const { quote, requestId, key } = await askForDeposit(office, { language, currency, buyer: wholeBuyer });
      const customer = app.newBrowser();
      const [deposit] = (await readPayments(customer, key)).payments;
      assert.deepEqual([deposit?.amount, deposit?.code?.kind, deposit?.account?.iban], [922_50, code, account]);
      const pay = (symbol: string) => payByBank(office, { account, currency, symbol, amount: 922_50 });
      await pay(deposit?.variableSymbol ?? '');
      const [paid] = (await readPayments(customer, key)).payments;
      assert.deepEqual([paid?.status, paid?.rest, paid?.code], ['confirmed', 0, null]);
      assert.equal((await storedRequest(app, requestId)).status, 'in_progress');
      const projects = await database.db.selectFrom('projects').select('quote_id').execute();
      assert.deepEqual(projects, [{ quote_id: quote.id }]);

      const { id: paymentId } = await database.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
      const advance = await issue(office, { kind: 'advance', paymentId, quoteId: quote.id });
      assert.deepEqual([advance.totals.net, advance.totals.tax, advance.payable], [750_00, 172_50, 0]);
      const final = await issue(office, { kind: 'final', quoteId: quote.id });
      assert.deepEqual([final.lineTotals.gross, final.payable, final.paid], [1845_00, 922_50, 0]);
      await pay(final.paymentRequest?.variableSymbol ?? '');
      assert.equal((await readDocumentOf(office.browser, final.id)).paid, 922_50);
      const list = await office.browser.get(`${listTaxDocuments.path}?paid=paid`);
      assert.deepEqual(
        done(list, listTaxDocuments).rows.map(({ number }) => number),
        [final.number],
      );

      const { payments, documents } = await readPayments(customer, key);
      assert.ok(payments.every(({ rest }) => rest === 0));
      assert.deepEqual(
        new Map(documents.map(({ number, isReady }) => [number, isReady])),
        new Map([
          [advance.number, true],
          [final.number, true],
        ]),
      );
      for (const format of ['pdf', 'xml'] as const) {
        const file = await customer.get(customerDocumentPath(key, final.id, format));
        assert.equal(file.status, 200, format);
      }
    },
  );
}
