import assert from 'node:assert/strict';
import { reportError } from '#contract/errors.ts';
import { listOutbox } from '#contract/mail/mail-delivery.ts';
import { readPrivateQuote } from '#contract/quotes/private-quote.ts';
import { remindCustomers } from '#server/features/quotes/jobs/remind-customers.ts';
import { jana, peter, registerVerified } from '#tests/support/people/accounts.ts';
import { minimalInput } from '#tests/support/requests/minimal-input.ts';
import { done, keepSignedIn, remove } from '#tests/support/people/office.ts';
import { linkTokensOf } from '#tests/support/people/private-links.ts';
import { letMailsLeave, openQuoteOffice, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { createDraft, quotesPath } from '#tests/support/quotes/quotes.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const dayMs = 24 * 60 * 60_000;

/** All that stands in the database, as one text. */
async function textOf({ db }: TestDatabase): Promise<string> {
  const texts: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as 'quotes')
      .selectAll()
      .execute();
    texts.push(JSON.stringify(rows));
  }
  return texts.join('\n');
}

testOnEachEngine(
  'H5 each recipient has an own link, and its secret stands neither in the database nor in the log',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote } = await sendForRequest(office, { copies: ['ucto@strechy.example'] });
    const tokens = await linkTokensOf(app, quote.id);
    assert.equal(new Set(tokens).size, 2);
    await letMailsLeave(office);
    const visitor = app.newBrowser();
    for (const token of tokens) {
      for (const path of [`/api/quotes/${token}`, `/cenova-ponuka/${token}`, `/api/quotes/${token}/pdf`]) {
        assert.equal((await visitor.get(path)).status, 200, path);
      }
      await visitor.post(`/api/quotes/${token}/views`, { unknown: true });
    }
    assert.equal((await visitor.post(`/api/quotes/${tokens[1]}/views`, {})).status, 200);
    const report = { ...minimalInput(reportError.body), errorId: 'ERR_MI8X_ABCDEFGH' };
    const url = `https://plumbline.sk/cenova-ponuka/${tokens[0]}`;
    assert.equal((await visitor.post(reportError.path, { ...report, url })).status, 200);
    const { rows } = done(await browser.get(listOutbox.path), listOutbox);
    const first = rows.find(({ recipient }) => recipient === 'jan@strechy.example');
    const again = `/api/admin/outbox/${first?.id}`;
    assert.equal((await browser.post(`${again}/resend`, {}, { 'idempotency-key': newKey() })).status, 200);
    app.passTime(4 * dayMs);
    await keepSignedIn(database);
    await remindCustomers(app.services);
    await app.runDueJobs();
    // Mails of one moment leave in any order.
    const mails = app.mail.delivered
      .map(({ to, text, html }) => ({ to, text: `${text} ${html}` }))
      .toSorted((one, other) => one.to.localeCompare(other.to));
    assert.deepEqual(
      mails.map(({ to, text }) => [to, tokens.map((token) => text.includes(token))]),
      [
        ['jan@strechy.example', [true, false]],
        ['jan@strechy.example', [true, false]],
        ['ucto@strechy.example', [false, true]],
      ],
    );
    const shown = (await browser.get(again)).text;
    assert.ok(shown.includes('/cenova-ponuka/…'), 'the agency reads where it leads, not the secret');
    const [stored, { log }] = [await textOf(database), app.transcript()];
    for (const token of tokens) {
      assert.ok(stored.includes(quote.id) && !stored.includes(token), 'the database');
      assert.ok(log.includes('/api/quotes/') && !log.includes(token), 'the log');
    }
    const links = await database.db.selectFrom('quote_links').select('last_viewed_at').orderBy('id').execute();
    assert.deepEqual(
      links.map(({ last_viewed_at: at }) => at !== null),
      [false, true],
      'who has looked is known of each link',
    );
  },
);

testOnEachEngine(
  'H5 a quote opens by its links, to the account with the address and to the agency, and to nobody else',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const own = await registerVerified(app, { ...jana, email: 'Jan@Strechy.example' });
    const other = await registerVerified(app, peter);
    const { quote } = await sendForRequest(office);
    const [token = ''] = await linkTokensOf(app, quote.id);
    const visitor = app.newBrowser();
    const read = (by: TestBrowser, key: string) => by.get(`/api/quotes/${key}`);
    const accessOf = async (by: TestBrowser, key: string) => done(await read(by, key), readPrivateQuote).access;
    assert.equal(await accessOf(visitor, token), 'link');
    assert.equal(await accessOf(own, token), 'link');
    assert.equal(await accessOf(own, `portal-${quote.id}`), 'portal');
    assert.equal(await accessOf(browser, `office-${quote.id}`), 'office');
    assert.equal(await accessOf(browser, token), 'office', 'the agency looks only, also by a link');
    const draft = await createDraft(browser);
    const refused: [TestBrowser, string][] = [
      [visitor, 'x'.repeat(43)],
      [visitor, `portal-${quote.id}`],
      [visitor, `office-${quote.id}`],
      [other, `portal-${quote.id}`],
      [other, `office-${quote.id}`],
      [own, `office-${quote.id}`],
      [own, `portal-${'0'.repeat(26)}`],
      [browser, `portal-${quote.id}`],
      [browser, `office-${draft.id}`],
      [browser, `office-${'0'.repeat(26)}`],
    ];
    for (const [by, key] of refused) {
      const { status, code } = await read(by, key);
      assert.deepEqual([status, code], [404, 'not-found'], key);
    }
    assert.equal((await remove(browser, `${quotesPath}/${quote.id}/send`)).status, 200);
    assert.equal((await read(visitor, token)).code, 'not-found', 'links go with the sending that is undone');
    assert.equal((await read(own, `portal-${quote.id}`)).code, 'not-found');
  },
);

testOnEachEngine('H5 whoever guesses links is soon told to wait', async (database, context) => {
  const app = await openTestApp(context, database);
  const [guesser, visitor] = [app.newBrowser('203.0.113.9'), app.newBrowser('203.0.113.10')];
  const statuses: number[] = [];
  for (let guess = 0; guess < 1000; guess += 1) {
    statuses.push((await guesser.get(`/api/quotes/${String(guess).padStart(43, 'x')}`)).status);
  }
  assert.deepEqual([...new Set(statuses)], [404, 429]);
  assert.ok(statuses.filter((status) => status === 404).length <= 300);
  assert.equal((await visitor.get(`/api/quotes/${'x'.repeat(43)}`)).status, 404, 'others are not held up');
});
