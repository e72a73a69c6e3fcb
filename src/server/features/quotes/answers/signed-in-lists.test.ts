import assert from 'node:assert/strict';
import type { Kysely } from 'kysely';
import { acceptQuote } from '#contract/quotes/private-quote.ts';
import { listQuotes } from '#contract/quotes/quote-list.ts';
import { reviseQuote } from '#contract/quotes/quotes.ts';
import { listSignedQuotes } from '#server/database/migrations/0094-listed-quotes.ts';
import { done, remove } from '#tests/support/people/office.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import {
  type QuoteOffice,
  act,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { askToSend, quotesPath, sendDraft } from '#tests/support/quotes/quotes.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** A quote that was signed while its next version was being written. */
async function signBesideDraft(office: QuoteOffice) {
  const { quote, requestId } = await sendForRequest(office);
  await letMailsLeave(office);
  const draft = done(await office.browser.post(`${quotesPath}/${quote.id}/revision`, {}), reviseQuote);
  done(await signAs(office.app.newBrowser(), privateCallOf(quote)), acceptQuote);
  const listed = async () => {
    const { rows } = done(
      await office.browser.get(`${listQuotes.path}?requestId=${requestId}&order=number`),
      listQuotes,
    );
    return Object.fromEntries(rows.map(({ id, status }) => [id === quote.id ? 'first' : 'second', status]));
  };
  return { quote, draft, listed };
}

testOnEachEngine(
  'H2 H5 a quote that was signed while its next version was written stays in the list, until that one is sent',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote, draft, listed } = await signBesideDraft(office);
    assert.deepEqual(await listed(), { first: 'accepted', second: 'draft' });
    const refused = await askToSend(office.browser, draft);
    assert.deepEqual([refused.status, refused.code], [409, 'quote-is-signed']);
    assert.match(refused.text, /Staršia verzia tejto ponuky je už podpísaná/);
    assert.equal((await act(office, await readQuote(office, quote.id), 'voiding')).status, 200);
    const second = await sendDraft(office.browser, await readQuote(office, draft.id));
    assert.equal(second.number, '2026-0001-R2');
    assert.deepEqual(await listed(), { second: 'sent' });
  },
);

testOnEachEngine(
  'H2 lists show a voided version beside the draft again when sending the draft is undone, unless another was sent between them',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const { quote, draft, listed } = await signBesideDraft(office);
    assert.equal((await act(office, await readQuote(office, quote.id), 'voiding')).status, 200);
    const both = { first: 'voided', second: 'draft' };
    for (let round = 0; round < 2; round += 1) {
      assert.deepEqual(await listed(), both);
      await sendDraft(browser, await readQuote(office, draft.id));
      assert.deepEqual(await listed(), { second: 'sent' });
      assert.equal((await remove(browser, `${quotesPath}/${draft.id}/send`)).status, 200);
      assert.deepEqual(await listed(), both);
    }
    await sendDraft(browser, await readQuote(office, draft.id));
    await letMailsLeave(office);
    const third = done(await browser.post(`${quotesPath}/${draft.id}/revision`, {}), reviseQuote);
    await sendDraft(browser, third);
    assert.equal((await remove(browser, `${quotesPath}/${third.id}/send`)).status, 200);
    assert.deepEqual(await listed(), { second: 'draft' }, 'of three versions only the third one');
  },
);

testOnEachEngine(
  'K8 H2 the migration lists what was signed beside a draft, and nothing that was replaced',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { db } = database;
    const signed = await signBesideDraft(office);
    const { quote: replaced } = await sendForRequest(office);
    const next = done(await office.browser.post(`${quotesPath}/${replaced.id}/revision`, {}), reviseQuote);
    await sendDraft(office.browser, next);
    await db.updateTable('quotes').set({ status: 'voided' }).where('id', '=', replaced.id).execute();
    await db.updateTable('quotes').set({ is_latest: 0 }).where('version_number', '=', 1).execute();
    await listSignedQuotes(db as unknown as Kysely<unknown>);
    const rows = await db.selectFrom('quotes').select('id').where('is_latest', '=', 1).execute();
    const ids = [signed.quote.id, signed.draft.id, next.id];
    assert.deepEqual(rows.map(({ id }) => id).toSorted(), ids.toSorted());
  },
);
