import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { getQuoteAnswers, renewQuoteLink } from '#contract/quotes/quote-answers.ts';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import type { QuoteRecord } from '#domain/quotes/signing/quote-record.ts';
import { done, remove } from '#tests/support/people/office.ts';
import { linkTokensOf } from '#tests/support/people/private-links.ts';
import { ask, signAs } from '#tests/support/quotes/quote-answers.ts';
import {
  type QuoteOffice,
  letMailsLeave,
  openQuoteOffice,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { quotesPath } from '#tests/support/quotes/quotes.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const copy = 'ucto@strechy.example';

/** A quote that both recipients got, of whom one asked and the other signed. */
async function signedQuote(office: QuoteOffice) {
  const { quote } = await sendForRequest(office, { copies: [copy] });
  await letMailsLeave(office);
  const [own = '', other = ''] = await linkTokensOf(office.app, quote.id);
  const asked = await ask(office.app.newBrowser(), `/api/quotes/${other}`, { lineId: null, text: 'Aj s DPH?' });
  assert.equal(asked.status, 200, asked.text);
  const signed = await signAs(office.app.newBrowser(), `/api/quotes/${own}`);
  assert.equal(signed.status, 200, signed.text);
  return { quote, own, other };
}

testOnEachEngine(
  'H5 the record names every step, each with the hash of the one before, and nobody can change it',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const { quote } = await signedQuote(office);
    const path = `${quotesPath}/${quote.id}/record`;
    const answer = await browser.get(path);
    const record = JSON.parse(answer.text) as QuoteRecord;
    assert.equal(answer.text, canonicalJson(record as never), 'canonical');
    const kinds = record.entries.map(({ kind, to }) => (kind === 'status-changed' ? `to ${to}` : kind));
    assert.deepEqual(kinds.slice(0, 4), ['created', 'to sent', 'delivered', 'delivered']);
    assert.deepEqual(
      ['viewed', 'asked', 'signed'].map((kind) => kinds.filter((each) => each === kind).length),
      [1, 1, 1],
    );
    let previous = '';
    // Independent of the product's own check: the hash of each entry from its parts.
    for (const { hash, actorName: _name, ...entry } of record.entries) {
      const sorted = Object.entries({ ...entry, previous, quoteId: quote.id }).toSorted(([a], [b]) => (a < b ? -1 : 1));
      previous = createHash('sha256')
        .update(JSON.stringify(Object.fromEntries(sorted)))
        .digest('hex');
      assert.equal(hash, previous, entry.kind);
    }
    const sha256 = (text = '') => createHash('sha256').update(text).digest('hex');
    assert.equal(sha256(record.signature?.evidence), record.signature?.evidenceSha256);
    assert.equal(sha256(record.signature?.document), record.signature?.fingerprint);
    const { db } = database;
    for (const set of [{ reason: 'nič' }, { hash: 'x' }, { actor_id: 'x' }, { by_id: null, sequence: 99 }]) {
      await assert.rejects(db.updateTable('quote_events').set(set).where('quote_id', '=', quote.id).execute());
    }
    await db.updateTable('quote_events').set({ actor_id: null }).where('actor_id', 'is not', null).execute();
    assert.equal((JSON.parse((await browser.get(path)).text) as QuoteRecord).chainFault, null);
    await db.deleteFrom('quote_events').where('quote_id', '=', quote.id).where('kind', '=', 'asked').execute();
    assert.equal((JSON.parse((await browser.get(path)).text) as QuoteRecord).chainFault?.fault, 'missing');
    assert.equal((await office.app.newBrowser().get(path)).status, 401);
    const pdf = await browser.get(`${path}.pdf`);
    assert.deepEqual([pdf.status, pdf.headers.get('content-type')], [200, 'application/pdf']);
  },
);

testOnEachEngine(
  'H5 a record whose last entries are deleted says so, and the end that its quote names never goes back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote } = await signedQuote(office);
    const { db } = database;
    const path = `${quotesPath}/${quote.id}/record`;
    const read = async () => JSON.parse((await office.browser.get(path)).text) as QuoteRecord;
    const length = (await read()).entries.length;
    const back = [{ record_length: length - 1 }, { record_hash: 'x' }, { record_length: null, record_hash: null }];
    for (const set of back)
      await assert.rejects(db.updateTable('quotes').set(set).where('id', '=', quote.id).execute(), /only grows/);
    for (const count of [1, 2]) {
      await db
        .deleteFrom('quote_events')
        .where('quote_id', '=', quote.id)
        .where('sequence', '>', length - count)
        .execute();
      assert.deepEqual((await read()).chainFault, { sequence: length - count + 1, fault: 'missing' });
    }
  },
);

