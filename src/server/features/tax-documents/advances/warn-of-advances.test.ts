import assert from 'node:assert/strict';
import { listNotifications } from '#contract/notifications.ts';
import { listAdvancesToDocument } from '#contract/tax-documents/tax-documents.ts';
import { firstAdvanceRules } from '#domain/settings/advance-rules.ts';
import { changeQuoteSettingsBy } from '#tests/support/people/complete-agency.ts';
import { bookOn, draftDocument, issueDocumentOf, signQuoteOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import { done, keepSignedIn } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { draftLineOf } from '#tests/support/quotes/quotes.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { warnOfAdvances } from './warn-of-advances.ts';

const dayMs = 24 * 60 * 60_000;
const czechFirm = {
  ...wholeBuyer,
  country: 'CZ',
  taxNumber: '',
  companyNumber: '27074358',
  vatNumber: 'CZ27074358',
  isVatNumberVerified: true,
} as const;

testOnEachEngine(
  'H11 on the tenth day the agency is warned once, by notice and mail, of an advance without its document; of reverse charge where the owner wants it',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const other = await openSecondApp(context, database);
    await database.db.updateTable('users').set({ email: 'anna@olovnica.example', email_verified_at: 1 }).execute();
    await changeQuoteSettingsBy(browser, { advances: { ...firstAdvanceRules(), CZ: 'next-month' } });
    const home = await signQuoteOf(office, { buyer: wholeBuyer });
    const paymentId = await bookOn(office, home.requests[0]?.id ?? '', { amount: 922_50 });
    const abroad = await signQuoteOf(office, { buyer: czechFirm, lines: [draftLineOf({ taxRate: 0 })] });
    const [czechDeposit] = abroad.requests;
    await bookOn(office, czechDeposit?.id ?? '', { amount: czechDeposit?.amount ?? 0 });
    await app.runDueJobs();

    const dueNow = async () =>
      done(await browser.get(listAdvancesToDocument.path), listAdvancesToDocument).rows.map(
        ({ quoteNumber, lastDay, isUrgent }) => [quoteNumber, lastDay, isUrgent],
      );
    const toldOf = async () =>
      done(await browser.get(listNotifications.path), listNotifications)
        .notifications.filter(({ kind }) => kind === 'advance-due')
        .map(({ quote }) => quote?.number);
    const mailed = () =>
      app.mail.delivered.filter(({ to, text }) => to === 'anna@olovnica.example' && /záloh/.test(text));
    const afterDays = async (days: number) => {
      app.passTime(days * dayMs);
      other.passTime(days * dayMs);
      await keepSignedIn(database);
      await Promise.all([warnOfAdvances(app.services), warnOfAdvances(other.services)]);
      await warnOfAdvances(app.services);
      await app.runDueJobs();
    };

    const later = [abroad.number, '2026-12-15', false];
    await afterDays(9);
    assert.deepEqual([await dueNow(), await toldOf()], [[[home.number, '2026-12-06', false], later], []]);
    await afterDays(1);
    assert.deepEqual([await dueNow(), await toldOf()], [[[home.number, '2026-12-06', true], later], [home.number]]);
    const [warning, ...more] = mailed();
    assert.match(warning?.subject ?? '', /^Faktúra k\szálohe najneskôr 6\.\s12\.\s2026$/);
    assert.equal(more.length, 0);
    const kept = await database.db
      .selectFrom('outbox_messages')
      .select('service_request_id')
      .where('kind', '=', 'advance-due')
      .execute();
    assert.deepEqual(kept, [{ service_request_id: home.requests[0]?.service_request_id }], 'goes with its request');
    assert.match(warning?.text ?? '', /922,50\s€ \(Strechy Kováč s\. r\. o\., ponuka č\.\s/);

    await issueDocumentOf(browser, await draftDocument(browser, { kind: 'advance', paymentId, quoteId: home.quoteId }));
    await afterDays(8);
    assert.deepEqual([await dueNow(), await toldOf()], [[later], [home.number]]);
    await afterDays(1);
    assert.deepEqual(await toldOf(), [abroad.number, home.number]);
    await afterDays(30);
    assert.deepEqual([(await toldOf()).length, mailed().length], [2, 2], 'each once');
  },
);
