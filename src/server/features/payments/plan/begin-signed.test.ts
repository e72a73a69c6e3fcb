import assert from 'node:assert/strict';
import { changeRequestStatus, undoRequestChanges } from '#contract/service-requests/request-changes.ts';
import { undoWindowMs } from '#domain/service-requests/clocks.ts';
import { book, ledgerOf, partOf, paymentRequestsPath, signAndPlan } from '#tests/support/quotes/asked-payments.ts';
import { done, requestsPath, storedRequest } from '#tests/support/people/office.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { beginWaivedLate } from './begin-signed.ts';

/** A signed quote whose deposit is cancelled, and its request moved to `in_progress` by hand. */
async function waive(office: QuoteOffice) {
  const { browser, app } = office;
  const { quote, requestId, ledger } = await signAndPlan(office);
  const { id, version } = partOf(ledger);
  const body = { version, reason: 'Zálohu odpúšťame.' };
  assert.equal((await browser.post(`${paymentRequestsPath}/${id}/cancellation`, body)).status, 200);
  const request = await storedRequest(app, requestId);
  const move = { version: request.version, to: 'in_progress', reason: '' };
  const moved = done(await browser.post(`${requestsPath}/${requestId}/status`, move), changeRequestStatus);
  return { quote, requestId, version: moved.version };
}

testOnEachEngine(
  'H6 a request that an administrator moves on without its deposit gets its project, once, and what is undone gets none',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const projects = async () => {
      const rows = await database.db.selectFrom('projects').select('quote_id').orderBy('id').execute();
      return rows.map((row) => row.quote_id);
    };
    const undone = await waive(office);
    const changes = [{ id: undone.requestId, version: undone.version }];
    done(await browser.post(undoRequestChanges.path, { changes }), undoRequestChanges);
    const { quote } = await waive(office);
    await app.runDueJobs();
    assert.deepEqual(await projects(), [], 'the move can still be undone');
    app.passTime(undoWindowMs);
    await app.runDueJobs();
    await beginWaivedLate(app.services);
    assert.deepEqual(await projects(), [quote.id]);
    const [, rest] = (await ledgerOf(office, quote.id)).requests;
    assert.equal(rest?.status, 'planned');

    const lost = await waive(office);
    await database.db.deleteFrom('jobs').where('kind', '=', 'begin-work').execute();
    await beginWaivedLate(app.services);
    await beginWaivedLate(app.services);
    assert.deepEqual(await projects(), [quote.id, lost.quote.id], 'housekeeping makes a lost job good');
  },
);

testOnEachEngine(
  'H6 work of which the deposit is still asked for begins by no housekeeping, and by its payment once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { requestId, ledger } = await signAndPlan(office);
    await database.db
      .updateTable('service_requests')
      .set({ status: 'in_progress' })
      .where('id', '=', requestId)
      .execute();
    await beginWaivedLate(office.app.services);
    const count = async () => (await database.db.selectFrom('projects').select('id').execute()).length;
    assert.equal(await count(), 0);
    assert.equal((await book(office, partOf(ledger))).status, 200);
    assert.equal(await count(), 1);
  },
);