testOnEachEngine(
  'H5 recipients read the part of the record that concerns them: nobody of the agency, no other recipient',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { own, other, quote } = await signedQuote(office);
    const text = async (token: string) => (await app.newBrowser().get(`/api/quotes/${token}/record`)).text;
    const [first, second] = [await text(own), await text(other)];
    const { entries, links } = JSON.parse(first) as QuoteRecord;
    assert.deepEqual(
      links.map(({ email }) => email),
      ['jan@strechy.example'],
    );
    assert.ok(entries.every(({ actorName, actorId, kind }) => (actorName ?? actorId) === null && kind !== 'created'));
    assert.equal(entries.filter(({ kind }) => kind === 'delivered').length, 1);
    assert.ok(!first.includes(copy) && first.includes('"signed"'));
    const admin = await database.db
      .selectFrom('users')
      .select(['id', 'username'])
      .where('role', '=', 'admin')
      .execute();
    for (const { id, username } of admin) assert.ok(!first.includes(id) && !first.includes(username), username);
    assert.equal((JSON.parse(second) as QuoteRecord).signature, null, 'the proof is for whoever has signed');
    assert.ok((JSON.parse(first) as QuoteRecord).signature);
    assert.equal((await app.newBrowser().get(`/api/quotes/${'x'.repeat(43)}/record`)).status, 404);
    assert.equal((await office.browser.get(`/api/quotes/office-${quote.id}/record`)).status, 200);
  },
);

testOnEachEngine(
  'H5 an ended link opens nothing, a renewed one is mailed and the old one is over, and both stand in the record',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote } = await sendForRequest(office, { copies: [copy] });
    await letMailsLeave(office);
    const path = `${quotesPath}/${quote.id}`;
    const tokens = await linkTokensOf(app, quote.id);
    const { links } = done(await browser.get(`${path}/answers`), getQuoteAnswers);
    assert.deepEqual(
      links.map(({ email, isCopy, endedAt }) => [email, isCopy, endedAt]),
      [
        ['jan@strechy.example', false, null],
        [copy, true, null],
      ],
    );
    const [own, other] = links;
    const statuses = async () => {
      const all = await linkTokensOf(app, quote.id);
      return Promise.all(all.map(async (token) => (await app.newBrowser().get(`/api/quotes/${token}`)).status));
    };
    assert.equal((await remove(browser, `${path}/links/${other?.id}`)).status, 200);
    assert.equal((await remove(browser, `${path}/links/${other?.id}`)).status, 200, 'twice is once');
    assert.deepEqual(await statuses(), [200, 404]);
    const renewed = done(await browser.post(`${path}/links/${own?.id}/renewal`, {}), renewQuoteLink);
    assert.deepEqual(
      renewed.links.map(({ endedAt }) => endedAt === null),
      [false, false, true],
    );
    assert.deepEqual(await statuses(), [404, 404, 200]);
    await app.runDueJobs();
    const mail = app.mail.delivered.at(-1);
    const [newest = ''] = (await linkTokensOf(app, quote.id)).slice(-1);
    assert.ok(mail?.to === 'jan@strechy.example' && mail.text.includes(newest) && !mail.text.includes(tokens[0] ?? ''));
    assert.match(mail.subject, /^Nový odkaz na cenovú ponuku č. 2026-0001|^Re: /);
    const { entries } = JSON.parse((await browser.get(`${path}/record`)).text) as QuoteRecord;
    const kinds = entries.map(({ kind }) => kind).filter((kind) => kind.startsWith('link-'));
    assert.deepEqual(kinds, ['link-ended', 'link-renewed']);
    for (const unknown of [`${path}/links/${'0'.repeat(26)}`, `${quotesPath}/${'0'.repeat(26)}/links/${own?.id}`]) {
      assert.equal((await remove(browser, unknown)).code, 'not-found');
    }
  },
);
