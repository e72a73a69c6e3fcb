import assert from 'node:assert/strict';
import { issueTaxDocument } from '#contract/tax-documents/tax-documents.ts';
import { done } from '#tests/support/people/office.ts';
import {
  bookOn,
  documentsPath,
  draftDocument,
  issueDocumentOf,
  readDocumentOf,
  signQuoteOf,
  wholeBuyer,
  writeDocument,
} from '#tests/support/quotes/money.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'H6 H11 the mail with a credit note says what is left of an unpaid invoice and by which symbol, and of a paid one what goes back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    const invoice = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'final', quoteId }));
    /** Credits a base and returns the mail with the credit note. */
    const credit = async (unitPrice: number) => {
      const draft = await draftDocument(browser, { kind: 'credit_note', documentId: invoice.id });
      const corrects = draft.content.corrects && { ...draft.content.corrects, reason: 'Zľava za meškanie.' };
      const lines = draft.content.lines
        .slice(0, 1)
        .map((line) => ({ ...line, quantity: 1000, unitPrice, discount: null }));
      const { id, version } = await writeDocument(browser, draft, { corrects, lines });
      const header = { 'idempotency-key': newKey() };
      const answer = await browser.post(`${documentsPath}/${id}/issue`, { version, isMailed: true }, header);
      const { number } = done(answer, issueTaxDocument);
      await app.runDueJobs();
      return app.mail.delivered.find(({ subject }) => subject.includes(number ?? '?'))?.text.replaceAll('\u00A0', ' ');
    };
    // 1 845 € less 615 €.
    const first = await credit(500_00);
    const { paymentRequest: asked } = await readDocumentOf(browser, invoice.id);
    assert.notEqual(asked?.variableSymbol, invoice.paymentRequest?.variableSymbol);
    for (const fact of ['Suma: 1 230,00 €', `Variabilný symbol: ${asked?.variableSymbol}`, 'Účet: SK', 'Splatnosť: ']) {
      assert.ok(first?.includes(fact), `${fact} in ${first}`);
    }
    assert.match(first ?? '', /\/platba\//);
    await bookOn(office, asked?.id ?? '', { amount: 1230_00 });
    const second = await credit(100_00);
    assert.ok(second);
    assert.doesNotMatch(second, /Variabilný symbol|\/platba\//);
    assert.match(second, /Po dobropise vám patrí späť 123,00 €\./);
  },
);
