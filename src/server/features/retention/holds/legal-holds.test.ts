import assert from 'node:assert/strict';
import { type LegalHolds, liftLegalHold, listLegalHolds, placeLegalHold } from '#contract/retention/legal-holds.ts';
import { endWork, leaver, makeLeaver, tracesIn } from '#tests/support/database/departures.ts';
import { dryRun, runWholeRetention } from '#tests/support/database/retention.ts';
import { readData } from '#tests/support/database/own-data.ts';
import { done, requestsPath, storeRequest } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const dayMs = 24 * 60 * 60_000;
const path = (kind: string, id: string) => `/api/admin/legal-holds/${kind}/${id}`;

testOnEachEngine(
  'K6 while a hold on a customer lasts nothing of it is deleted or made anonymous, and once it is lifted everything goes on',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { db } = app.services;
    const left = await makeLeaver(office);
    await endWork(office, left.signed.quote.id);
    assert.equal((await browser.post(path('customer', left.customerId), { reason: '  ' })).status, 400);
    const placed = done(
      await browser.post(path('customer', left.customerId), { reason: 'Spor 12C/34/2026' }),
      placeLegalHold,
    );
    assert.deepEqual([placed.isHeld, placed.holds.map(({ reason }) => reason)], [true, ['Spor 12C/34/2026']]);
    const again = done(await browser.post(path('customer', left.customerId), { reason: 'Iný' }), placeLegalHold);
    assert.equal(again.holds.length, 1, 'one that lasts stays as it is');
    const project = await db.selectFrom('projects').select('id').executeTakeFirstOrThrow();
    const covered = done(await browser.get(path('project', project.id)), listLegalHolds);
    assert.deepEqual(covered, { holds: [], isHeld: true });

    assert.deepEqual((await readData(left.portal)).obstacles, ['claims']);
    const version = async (table: 'customers' | 'service_requests', id: string) =>
      (await db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
    const anonymise = async () =>
      browser.post(`/api/admin/customers/${left.customerId}/anonymisation`, {
        version: await version('customers', left.customerId),
      });
    assert.equal((await anonymise()).code, 'on-legal-hold');
    const deletion = await browser.delete(`${requestsPath}/${left.requestId}`, {
      version: await version('service_requests', left.requestId),
    });
    assert.equal(deletion.code, 'on-legal-hold');
    app.passTime(Date.UTC(2037, 0, 2, 12) - app.services.clock());
    const before = Object.keys(await tracesIn(database, [leaver.contact.name]));
    const due = await dryRun(app.services);
    assert.deepEqual([due.requests, due.projects, due.billing, due.customers, due.accounts], Array(5).fill(undefined));
    await runWholeRetention(app.services);
    const after = Object.keys(await tracesIn(database, [leaver.contact.name]));
    assert.deepEqual(after, before);

    const office2 = await app.newBrowserOf('admin');
    const lifted = (await office2.delete(path('customer', left.customerId), {})).body as LegalHolds;
    assert.equal(lifted.isHeld, false);
    assert.ok(lifted.holds[0]?.liftedAt !== null && lifted.holds[0]?.liftedBy);
    for (let round = 0; round < 3; round += 1) {
      await runWholeRetention(app.services);
      await app.runDueJobs();
    }
    app.passTime(91 * dayMs);
    await runWholeRetention(app.services);
    assert.deepEqual(await tracesIn(database), {});
    const audited = await db
      .selectFrom('audit_entries')
      .select('action')
      .where('action', 'in', ['legal-hold.placed', 'legal-hold.lifted'])
      .execute();
    assert.deepEqual(audited.map(({ action }) => action).toSorted(), [liftLegalHold.audit, placeLegalHold.audit]);
  },
);

testOnEachEngine(
  'K6 a hold on a request covers it and its customer, and not what another request of them is',
  async (database, context) => {
    const { app, browser } = await openQuoteOffice(context, database);
    const { db } = app.services;
    const [held, other] = [await storeRequest(app), await storeRequest(app)];
    done(await browser.post(path('service-request', held.id), { reason: 'Reklamácia' }), placeLegalHold);
    assert.equal((await browser.get(path('service-request', '0'.repeat(26)))).status, 404);
    app.passTime(366 * dayMs);
    await runWholeRetention(app.services);
    const rows = await db.selectFrom('emptied_requests').select('service_request_id').execute();
    assert.deepEqual(rows, [{ service_request_id: other.id }]);
    const { name } = await db.selectFrom('customers').select('name').executeTakeFirstOrThrow();
    assert.equal(name, 'Anna Kováčová', 'the customer of a held request stays as well');
    // The session has ended meanwhile.
    const later = await app.newBrowserOf('admin');
    const customer = done(await later.get(path('customer', held.customer_id)), listLegalHolds);
    assert.deepEqual(customer, { holds: [], isHeld: true });
  },
);
