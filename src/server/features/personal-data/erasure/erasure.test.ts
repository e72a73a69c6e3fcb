import assert from 'node:assert/strict';
import { countProjects, listProjects } from '#contract/projects/projects.ts';
import { listPaymentRequests } from '#contract/payments/payments.ts';
import { listQuotes } from '#contract/quotes/quote-list.ts';
import { listTaxDocuments } from '#contract/tax-documents/tax-documents.ts';
import { pathOf } from '#domain/routes.ts';
import { rowsOf } from '#server/features/personal-data/personal-rows-store.ts';
import { personalTableNames } from '#server/features/personal-data/personal-tables.ts';
import {
  isSignedIn,
  jana,
  logInElsewhere,
  mailedToken,
  mailsTo,
  peter,
  registerVerified,
} from '#tests/support/people/accounts.ts';
import { endWork, filesWithTraces, leaver, makeLeaver, traces, tracesIn } from '#tests/support/database/departures.ts';
import { done } from '#tests/support/people/office.ts';
import { readData, sendDataForm } from '#tests/support/database/own-data.ts';
import { wholeBuyer } from '#tests/support/quotes/money.ts';
import { letMailsLeave, openQuoteOffice, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { deleteExpiredLimits } from '#server/http/security/rate-limit-store.ts';
import { deleteOver } from '#tests/support/database/retention.ts';
import { forgetPartings } from './forget-partings.ts';

const dayMs = 24 * 60 * 60_000;

const kept = new Set<string>(personalTableNames.filter((table) => rowsOf(table).erased === 'kept'));

testOnEachEngine(
  'K6 a deletion leaves nothing of a person in any table and file but in records that are kept, and those until their last day',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { db, config, clock } = app.services;
    const left = await makeLeaver(office);
    assert.deepEqual((await readData(left.portal)).obstacles, ['projects']);
    const refused = await sendDataForm(left.portal, { go: 'delete', currentPassword: leaver.password });
    assert.equal(refused.status, 409);
    const before = Object.keys(await tracesIn(database));
    for (const table of [
      'outbox_messages',
      'inbound_mails',
      'service_request_notes',
      'customers',
      'own_drafts',
      'draft_links',
      'prds',
      'audit_entries',
      'quotes',
    ])
      assert.ok(before.includes(table), `${table} has something to find`);
    assert.equal(filesWithTraces(config.dataDir).length, 2);
    await endWork(office, left.signed.quote.id);

    const wrong = await sendDataForm(left.portal, { go: 'delete', currentPassword: 'nie toto' });
    assert.ok(wrong.status >= 400 && !wrong.text.includes('nie toto'));
    assert.equal((await sendDataForm(left.portal, { go: 'delete', currentPassword: leaver.password })).status, 303);
    const token = await mailedToken(app, leaver.email);
    assert.ok(await isSignedIn(left.portal), 'nothing happens before the link is confirmed');
    assert.equal((await left.portal.get(`/portal/nastavenia/udaje?token=${token}`)).status, 200);
    assert.ok(await isSignedIn(left.portal), 'opening the link changes nothing');
    assert.equal((await sendDataForm(left.portal, { go: 'confirm', token: `${token}x` })).status, 410);

    const told = (await readData(left.portal)).kept;
    assert.deepEqual(
      told.map(({ kind, basis, count, until }) => [kind, basis, count, until]),
      [
        ['quote', 'contract', 1, '2029-11-21'],
        ['project', 'contract', 1, '2029-11-21'],
        ['tax-document', 'billing', 1, '2036-12-31'],
        ['payment-request', 'billing', 1, '2036-12-31'],
      ],
    );
    assert.equal((await sendDataForm(left.portal, { go: 'confirm', token })).status, 200);
    assert.ok(!(await isSignedIn(left.portal)), 'the account is closed at once');
    assert.notEqual((await logInElsewhere(app, leaver)).answer.status, 200);
    const farewell = (await mailsTo(app, leaver.email)).at(-1);
    assert.match(farewell?.text ?? '', /31\.\s12\.\s2036/);
    assert.match(farewell?.text ?? '', /21\.\s11\.\s2029/);
    assert.ok(
      app.mail.delivered.some(({ subject }) => subject === 'Zákazník si vymazal účet'),
      'the agency is told',
    );
    await app.runDueJobs();
    await forgetPartings(app.services);
    app.passTime(2 * dayMs);
    await deleteExpiredLimits(db, clock());

    const found = await tracesIn(database);
    assert.deepEqual(
      Object.keys(found).filter((table) => !kept.has(table)),
      [],
      JSON.stringify(found),
    );
    assert.deepEqual(filesWithTraces(config.dataDir), []);
    for (const key of left.files) assert.equal(await app.services.files.get(key), null);
    const rows = await db.selectFrom('quotes').select('id').execute();
    assert.deepEqual(rows, [{ id: left.signed.quote.id }], 'what was not signed is gone');
    assert.deepEqual(await db.selectFrom('erasures').select(['state', 'user_id']).execute(), [
      { state: 'done', user_id: null },
    ]);
    const statuses = await db.selectFrom('service_requests').select('status').distinct().orderBy('status').execute();
    assert.deepEqual(statuses, [{ status: 'cancelled' }, { status: 'completed' }], 'open requests are withdrawn');

    // What is kept is in no list and no search.
    const browser = await app.newBrowserOf('admin');
    assert.deepEqual(done(await browser.get(listQuotes.path), listQuotes).rows, []);
    assert.deepEqual(done(await browser.get(listProjects.path), listProjects).rows, []);
    assert.ok(done(await browser.get(countProjects.path), countProjects).tabs.every(({ count }) => count === 0));
    assert.deepEqual(done(await browser.get(listTaxDocuments.path), listTaxDocuments).rows, []);
    assert.deepEqual(done(await browser.get(listPaymentRequests.path), listPaymentRequests).rows, []);
    const search = encodeURIComponent(leaver.contact.company);
    assert.deepEqual(done(await browser.get(`${listTaxDocuments.path}?search=${search}`), listTaxDocuments).rows, []);

    // The contract goes after three years, the money after ten.
    app.passTime(Date.UTC(2029, 10, 21) - clock());
    await deleteOver(app.services, 'billing', 'projects');
    assert.ok('quote_signatures' in (await tracesIn(database)), 'not on its last day');
    app.passTime(dayMs);
    await deleteOver(app.services, 'billing', 'projects');
    assert.deepEqual(Object.keys(await tracesIn(database)).toSorted(), [
      'payment_requests',
      'payments',
      'tax_documents',
    ]);
    app.passTime(Date.UTC(2037, 0, 1, 12) - clock());
    await deleteOver(app.services, 'billing', 'projects');
    await deleteOver(app.services, 'billing', 'projects');
    await app.runDueJobs();
    assert.deepEqual(await tracesIn(database, traces), {});
    for (const table of [
      'quotes',
      'projects',
      'tax_documents',
      'payment_requests',
      'payments',
      'kept_records',
    ] as const) {
      assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [], table);
    }
  },
);

