import assert from 'node:assert/strict';
import {
  askToIssue,
  bookOn,
  draftDocument,
  giveBack,
  issueDocumentOf,
  readDocumentOf,
  signQuoteOf,
  wholeBuyer,
  writeDocument,
} from '#tests/support/quotes/money.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** A signed quote whose deposit is paid and has its tax document, and the draft of its final invoice. */
async function draftFinal(office: QuoteOffice) {
  const { browser } = office;
  const { quoteId, requests } = await signQuoteOf(office, { buyer: wholeBuyer });
  const paymentId = await bookOn(office, requests[0]?.id ?? '', { amount: 922_50 });
  const advance = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'advance', paymentId, quoteId }));
  return { quoteId, paymentId, advance, final: await draftDocument(browser, { kind: 'final', quoteId }) };
}

testOnEachEngine(
  'H11 H6 a final invoice takes off no advance that was undone or refunded, until a credit note says so',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    // 1 500 € and 23 %: 1 845 € in two halves of 922.50 €; refunded: 122.50 €, its base is 99.59 €.
    const table = [
      { back: 'all', credited: 750_00, payable: 1845_00 },
      { back: 122_50, credited: 99_59, payable: 1045_00 },
    ] as const;
    for (const { back, credited, payable } of table) {
      const { paymentId, advance, final } = await draftFinal(office);
      assert.equal((await giveBack(browser, paymentId, back)).status, 200);
      const [missing] = (await readDocumentOf(browser, final.id)).missing;
      assert.equal(missing?.field, 'advances');
      assert.match(missing?.message ?? '', /vystavte\sdobropis\sk\sjej\sfaktúre/);
      assert.equal((await askToIssue(browser, final)).code, 'invalid-input');

      const draft = await draftDocument(browser, { kind: 'credit_note', documentId: advance.id });
      const corrects = draft.content.corrects && { ...draft.content.corrects, reason: 'Platba sa vrátila.' };
      const lines = draft.content.lines.map((line) => ({ ...line, unitPrice: credited }));
      await issueDocumentOf(browser, await writeDocument(browser, draft, { corrects, lines }));
      const saved = await writeDocument(browser, final);
      assert.deepEqual([saved.missing, saved.payable], [[], payable]);
      assert.equal((await issueDocumentOf(browser, saved)).payable, payable);
    }
  },
);
