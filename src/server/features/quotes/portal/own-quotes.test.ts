import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { readPortalHome } from '#contract/portal/portal-home.ts';
import { confirmEmail, mailedToken, peter, registerIn, registerVerified } from '#tests/support/people/accounts.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { storeLink } from '#tests/support/people/private-links.ts';
import { capture, planOf } from '#tests/support/database/query-plans.ts';
import {
  answerAs,
  letMailsLeave,
  openQuoteOffice,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

const read = async (browser: TestBrowser) => (await readHome(browser)).quotes;

testOnEachEngine(
  'I3 I4 the portal lists the quotes to the verified address, and nobody else’s',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote } = await sendForRequest(office);
    const email = quote.content.buyer.email;
    const recipient = { ...peter, username: 'prijemca', email: email.toUpperCase() };
    const browser = await registerIn(app, recipient);
    const token = await mailedToken(app, recipient.email);
    await letMailsLeave(office);
    assert.deepEqual(await read(browser), [], 'an address counts only once it is verified');
    assert.equal((await browser.get(`/api/quotes/portal-${quote.id}`)).code, 'not-found');
    assert.equal((await confirmEmail(app, token)).status, 200);
    const [listed, ...others] = await read(browser);
    assert.deepEqual(
      [listed?.id, listed?.number, listed?.status, listed?.isWaiting, others],
      [quote.id, quote.number, 'sent', true, []],
    );
    assert.ok((listed?.sum?.once ?? 0) > 0 && listed?.requestNumber);
    const stranger = await registerVerified(app, { ...peter, username: 'cudzi', email: 'cudzi@example.com' });
    assert.deepEqual(await read(stranger), []);
    for (const path of [`/api/quotes/portal-${quote.id}`, `/portal/cenove-ponuky/${quote.id}`]) {
      assert.equal((await stranger.get(path)).status, 404, path);
    }
    assert.equal((await app.newBrowser().get(readPortalHome.path)).code, 'sign-in-required');
    assert.equal((await app.newBrowser().get(`/portal/cenove-ponuky/${quote.id}`)).status, 302);
    await storeLink(app, quote.id, 'Cudzi@Example.com');
    assert.equal((await read(stranger)).length, 1, 'a further address that it went to, in any case');
    await storeLink(app, quote.id, 'Šárka.Ďurišová@Example.com');
    const accented = { ...peter, username: 'sarka', email: 'šárka.ďurišová@example.com' };
    assert.equal((await read(await registerVerified(app, accented))).length, 1, 'letters outside ASCII as well');
    await app.services.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('email', 'like', 'cudzi%')
      .execute();
    assert.deepEqual(await read(stranger), [], 'an address that was changed and is not verified');
  },
);

testOnEachEngine(
  'I3 what waits comes first, what was replaced or withdrawn has no price, what can be taken back is not there yet',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const quotes = [];
    for (let count = 0; count < 4; count += 1) {
      quotes.push((await sendForRequest(office)).quote);
      await letMailsLeave(office);
    }
    const [waiting, ...later] = quotes.map(({ id }) => id);
    const browser = await registerVerified(app, { ...peter, email: quotes[0]?.content.buyer.email ?? '' });
    for (const [index, status] of (['superseded', 'declined', 'withdrawn'] as const).entries()) {
      await answerAs(office, later[index] ?? '', status);
    }
    const listed = await read(browser);
    assert.deepEqual(
      listed.map(({ id, status, isWaiting, sum }) => [id, status, isWaiting, sum !== null]),
      [
        [waiting, 'sent', true, true],
        [later[2], 'withdrawn', false, false],
        [later[1], 'declined', false, true],
        [later[0], 'superseded', false, false],
      ],
    );
    for (const [id, status] of [
      [waiting, 200],
      [later[0], 410],
      [later[2], 410],
    ] as const) {
      const page = await browser.get(`/portal/cenove-ponuky/${id}`);
      assert.equal(page.status, status);
      const { screen, data } = readPageInput(page.text);
      assert.deepEqual([screen, data.quote && 'quote' in data.quote], ['portalQuote', status === 200]);
    }
    await sendForRequest(office);
    assert.equal((await read(browser)).length, 4);
    await letMailsLeave(office);
    assert.equal((await read(browser)).length, 5);
  },
);

testOnEachEngine('I3 H5 a quote is signed from the portal as from its link', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { quote } = await sendForRequest(office);
  await letMailsLeave(office);
  const browser = await registerVerified(office.app, { ...peter, email: quote.content.buyer.email });
  const signed = await signAs(browser, `/api/quotes/portal-${quote.id}`);
  assert.equal(signed.status, 200, signed.text);
  const { status } = await readQuote(office, quote.id);
  const [listed] = await read(browser);
  assert.deepEqual([status, listed?.status, listed?.isWaiting], ['accepted', 'accepted', false]);
  const { evidence } = await office.app.services.db
    .selectFrom('quote_signatures')
    .select('evidence')
    .executeTakeFirstOrThrow();
  assert.match(evidence, /"access":"portal"/);
});

testOnEachEngine(
  'I3 in the portal a quote is declined by a form, on the page of the portal',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote } = await sendForRequest(office);
    await letMailsLeave(office);
    const browser = await registerVerified(office.app, { ...peter, email: quote.content.buyer.email });
    const path = `/portal/cenove-ponuky/${quote.id}`;
    const { data } = readPageInput((await browser.get(path)).text);
    assert.equal(data.user?.username, peter.username);
    const fields = [
      ['go', 'decline'],
      ['text', 'Vybrali sme si inú ponuku.'],
      ['idempotencyKey', data.quoteForm?.idempotencyKey ?? ''],
    ] as const;
    assert.equal((await office.app.newBrowser().postForm(path, fields)).status, 404, 'nobody is signed in');
    const answer = await browser.postForm(path, fields);
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, path]);
    assert.equal((await readQuote(office, quote.id)).status, 'declined');
  },
);

testOnEachEngine('I3 the quotes of an address are found by an index', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { quote } = await sendForRequest(office);
  const browser = await registerVerified(office.app, { ...peter, email: quote.content.buyer.email });
  const { db, engine } = office.app.services;
  const statements = capture(database);
  await read(browser);
  const statement = [...statements.values()].find((each) => each.sql.includes('lower(quote_links.email))'));
  assert.ok(statement);
  const plan = await db.transaction().execute(async (transaction) => {
    // PostgreSQL reads a table of so few rows as a whole unless it is told not to.
    if (engine.name === 'postgres') await sql`set local enable_seqscan = off`.execute(transaction);
    return planOf({ ...database, db: transaction }, statement);
  });
  assert.match(plan, /quote_links_of_person/);
});