testOnEachEngine(
  'K6 a quote that was sent to the person for somebody else’s request is deleted whole',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { username, password, email, contact } = leaver;
    const portal = await registerVerified(app, { username, password, email });
    await sendForRequest(office, { buyer: { ...wholeBuyer, ...contact } });
    await letMailsLeave(office);
    assert.equal((await sendDataForm(portal, { go: 'delete', currentPassword: password })).status, 303);
    const token = await mailedToken(app, email);
    assert.equal((await sendDataForm(portal, { go: 'confirm', token })).status, 200);
    await app.runDueJobs();
    const { db } = app.services;
    for (const table of ['quotes', 'quote_links', 'quote_snapshots'] as const)
      assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [], table);
  },
);

testOnEachEngine(
  'K6 a link to delete the account that is over, or of another account, says so when it is opened',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const portal = await registerVerified(app, jana);
    const ask = async () => {
      const asked = await sendDataForm(portal, { go: 'delete', currentPassword: jana.password });
      assert.equal(asked.status, 303, asked.text);
      return mailedToken(app, jana.email);
    };
    const shown = async (browser: TestBrowser, token: string) => {
      const { text } = await browser.get(`${pathOf('portalData', 'sk')}?token=${token}`);
      const { ownData } = readPageInput(text).data;
      return [ownData?.token ?? null, ownData?.form?.failure ?? null];
    };
    const isOver = [null, texts.sk.errorCodes['link-invalid']];
    const [older, newer] = [await ask(), await ask()];
    assert.deepEqual(await shown(portal, newer), [newer, null]);
    assert.deepEqual(await shown(portal, older), isOver, 'a newer link was mailed');
    assert.deepEqual(await shown(await registerVerified(app, peter), newer), isOver, 'of another account');
    app.passTime(dayMs);
    assert.deepEqual(await shown(portal, newer), isOver, 'a day later');
  },
);
