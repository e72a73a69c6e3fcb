import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { customerDocumentPath } from '#contract/payments/payment-page.ts';
import { readPortalHome } from '#contract/portal/portal-home.ts';
import { listOwnProjects } from '#contract/projects/own-projects.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { draftDocument, issueDocumentOf, signQuoteOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import { done } from '#tests/support/people/office.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { ownerIdAt } from '#tests/support/people/portal-rows.ts';
import { ownerSession, seedPortal } from '#tests/support/people/seed-portal.ts';
import { capture, planOf } from '#tests/support/database/query-plans.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { startTime } from '#tests/support/test-app.ts';
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

testOnEachEngine(
  'I3 the home of a customer with many projects shows those that go on or have news and the newest others, and the list has them all by pages',
  async (database, context) => {
    const { app } = await openQuoteOffice(context, database);
    await seedPortal(database, { projects: 30, messages: 0, listeners: 0, until: startTime });
    const customer = app.newBrowser();
    customer.cookies.set('session', ownerSession);
    const numbersIn = (projects: readonly { number: number | null }[]) => projects.map(({ number }) => number);
    const home = await readHome(customer);
    assert.deepEqual([numbersIn(home.projects), home.hasMoreProjects], [[30, 29, 28, 27, 26, 25], true]);
    const { db } = app.services;
    const old = await db.selectFrom('projects').select('id').where('number', '=', 3).executeTakeFirstOrThrow();
    const read = { user_id: ownerIdAt(startTime), service_request_id: null, project_id: old.id, seen_at: 0, unread: 1 };
    await db
      .insertInto('thread_reads')
      .values({ id: `${read.user_id} ${old.id}`, ...read })
      .execute();
    const withNews = await readHome(customer);
    assert.deepEqual(numbersIn(withNews.projects), [30, 29, 3, 28, 27, 26], 'a message of an old one is to be read');
    await db.updateTable('projects').set({ status: 'testing' }).where('number', '<', 20).execute();
    const busy = await readHome(customer);
    assert.deepEqual(
      [busy.projects.length, busy.hasMoreProjects],
      [2 + 19, true],
      'none that goes on is left out, however many',
    );
    const listed: (number | null)[] = [];
    for (let next: string | null = ''; next !== null;) {
      const query: string = next === '' ? '' : `?after=${next}`;
      const page = done(await customer.get(`${listOwnProjects.path}${query}`), listOwnProjects);
      assert.ok(page.projects.length <= 20);
      listed.push(...numbersIn(page.projects));
      next = page.next;
    }
    assert.deepEqual(
      listed,
      Array.from({ length: 30 }, (_, index) => 30 - index),
    );
  },
);

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
