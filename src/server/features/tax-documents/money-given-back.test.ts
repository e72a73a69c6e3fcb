import assert from 'node:assert/strict';
import {
  askToIssue,
  bookOn,
  draftDocument,
  giveBack,
  issueDocumentOf,
  issueForCustomer,
  readDocumentOf,
  signQuoteOf,
  wholeBuyer,
  writeDocument,
} from '#tests/support/quotes/money.ts';
import { pathOf } from '#domain/routes.ts';
import { peter, refusalsOf, registerVerified } from '#tests/support/people/accounts.ts';
import { addCustomer } from '#tests/support/people/customers.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { ledgerOf } from '#tests/support/quotes/asked-payments.ts';
import { readPayments } from '#tests/support/quotes/payment-page.ts';
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

/** Gives a base of an invoice back by a credit note. */
async function credit({ browser }: QuoteOffice, invoiceId: string, base: number): Promise<void> {
  const draft = await draftDocument(browser, { kind: 'credit_note', documentId: invoiceId });
  const corrects = draft.content.corrects && { ...draft.content.corrects, reason: 'Zľava za meškanie.' };
  const lines = draft.content.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1000, unitPrice: base }));
  await issueDocumentOf(browser, await writeDocument(browser, draft, { corrects, lines }));
}

testOnEachEngine(
  'H6 H11 money that an issued invoice has taken off does not go back before a credit note says so',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const rulesOf = async (answer: ReturnType<typeof giveBack>) =>
      refusalsOf(await answer).map(({ field, rule }) => ({ field, rule }));
    const ofInvoice = (field: string) => [{ field, rule: 'payment-in-invoice' }];
    // 1 845 €: 500 € came without a document, 1 345 € are asked for by the invoice.
    const { quoteId, requests } = await signQuoteOf(office, { buyer: wholeBuyer });
    const paymentId = await bookOn(office, requests[0]?.id ?? '', { amount: 500_00 });
    const final = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'final', quoteId }));
    assert.deepEqual([final.content.prepaid, final.payable], [500_00, 1345_00]);
    assert.deepEqual(await rulesOf(giveBack(browser, paymentId)), ofInvoice('reason'));
    assert.deepEqual(await rulesOf(giveBack(browser, paymentId, 1)), ofInvoice('amount'));
    const rows = await database.db.selectFrom('payments').select('amount').execute();
    assert.deepEqual(rows, [{ amount: 500_00 }], 'nothing of it is kept');

    await bookOn(office, final.paymentRequest?.id ?? '', { amount: 1345_00 });
    await credit(office, final.id, 100_00);
    assert.deepEqual(await rulesOf(giveBack(browser, paymentId, 123_01)), ofInvoice('amount'));
    assert.equal((await giveBack(browser, paymentId, 123_00)).status, 200, 'what was credited goes back');
    assert.deepEqual(await rulesOf(giveBack(browser, paymentId, 1)), ofInvoice('amount'));
    await credit(office, final.id, 1400_00);
    assert.equal((await giveBack(browser, paymentId)).status, 200);

    const { paymentId: taxed, final: draft } = await draftFinal(office);
    await issueDocumentOf(browser, draft);
    assert.deepEqual(await rulesOf(giveBack(browser, taxed)), ofInvoice('reason'), 'an advance that it has taken off');
  },
);

