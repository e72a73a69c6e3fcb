import assert from 'node:assert/strict';
import { type VersionedQuoteSettings, getAgencyFacts, getQuoteSettings } from '#contract/settings.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import { missingAgencyFacts } from '#domain/settings/missing-agency-facts.ts';
import { firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { changeQuoteSettingsBy, completeAgency } from '#tests/support/people/complete-agency.ts';
import { done } from '#tests/support/people/office.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

const { path } = getQuoteSettings;

testOnEachEngine(
  'H1 the settings of quotes are stored in one form, hold on this server at once, and the log keeps the change',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const office = await app.newBrowserOf('admin');
    const first = done(await office.get(path), getQuoteSettings);
    assert.deepEqual(first, { ...firstQuoteSettings(), version: 0 });
    const stored = await changeQuoteSettingsBy(office, {
      taxStatuses: [
        { from: '2026-07-01', status: 'payer' },
        { from: '2025-01-01', status: 'not-payer' },
      ],
      accounts: [{ currency: 'DKK', iban: '0040 0440116243', bic: ' dabadkkk ' }],
      validDays: 14,
      remindUnseen: { isOn: false, days: 5 },
    });
    const expected: VersionedQuoteSettings = {
      ...first,
      taxStatuses: [
        { from: '2025-01-01', status: 'not-payer' },
        { from: '2026-07-01', status: 'payer' },
      ],
      accounts: [{ currency: 'DKK', iban: 'DK5000400440116243', bic: 'DABADKKK' }],
      validDays: 14,
      remindUnseen: { isOn: false, days: 5 },
      version: 1,
    };
    assert.deepEqual(stored, expected);
    assert.deepEqual(done(await office.get(path), getQuoteSettings), expected);
    const { version: _version, ...settings } = expected;
    assert.deepEqual(app.services.quoteSettings.current(), { settings, version: 1 });
    assert.equal((await auditEntries(database, 'settings.quotes-changed')).length, 1);
  },
);

testOnEachEngine(
  'H1 G5 wrong accounts, days and rates are refused at their fields, and an old version is refused',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const office = await app.newBrowserOf('admin');
    const first = done(await office.get(path), getQuoteSettings);
    const wrong = await office.put(path, {
      ...first,
      taxStatuses: [{ from: '', status: 'payer' }],
      accounts: [{ currency: 'EUR', iban: 'SK31 1200 0000 1987 4263 7542', bic: 'x' }],
      exchangeRates: [{ currency: 'CZK', millionths: 0, source: '', day: '' }],
      remindEnding: { isOn: true, days: 0 },
    });
    assert.equal(wrong.status, 400);
    assert.deepEqual(
      (wrong.body as ErrorBody).details?.map(({ field }) => field),
      [
        'taxStatuses.0.from',
        'accounts.EUR.iban',
        'accounts.EUR.bic',
        'exchangeRates.CZK.millionths',
        'exchangeRates.CZK.source',
        'exchangeRates.CZK.day',
        'remindEnding.days',
      ],
    );
    await changeQuoteSettingsBy(office, { validDays: 20 });
    assert.equal((await office.put(path, { ...first, validDays: 10 })).code, 'changed-meanwhile');
  },
);

testOnEachEngine('H1 a complete agency lacks nothing in any currency', async (database, context) => {
  const app = await openTestApp(context, database);
  const office = await app.newBrowserOf('admin');
  await completeAgency(office);
  const facts = done(await office.get(getAgencyFacts.path), getAgencyFacts);
  const settings = done(await office.get(path), getQuoteSettings);
  for (const currency of ['EUR', 'CZK', 'DKK'] as const) {
    assert.deepEqual(missingAgencyFacts(facts, { settings, currency, day: '2026-11-23' }), [], currency);
  }
  const { text } = await app.newBrowser().get('/');
  assert.deepEqual(Object.keys(readPageInput(text).agency).includes('accounts'), false, 'no account on public pages');
});

testOnEachEngine('H1 nobody but administrators reads or changes accounts and tax status', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const browser of [await app.newBrowserOf('user'), app.newBrowser('192.0.2.9')]) {
    assert.ok([401, 403].includes((await browser.get(path)).status));
    assert.ok([401, 403].includes((await browser.put(path, { ...firstQuoteSettings(), version: 0 })).status));
  }
});
