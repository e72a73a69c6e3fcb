import assert from 'node:assert/strict';
import type { ErrorBody } from '#contract/error-body.ts';
import type { VersionedAgencyFacts } from '#contract/settings.ts';
import { languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { sendMessage } from '#tests/support/requests/contact-messages.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { arePagesBuilt, readPageInput } from '#tests/support/browser/test-pages.ts';

const path = '/api/admin/settings/agency';
const change = {
  legalForm: 'živnostník',
  companyNumber: '36 421 928',
  taxNumber: '2022749619',
  vatNumber: 'SK2022749619',
  register: 'Okresný úrad Nitra, živnostenský register',
  registerEntry: 'č. 430-12345',
  supervisoryBody: 'Inšpektorát SOI, Staničná 9, Nitra',
  hosting: 'Serverovňa, s. r. o., Slovensko',
};

testOnEachEngine(
  'D1 A10 the facts of the agency stand on every page, in the terms and in mails once they are stored',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const office = await app.newBrowserOf('admin');
    const before = (await office.get(path)).body as VersionedAgencyFacts;
    assert.deepEqual([before.version, before.legalForm, before.register], [0, '', '']);
    const stored = await office.put(path, { ...change, version: 0 });
    assert.deepEqual(stored.body, { ...change, companyNumber: '36421928', version: 1 });
    for (const language of languages) {
      const visitor = app.newBrowser();
      for (const screen of ['home', 'terms'] as const) {
        const { text } = await visitor.get(`${pathOf(screen, language)}?lng=${language}`);
        assert.equal(readPageInput(text).agency.companyNumber, '36421928');
        if (!arePagesBuilt) continue;
        const shown = text.replaceAll('\u00A0', ' ');
        for (const said of ['36421928', change.vatNumber, change.registerEntry, change.legalForm]) {
          assert.ok(shown.includes(said), `${language} ${screen}: ${said}`);
        }
        assert.equal(
          shown.includes('>Inšpektorát SOI'),
          screen === 'terms',
          'the supervisory body stands in the terms',
        );
      }
    }
    await sendMessage(app.newBrowser());
    await app.runDueJobs();
    for (const { text } of app.mail.delivered) assert.match(text, /36421928/);
    assert.equal((await auditEntries(database, 'settings.agency-changed')).length, 1);
  },
);

testOnEachEngine(
  'D1 G5 wrong digits and an old version are refused, each with its reason',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const office = await app.newBrowserOf('admin');
    const wrong = await office.put(path, { ...change, companyNumber: '36421929', version: 0 });
    assert.equal(wrong.status, 400);
    assert.deepEqual(
      (wrong.body as ErrorBody).details?.map(({ field, rule }) => [field, rule]),
      [['companyNumber', 'number']],
    );
    assert.equal((await office.put(path, { ...change, version: 0 })).status, 200);
    assert.equal((await office.put(path, { ...change, version: 0 })).status, 409);
  },
);
