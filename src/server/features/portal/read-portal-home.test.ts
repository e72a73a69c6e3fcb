import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { customerDocumentPath } from '#contract/payments/payment-page.ts';
import { readPortalHome } from '#contract/portal/portal-home.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { draftDocument, issueDocumentOf, signQuoteOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { capture, planOf } from '#tests/support/database/query-plans.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** A customer with an account, a signed quote, a request for money and an issued document. */
async function openCustomer(office: QuoteOffice, name: string) {
  const email = `${name}@firma.example`;
  const { quoteId } = await signQuoteOf(office, { title: `Web pre ${name}`, buyer: { ...wholeBuyer, email } });
  const { id } = await issueDocumentOf(office.browser, await draftDocument(office.browser, { kind: 'final', quoteId }));
  await office.app.runDueJobs();
  const browser = await registerVerified(office.app, { ...peter, username: name, email });
  return { browser, quoteId, documentId: id };
}

testOnEachEngine(
  'I3 I4 the home shows all that is one’s own and nothing of another customer',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const [one, other] = [await openCustomer(office, 'janka'), await openCustomer(office, 'milan')];
    const [home, foreign] = [await readHome(one.browser), await readHome(other.browser)];
    for (const [who, { quotes, payments, documents }] of [
      [one, home],
      [other, foreign],
    ] as const) {
      assert.deepEqual(
        [quotes.map(({ id }) => id), documents.map(({ id }) => id), new Set(payments.map(({ quoteId }) => quoteId))],
        [[who.quoteId], [who.documentId], new Set([who.quoteId])],
      );
    }
    const idsOf = (answer: object) => new Set(JSON.stringify(answer).match(/[0-9A-HJKMNP-TV-Z]{26}/g));
    assert.deepEqual(
      [...idsOf(home)].filter((id) => idsOf(foreign).has(id)),
      [],
      'no id is in both answers',
    );
    assert.ok(!JSON.stringify(foreign).includes('janka'));
    const file = (quoteId: string) => customerDocumentPath(`portal-${quoteId}`, one.documentId, 'pdf');
    assert.equal((await one.browser.get(file(one.quoteId))).status, 200);
    assert.equal((await other.browser.get(file(one.quoteId))).code, 'not-found');
    assert.equal((await other.browser.get(file(other.quoteId))).code, 'not-found', 'with a quote of one’s own');
    assert.equal((await office.app.newBrowser().get(readPortalHome.path)).code, 'sign-in-required');
  },
);

testOnEachEngine('I3 what was withdrawn asks for no money and shows no document', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { browser, quoteId } = await openCustomer(office, 'janka');
  assert.ok((await readHome(browser)).payments.length > 0);
  await office.app.services.db.updateTable('quotes').set({ status: 'withdrawn' }).where('id', '=', quoteId).execute();
  const { quotes, payments, documents } = await readHome(browser);
  assert.deepEqual([quotes[0]?.sum, payments, documents], [null, [], []]);
});

testOnEachEngine('I3 the home reads each kind by one query, and by its index', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { browser } = await openCustomer(office, 'janka');
  const { db, engine } = office.app.services;
  const statements = capture(database);
  await readHome(browser);
  for (const table of ['payment_requests', 'tax_documents']) {
    const statement = [...statements.values()].find((each) => each.sql.includes(`from "${table}"`));
    assert.ok(statement, table);
    const plan = await db.transaction().execute(async (transaction) => {
      // PostgreSQL reads a table of so few rows as a whole unless it is told not to.
      if (engine.name === 'postgres') await sql`set local enable_seqscan = off`.execute(transaction);
      return planOf({ ...database, db: transaction }, statement);
    });
    assert.doesNotMatch(plan, new RegExp(`SCAN ${table}|Seq Scan on ${table}`), plan);
  }
});
