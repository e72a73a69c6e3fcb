import assert from 'node:assert/strict';
import { listNotifications } from '#contract/notifications.ts';
import { startRecurringInvoice } from '#contract/tax-documents/recurring-invoices.ts';
import { changeQuoteSettingsBy } from '#tests/support/people/complete-agency.ts';
import { askToIssue, documentsPath, readDocumentOf, signQuoteOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import { done, keepSignedIn } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { invoiceCare } from './invoice-care.ts';

const dayMs = 24 * 60 * 60_000;

testOnEachEngine(
  'H11 care of a seller who stops paying VAT is invoiced by the rules of its day, waits for the office, which is told, and follows what it issues',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    const terms = { startsIn: '2026-12', day: 5, isAutomatic: true, endsIn: null };
    done(await browser.post(startRecurringInvoice.path, { quoteId, ...terms }), startRecurringInvoice);
    await changeQuoteSettingsBy(browser, {
      taxStatuses: [
        { from: '2025-01-01', status: 'payer' },
        { from: '2027-01-01', status: 'not-payer' },
      ],
    });
    const invoiceAfter = async (days: number) => {
      app.passTime(days * dayMs);
      await keepSignedIn(database);
      await invoiceCare(app.services);
      const rows = await database.db
        .selectFrom('tax_documents')
        .select(['id', 'period', 'status', 'payable'])
        .where('recurring_id', 'is not', null)
        .orderBy('period')
        .execute();
      return rows;
    };
    const news = async () =>
      done(await browser.get(listNotifications.path), listNotifications)
        .notifications.filter(({ kind }) => kind === 'care-taxed-anew')
        .map(({ document }) => document?.id);
    const statesOf = (rows: Awaited<ReturnType<typeof invoiceAfter>>) =>
      rows.map(({ period, status, payable }) => [period, status, payable]);

    // 6 February 2027: December with tax by itself, what came after it as drafts.
    const rows = await invoiceAfter(77);
    assert.deepEqual(statesOf(rows), [
      ['2026-12', 'issued', 36_90],
      ['2027-01', 'draft', 30_00],
      ['2027-02', 'draft', 30_00],
    ]);
    const [, january, february] = rows;
    assert.ok(january && february);
    assert.deepEqual(await news(), [february.id, january.id]);
    const draft = await readDocumentOf(browser, january.id);
    assert.deepEqual(
      [draft.isTaxedAnew, draft.tax.reason, draft.content.lines.map(({ taxRate }) => taxRate), draft.missing],
      [true, 'not-payer', [0], []],
    );

    assert.equal((await askToIssue(browser, draft)).status, 200);
    assert.equal((await readDocumentOf(browser, january.id)).isTaxedAnew, false);
    assert.equal((await readDocumentOf(browser, february.id)).isTaxedAnew, false, 'nothing new any more');
    assert.equal((await browser.delete(`${documentsPath}/${february.id}`)).status, 200);
    assert.deepEqual(await news(), [january.id], 'no news of what was deleted');
    assert.deepEqual(statesOf(await invoiceAfter(31)), [
      ['2026-12', 'issued', 36_90],
      ['2027-01', 'issued', 30_00],
      ['2027-03', 'issued', 30_00],
    ]);
    assert.equal((await news()).length, 1);
  },
);
