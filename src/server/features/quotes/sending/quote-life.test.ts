import assert from 'node:assert/strict';
import { type QuoteStatus, quoteStatuses } from '#domain/quotes/quote-status.ts';
import { remove } from '#tests/support/people/office.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { storeLink } from '#tests/support/people/private-links.ts';
import { createDraft, quotesPath, sampleQuoteContent, sendDraft } from '#tests/support/quotes/quotes.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const reason = 'Zmenil sa rozsah.';
const content = sampleQuoteContent({ title: 'Nový názov ponuky' });
const mail = { subject: 'Ponuka {{number}}', body: 'Dobrý deň, posielam ponuku.' };

type Cell = { browser: TestBrowser; id: string; token: string };
type Action = { run: (cell: Cell) => Promise<TestAnswer>; allowedIn: readonly QuoteStatus[] };

const version = 1;
const onQuote =
  (path: string, body: object) =>
  ({ browser, id }: Cell) =>
    browser.post(`${quotesPath}/${id}${path}`, body);

/** What an administrator can do, and in which statuses; written by hand from the table of the domain rules. */
const actions: Record<string, Action> = {
  save: {
    run: ({ browser, id }) => browser.put(`${quotesPath}/${id}`, { version, content }),
    allowedIn: ['draft'],
  },
  delete: { run: ({ browser, id }) => remove(browser, `${quotesPath}/${id}`, { version }), allowedIn: ['draft'] },
  send: {
    run: ({ browser, id }) =>
      browser.post(`${quotesPath}/${id}/send`, { ...mail, version }, { 'idempotency-key': newKey() }),
    allowedIn: ['draft'],
  },
  // The mails of these quotes have left.
  undo: { run: ({ browser, id }) => remove(browser, `${quotesPath}/${id}/send`), allowedIn: [] },
  revise: {
    run: onQuote('/revision', {}),
    allowedIn: ['sent', 'viewed', 'declined', 'changes_requested', 'expired'],
  },
  withdraw: { run: onQuote('/withdrawal', { version, reason }), allowedIn: ['sent', 'viewed', 'changes_requested'] },
  'withdraw without a reason': { run: onQuote('/withdrawal', { version, reason: ' ' }), allowedIn: [] },
  void: { run: onQuote('/voiding', { version, reason }), allowedIn: ['accepted'] },
  keep: { run: onQuote('/keeping', { version }), allowedIn: ['changes_requested'] },
};

/** What whoever has the link can do. */
const shown: readonly QuoteStatus[] = [
  'sent',
  'viewed',
  'accepted',
  'declined',
  'changes_requested',
  'expired',
  'voided',
];
const linkActions: Record<string, Action> = {
  read: { run: ({ browser, token }) => browser.get(`/api/quotes/${token}`), allowedIn: shown },
  view: { run: ({ browser, token }) => browser.post(`/api/quotes/${token}/views`, {}), allowedIn: shown },
};

/** Stores copies of a sent quote in a status, each a family of its own, as it would be after its mail has left. */
async function storeCopies(
  { app }: QuoteOffice,
  { from, status, count }: { from: string; status: QuoteStatus; count: number },
) {
  const { db, newId } = app.services;
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', from).executeTakeFirstOrThrow();
  const snapshot = await db
    .selectFrom('quote_snapshots')
    .selectAll()
    .where('quote_id', '=', from)
    .executeTakeFirstOrThrow();
  const isDraft = status === 'draft';
  const copies = Array.from({ length: count }, () => {
    const id = newId();
    const unsent = isDraft && { sent_at: null, mail_id: null };
    const numbers = { number_year: null, number_sequence: null, mail_id: null, version, verify_code: null };
    // A copy has none of the entries.
    const record = { record_length: null, record_hash: null };
    return { row: { ...row, id, family_id: id, status, ...numbers, ...record, ...unsent } };
  });
  await db
    .insertInto('quotes')
    .values(copies.map((copy) => copy.row))
    .execute();
  if (!isDraft) {
    await db
      .insertInto('quote_snapshots')
      .values(copies.map((copy) => ({ ...snapshot, quote_id: copy.row.id })))
      .execute();
  }
  const links: { id: string; token: string }[] = [];
  for (const { row: copy } of copies) links.push({ id: copy.id, token: await storeLink(app, copy.id) });
  return links;
}

async function statusOf({ app }: QuoteOffice, id: string): Promise<QuoteStatus | undefined> {
  return (await app.services.db.selectFrom('quotes').select('status').where('id', '=', id).executeTakeFirst())?.status;
}

testOnEachEngine(
  'H2 H5 every action in every status by everybody does what the table of moves says',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { id: from } = await sendDraft(office.browser, await createDraft(office.browser));
    const [visitor, customer] = [office.app.newBrowser(), await office.app.newBrowserOf('user')];
    for (const status of quoteStatuses) {
      const all = Object.entries({ ...actions, ...linkActions });
      const copies = await storeCopies(office, { from, status, count: all.length });
      for (const [index, [name, { run, allowedIn }]] of all.entries()) {
        const copy = copies[index] ?? assert.fail();
        const isByLink = name in linkActions;
        if (!isByLink) {
          assert.equal((await run({ browser: visitor, ...copy })).code, 'sign-in-required', `${name} by a visitor`);
          assert.equal((await run({ browser: customer, ...copy })).code, 'access-denied', `${name} by a customer`);
          assert.equal(await statusOf(office, copy.id), status);
        }
        for (const browser of isByLink ? [office.browser, customer, visitor] : [office.browser]) {
          const answer = await run({ browser, ...copy });
          assert.equal(answer.status === 200, allowedIn.includes(status), `${name} in ${status}: ${answer.text}`);
        }
        if (!allowedIn.includes(status)) assert.equal(await statusOf(office, copy.id), status, `${name} in ${status}`);
      }
    }
  },
);
