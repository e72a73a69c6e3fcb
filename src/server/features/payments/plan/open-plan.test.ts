import assert from 'node:assert/strict';
import { isOwnSymbol } from '#domain/payments/variable-symbol.ts';
import { storedPaymentRequest } from '#server/stored/payment-request.ts';
import { storedRequest } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { ledgerOf, partOf, signAndPlan, signQuote } from '#tests/support/quotes/asked-payments.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { openPlan, openPlansLate } from './open-plan.ts';

const deposit = { share: 3000, due: 'signing', milestone: '' } as const;
const design = { share: 3000, due: 'milestone', milestone: 'Návrh' } as const;
const rest = { share: 4000, due: 'completion', milestone: '' } as const;

testOnEachEngine(
  'H6 a signature asks for the deposit at once by mail, and plans the other parts',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { ledger, quote, requestId } = await signAndPlan(office, { paymentPlan: [deposit, design, rest] });
    assert.deepEqual(
      ledger.requests.map(({ status, number, amount, part, dueOn }) => [
        status,
        number,
        amount,
        part?.milestone,
        dueOn,
      ]),
      [
        ['requested', 'Z2026-0001', 55_350, '', '2026-12-05'],
        ['planned', null, 55_350, 'Návrh', null],
        ['planned', null, 73_800, '', null],
      ],
    );
    assert.ok(isOwnSymbol(partOf(ledger).variableSymbol ?? ''));
    assert.equal((await storedRequest(office.app, requestId)).status, 'awaiting_payment');
    assert.equal(ledger.projectSince, null);
    const row = await office.app.services.db
      .selectFrom('payment_requests')
      .selectAll()
      .where('id', '=', partOf(ledger).id)
      .executeTakeFirstOrThrow();
    const document = storedPaymentRequest.read(row.document ?? '', 'test');
    assert.deepEqual(
      [document.number, document.quoteNumber, document.buyer.company, document.buyer.city, document.account?.iban],
      ['Z2026-0001', quote.number, 'Strechy Kováč s. r. o.', 'Trnava', row.account],
    );
    const mail = office.app.mail.delivered.find(({ subject }) => subject.includes('Z2026-0001'));
    assert.equal(mail?.to, 'jan@strechy.example');
    for (const fact of ['553,50', document.variableSymbol, '5. 12. 2026', '/']) {
      assert.ok(mail.text.replaceAll('\u00A0', ' ').includes(fact), `${fact} in ${mail.text}`);
    }
    assert.doesNotMatch(mail.text, /~private-link~/);
  },
);

testOnEachEngine('H6 a plan is opened once, by however many servers and however late', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { quote } = await signQuote(office);
  const { services } = office.app;
  const other = await openSecondApp(context, database);
  await Promise.all([openPlan(services, quote.id), openPlan(other.services, quote.id), openPlan(services, quote.id)]);
  await office.app.runDueJobs();
  assert.equal((await ledgerOf(office, quote.id)).requests.length, 2);
  const mails = office.app.mail.delivered.filter(({ subject }) => subject.includes('Z2026-0001'));
  assert.equal(mails.length, 1);
});

testOnEachEngine('H6 a plan whose job was lost is opened by housekeeping', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { quote } = await signQuote(office);
  const { services } = office.app;
  await services.db.deleteFrom('jobs').execute();
  await openPlansLate(services);
  assert.deepEqual((await ledgerOf(office, quote.id)).requests, [], 'a job may still be on its way');
  office.app.passTime(61 * 60_000);
  await openPlansLate(services);
  assert.deepEqual(
    (await ledgerOf(office, quote.id)).requests.map(({ status }) => status),
    ['requested', 'planned'],
  );
});

testOnEachEngine('H6 I1 without a deposit the project begins by the signature, once', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { ledger, quote, requestId } = await signAndPlan(office, { paymentPlan: [{ ...rest, share: 10_000 }] });
  assert.deepEqual(
    ledger.requests.map(({ status }) => status),
    ['planned'],
  );
  assert.notEqual(ledger.projectSince, null);
  assert.equal((await storedRequest(office.app, requestId)).status, 'in_progress');
  await openPlan(office.app.services, quote.id);
  await openPlansLate(office.app.services);
  const projects = await office.app.services.db.selectFrom('projects').selectAll().execute();
  assert.deepEqual(
    projects.map((project) => [project.quote_id, project.service_request_id]),
    [[quote.id, requestId]],
  );
});
