import assert from 'node:assert/strict';
import { listNotifications } from '#contract/notifications.ts';
import {
  type RecurringInvoiceRow,
  changeRecurringInvoice,
  listRecurringInvoices,
  startRecurringInvoice,
} from '#contract/tax-documents/recurring-invoices.ts';
import { signQuoteOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import { done, keepSignedIn } from '#tests/support/people/office.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { invoiceCare } from './invoice-care.ts';

const path = listRecurringInvoices.path;
const dayMs = 24 * 60 * 60_000;
const terms = { startsIn: '2026-12', day: 5, isAutomatic: true, endsIn: null };

async function start({ browser }: QuoteOffice, body: object): Promise<RecurringInvoiceRow> {
  return done(await browser.post(path, body), startRecurringInvoice);
}

const made = ({ app }: QuoteOffice) =>
  app.services.db
    .selectFrom('tax_documents')
    .select(['period', 'status', 'number', 'delivered_on', 'issued_on', 'payable', 'title'])
    .orderBy('period')
    .execute();

testOnEachEngine(
  'H11 after months without a server every month of care is invoiced once, in order, on however many servers',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    const care = await start(office, { quoteId, ...terms });
    assert.deepEqual([care.net, care.gross, care.nextPeriod], [30_00, 36_90, '2026-12']);
    await invoiceCare(office.app.services);
    assert.deepEqual(await made(office), [], 'nothing before its day');
    // 6 March 2027.
    office.app.passTime(105 * dayMs);
    await Promise.all([1, 2, 3].map(() => invoiceCare(office.app.services)));
    const rows = await made(office);
    assert.deepEqual(
      rows.map(({ period, status, number, delivered_on: day, payable }) => [period, status, number, day, payable]),
      [
        ['2026-12', 'issued', 'F2027-0001', '2026-12-31', 36_90],
        ['2027-01', 'issued', 'F2027-0002', '2027-01-31', 36_90],
        ['2027-02', 'issued', 'F2027-0003', '2027-02-28', 36_90],
        ['2027-03', 'issued', 'F2027-0004', '2027-03-31', 36_90],
      ],
    );
    assert.match(rows[0]?.title ?? '', /december 2026$/);
    const asked = await database.db
      .selectFrom('payment_requests')
      .select('amount')
      .where('tax_document_id', 'is not', null)
      .execute();
    assert.equal(asked.length, 4);
    const plan = await database.db
      .selectFrom('payment_requests')
      .select('closed_reason')
      .where('part_index', '>=', 0)
      .execute();
    assert.deepEqual(plan, [{ closed_reason: null }, { closed_reason: null }], 'the plan of the quote is left alone');
  },
);

testOnEachEngine(
  'H11 care is left as drafts where that is wished, paused without making up, and ended',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    const care = await start(office, { quoteId, ...terms, startsIn: '2026-11', isAutomatic: false });
    assert.equal((await browser.post(path, { quoteId, ...terms })).code, 'move-not-allowed', 'once for a quote');
    await invoiceCare(app.services);
    assert.deepEqual(
      (await made(office)).map(({ period, status, number }) => [period, status, number]),
      [['2026-11', 'draft', null]],
    );
    const change = (row: RecurringInvoiceRow, changes: object) =>
      browser.put(`${path}/${care.id}`, {
        version: row.version,
        state: row.state,
        day: row.day,
        isAutomatic: row.isAutomatic,
        endsIn: row.endsIn,
        ...changes,
      });
    const [running] = done(await browser.get(path), listRecurringInvoices).rows;
    assert.ok(running);
    const paused = done(await change(running, { state: 'paused' }), changeRecurringInvoice);
    app.passTime(100 * dayMs);
    await keepSignedIn(database);
    await invoiceCare(app.services);
    assert.equal((await made(office)).length, 1);
    // 1 March 2027: the 5th is still to come.
    const resumed = done(await change(paused, { state: 'active' }), changeRecurringInvoice);
    assert.equal(resumed.nextPeriod, '2027-03');
    assert.equal((await change(paused, { state: 'ended' })).code, 'changed-meanwhile');
    const ended = done(await change(resumed, { state: 'ended' }), changeRecurringInvoice);
    assert.equal((await change(ended, { state: 'active' })).code, 'move-not-allowed');
  },
);

testOnEachEngine(
  'H11 automatic care that lacks something waits as a draft, and the office is told; what is left to people tells nobody',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    for (const isAutomatic of [true, false]) {
      const { quoteId } = await signQuoteOf(office, { buyer: { ...wholeBuyer, address: 'Hlavná 1' } });
      await start(office, { quoteId, ...terms, startsIn: '2026-11', isAutomatic });
    }
    await invoiceCare(app.services);
    assert.deepEqual(
      (await made(office)).map(({ status }) => status),
      ['draft', 'draft'],
    );
    const told = done(await browser.get(listNotifications.path), listNotifications)
      .notifications.filter(({ document }) => document !== null)
      .map(({ kind, document }) => [kind, document?.id]);
    const automatic = await database.db
      .selectFrom('tax_documents')
      .innerJoin('recurring_invoices as care', 'care.id', 'tax_documents.recurring_id')
      .select('tax_documents.id')
      .where('care.is_automatic', '=', 1)
      .executeTakeFirstOrThrow();
    assert.deepEqual(told, [['care-incomplete', automatic.id]]);
  },
);
