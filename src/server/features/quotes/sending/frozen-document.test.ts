import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { changeAgencyFacts, changeLookSettings, getAgencyFacts, getLookSettings } from '#contract/settings.ts';
import { done } from '#tests/support/people/office.ts';
import { changeQuoteSettingsBy } from '#tests/support/people/complete-agency.ts';
import { openQuoteOffice, privateCallOf, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { quotesPath } from '#tests/support/quotes/quotes.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'H1 a sent quote never changes: settings, rates, look, price book and customer changed after it, the bytes are the same',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote, requestId } = await sendForRequest(office);
    const visitor = app.newBrowser();
    const read = async () => [
      (await visitor.get(privateCallOf(quote))).text,
      JSON.stringify(((await browser.get(`${quotesPath}/${quote.id}/preview`)).body as { document: object }).document),
    ];
    const before = await read();
    const { db } = database;
    const snapshot = await db.selectFrom('quote_snapshots').selectAll().executeTakeFirstOrThrow();
    assert.equal(createHash('sha256').update(snapshot.content).digest('hex'), snapshot.sha256);
    assert.ok(!/internalCost|Konkurenčná|"notes"|"copies"/.test(snapshot.content), 'nothing of the agency’s own');
    await changeQuoteSettingsBy(browser, {
      taxStatuses: [{ from: '2026-01-01', status: 'not-payer' }],
      accounts: [{ currency: 'EUR', iban: 'CZ6508000000192000145399', bic: '' }],
    });
    const facts = done(await browser.get(getAgencyFacts.path), getAgencyFacts);
    const renamed = { ...facts, legalForm: 'spoločnosť', registerEntry: '1/T' };
    done(await browser.put(changeAgencyFacts.path, renamed), changeAgencyFacts);
    const look = done(await browser.get(getLookSettings.path), getLookSettings);
    const { primaryColor: _colour, changedAt: _at, changedBy: _by, ...kept } = look;
    done(await browser.put(changeLookSettings.path, { ...kept, primaryColor: '#7a1f1f' }), changeLookSettings);
    const nobody = { name: 'Niekto iný', company: 'Iná firma', email: 'iny@firma.example' };
    await db.updateTable('customers').set(nobody).execute();
    await db.updateTable('service_requests').set({ title: 'Iný názov' }).where('id', '=', requestId).execute();
    await db.deleteFrom('library_features').execute();
    await Promise.all(
      [app.services.agency, app.services.quoteSettings, app.services.look].map((each) => each.refresh()),
    );
    assert.deepEqual(await read(), before);
  },
);