testOnEachEngine(
  'H6 H11 what a credit note gives back of a paid invoice is told to payer and agency until it went back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const customer = await registerVerified(app, { ...peter, email: wholeBuyer.email });
    const { quoteId, final } = await draftFinal(office);
    const invoice = await issueDocumentOf(browser, final);
    const paymentId = await bookOn(office, invoice.paymentRequest?.id ?? '', { amount: 922_50 });
    const key = `portal-${quoteId}`;
    const told = async () => ({
      page: (await readPayments(customer, key)).owedBack?.amount ?? 0,
      home: (await readHome(customer)).documents.map(({ owedBack }) => owedBack).filter((sum) => sum > 0),
      ledger: (await ledgerOf(office, quoteId)).owedBack,
      invoice: (await readDocumentOf(browser, invoice.id)).owedBack,
    });
    const nothing = { page: 0, home: [], ledger: 0, invoice: 0 };
    assert.deepEqual(await told(), nothing, 'all is paid');
    await credit(office, invoice.id, 50_00);
    app.passTime(1000);
    await credit(office, invoice.id, 50_00);
    assert.deepEqual(await told(), { page: 123_00, home: [123_00], ledger: 123_00, invoice: 123_00 });
    assert.equal((await giveBack(browser, paymentId, 23_00)).status, 200);
    assert.deepEqual(await told(), { page: 100_00, home: [100_00], ledger: 100_00, invoice: 100_00 });
    assert.equal((await giveBack(browser, paymentId, 100_00)).status, 200);
    assert.deepEqual(await told(), nothing, 'it went back');
  },
);

testOnEachEngine(
  'H6 H11 I3 a credit note over a paid invoice without a quote leads its customer to the page of the invoice, which says what goes back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const customer = await registerVerified(app, { ...peter, email: wholeBuyer.email });
    const { id: customerId } = await addCustomer(browser, { email: wholeBuyer.email });
    const invoice = await issueForCustomer(browser, customerId);
    await bookOn(office, invoice.paymentRequest?.id ?? '', { amount: 123_00 });
    await credit(office, invoice.id, 100_00);
    const [note] = (await readHome(customer)).documents.filter(({ kind }) => kind === 'credit_note');
    assert.deepEqual([note?.key, note?.owedBack], [`invoice-${invoice.id}`, 123_00]);
    const page = await customer.get(pathOf('payment', 'sk', { key: note?.key ?? '' }));
    assert.match(page.text, /Patrí vám späť\s123,00\s€/);
    assert.doesNotMatch(page.text, /Všetko je zaplatené/);
  },
);

testOnEachEngine(
  'H6 H11 what was paid of a request that a credit note has replaced stays on the payer’s page, and what went back stands beside it',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const customer = await registerVerified(office.app, { ...peter, email: wholeBuyer.email });
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    const invoice = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'final', quoteId }));
    await bookOn(office, invoice.paymentRequest?.id ?? '', { amount: 500_00 });
    await credit(office, invoice.id, 100_00);
    const key = `portal-${quoteId}`;
    const shown = async () => (await readPayments(customer, key)).payments.map(({ rest, paid }) => [rest, paid]);
    assert.deepEqual(await shown(), [
      [1222_00, 0],
      [0, 500_00],
    ]);
    const { paymentRequest: asked } = await readDocumentOf(browser, invoice.id);
    const paymentId = await bookOn(office, asked?.id ?? '', { amount: 1222_00 });
    await credit(office, invoice.id, 50_00);
    assert.equal((await giveBack(browser, paymentId, 61_50)).status, 200);
    const paid = (await shown()).map(([, sum]) => sum);
    assert.deepEqual(new Set(paid), new Set([1160_50, 500_00]));
    const ledger = await ledgerOf(office, quoteId);
    assert.deepEqual([ledger.paid, ledger.total], [1660_50, 1660_50], 'nothing is left to be paid');
    const { text } = await customer.get(pathOf('payment', 'sk', { key }));
    assert.match(text, /Z\stoho vrátené\s61,50\s€/);
    assert.match(text, /Všetko je zaplatené/);
  },
);

testOnEachEngine(
  'H6 a payer whose only payment went back is not thanked for having paid all',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const customer = await registerVerified(office.app, { ...peter, email: wholeBuyer.email });
    const { quoteId, requests } = await signQuoteOf(office, { buyer: wholeBuyer });
    const paymentId = await bookOn(office, requests[0]?.id ?? '', { amount: 922_50 });
    assert.equal((await giveBack(office.browser, paymentId, 922_50)).status, 200);
    const { text } = await customer.get(pathOf('payment', 'sk', { key: `portal-${quoteId}` }));
    assert.doesNotMatch(text, /Všetko je zaplatené/);
    assert.match(text, /Vrátené/);
  },
);
