import assert from 'node:assert/strict';
import { startRecurringInvoice } from '#contract/tax-documents/recurring-invoices.ts';
import { unknownBuyer } from '#domain/quotes/content/new-quote.ts';
import { invoiceCare } from '#server/features/tax-documents/recurring/invoice-care.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { done, keepSignedIn } from '#tests/support/people/office.ts';
import { bookOn, draftDocument, readDocumentOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import { readAsRecipient, signAs } from '#tests/support/quotes/quote-answers.ts';
import { letMailsLeave, openQuoteOffice, privateCallOf, sendForRequest } from '#tests/support/quotes/quote-office.ts';

const dayMs = 24 * 60 * 60_000;

testOnEachEngine(
  'H5 H6 H11 what a customer types at signing stands on the request for money, advance, final invoice and care',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { company, companyNumber, address } = wholeBuyer;
    const buyer = {
      ...unknownBuyer,
      kind: 'private',
      name: 'Ján Kováč',
      email: 'jan@strechy.example',
      country: 'SK',
    } as const;
    const { quote } = await sendForRequest(office, { buyer });
    await letMailsLeave(office);
    const call = privateCallOf(quote);
    const customer = app.newBrowser();
    const { signer } = await readAsRecipient(customer, call);
    const typed = { ...signer, kind: 'business', company, companyNumber, address } as const;
    done(await signAs(customer, call, { signer: typed }));
    await app.runDueJobs();
    const quoteId = quote.id;
    const terms = { startsIn: '2026-12', day: 5, isAutomatic: false, endsIn: null };
    done(await browser.post(startRecurringInvoice.path, { quoteId, ...terms }), startRecurringInvoice);
    const requests = await database.db
      .selectFrom('payment_requests')
      .select(['id', 'payer_name'])
      .where('part_due', '=', 'signing')
      .execute();
    assert.deepEqual(
      requests.map(({ payer_name: name }) => name),
      [company],
    );
    const paymentId = await bookOn(office, requests[0]?.id ?? '', { amount: 922_50 });
    const drafts = [
      await draftDocument(browser, { kind: 'advance', paymentId, quoteId }),
      await draftDocument(browser, { kind: 'final', quoteId }),
    ];
    app.passTime(20 * dayMs);
    await keepSignedIn(database);
    await invoiceCare(app.services);
    const care = await database.db
      .selectFrom('tax_documents')
      .select('id')
      .where('recurring_id', 'is not', null)
      .executeTakeFirstOrThrow();
    for (const { content, missing } of [...drafts, await readDocumentOf(browser, care.id)]) {
      const { kind, street, city, postalCode } = content.buyer;
      assert.deepEqual(
        [kind, content.buyer.company, content.buyer.companyNumber, street, city, postalCode, missing],
        ['business', company, companyNumber, 'Hlavná 1', 'Trnava', '917 01', []],
        content.kind,
      );
    }
  },
);
