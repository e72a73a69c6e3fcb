import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { derivedTables, tableNames } from '#server/database/primary-keys.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import { registerVerified } from '#tests/support/people/accounts.ts';
import { book, partOf, signAndPlan } from '#tests/support/quotes/asked-payments.ts';
import { draftDocument, issueDocumentOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import { done, requestsPath } from '#tests/support/people/office.ts';
import { type QuoteOffice, letMailsLeave, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { answersOf, newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import type { TestDatabase } from './test-databases.ts';

/** Somebody who leaves, with values that nothing else in a test has. */
export const leaver = {
  username: 'zora-odchod',
  password: 'kotva a plachta',
  email: 'zora@odchadzajuca.example',
  address: '198.51.100.77',
  contact: {
    name: 'Zora Odchádzajúca',
    email: 'zora@odchadzajuca.example',
    phone: '+421 905 111 222',
    company: 'Plachty Odchádzajúca s. r. o.',
  } satisfies Contact,
};

/** What is searched for when nothing may be left. */
export const traces: readonly string[] = [
  leaver.username,
  leaver.email,
  leaver.contact.name,
  leaver.contact.phone,
  leaver.contact.company,
  leaver.address,
];

/** Tables that hold one of the values, each with the values found. */
export async function tracesIn({ db }: Pick<TestDatabase, 'db'>, values = traces): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of [...tableNames, ...derivedTables]) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    const text = JSON.stringify(rows).toLowerCase();
    const here = values.filter((value) => text.includes(value.toLowerCase()));
    if (here.length > 0) found[table] = here;
  }
  return found;
}

/** Files of the data folder, the database’s own excepted, that hold one of the values. */
export function filesWithTraces(folder: string, values = traces): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.sqlite|\.db/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return values.some((value) => bytes.includes(Buffer.from(value)));
    });
}

/**
 * A customer with an account and everything that one can leave behind: a request of the configurator with a file, notes and messages of both
 * sides, an unsigned quote, a signed and paid one with its project and an issued document, mails of both ways.
 */
export async function makeLeaver(office: QuoteOffice) {
  const { app, browser } = office;
  const { db, files, newId, newToken, clock } = app.services;
  const buyer = { ...wholeBuyer, ...leaver.contact };
  const { username, password } = leaver;
  const portal = await registerVerified(app, { username, password, email: leaver.email });
  done(await app.newBrowser(leaver.address).post('/api/login', { username, password }));
  await submit(app.newBrowser(leaver.address), submission({ answers: answersOf(leaver.contact) }));
  const request = await db.selectFrom('service_requests').selectAll().executeTakeFirstOrThrow();
  const note = { body: `Volala ${leaver.contact.name}.` };
  await browser.post(`${requestsPath}/${request.id}/notes`, note, { 'idempotency-key': newKey() });
  const key = newToken();
  await files.put(key, { bytes: Buffer.from(`plán pre ${leaver.email}`), type: 'application/pdf' });
  const file = {
    id: newId(),
    collection_hash: 'hash',
    object_key: key,
    state: 'ready',
    name: `${leaver.contact.name}.pdf`,
  } as const;
  await db
    .insertInto('attachments')
    .values({
      ...file,
      service_request_id: request.id,
      type: 'application/pdf',
      size: 1,
      width: null,
      height: null,
      created_at: clock(),
    })
    .execute();
  const mailKey = newToken();
  await files.put(mailKey, { bytes: Buffer.from(`From: ${leaver.email}`), type: 'message/rfc822' });
  const mail = {
    id: newId(),
    once_key: mailKey,
    state: 'joined',
    reason: 'tag',
    object_key: mailKey,
    size: 1,
    files_left: 0,
  } as const;
  await db
    .insertInto('inbound_mails')
    .values({
      ...mail,
      from_name: leaver.contact.name,
      from_address: leaver.email,
      is_other_sender: 0,
      is_automatic: 0,
      subject: 'Re',
      text_body: leaver.contact.phone,
      service_request_id: request.id,
      received_at: clock(),
    })
    .execute();
  await storeWritings(office, request.estimate_id ?? '');
  const unsigned = await sendForRequest(office, { buyer });
  const signed = await signAndPlan(office, { buyer });
  done(await book(office, partOf(signed.ledger), { payerName: leaver.contact.name, receivedOn: '2026-11-21' }));
  const customerId = request.customer_id ?? '';
  for (const { requestId } of [unsigned, signed]) {
    await db.updateTable('service_requests').set({ customer_id: customerId }).where('id', '=', requestId).execute();
  }
  const { id: paymentId } = await db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
  const draft = await draftDocument(browser, { kind: 'advance', paymentId, quoteId: signed.quote.id });
  const document = await issueDocumentOf(browser, draft);
  await letMailsLeave(office);
  return { portal, customerId, requestId: request.id, unsigned, signed, document, files: [key, mailKey] };
}

/** What is written before and beside a request: a draft in the account, one behind a mailed link, a plan. */
async function storeWritings({ app }: QuoteOffice, estimateId: string): Promise<void> {
  const { db, clock, newId } = app.services;
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', leaver.username)
    .executeTakeFirstOrThrow();
  const content = JSON.stringify({ contact: leaver.contact });
  await db.insertInto('own_drafts').values({ user_id: userId, content, saved_at: clock(), version: 1 }).execute();
  const link = { token_hash: newId(), idempotency_key: newId(), saved_at: clock(), expires_at: clock() + 1e12 };
  await db
    .insertInto('draft_links')
    .values({ ...link, content })
    .execute();
  const plan = { id: newId(), idempotency_key: newId(), estimate_id: estimateId, language: 'sk', content } as const;
  await db
    .insertInto('prds')
    .values({ ...plan, writer: 'template', fallback: null, created_at: clock() })
    .execute();
}

/** Ends the work that keeps the account: the project, its request and what is still asked. */
export async function endWork({ app }: QuoteOffice, projectQuote: string): Promise<void> {
  const { db, clock } = app.services;
  await db
    .updateTable('projects')
    .set({ status: 'completed', completed_at: clock() })
    .where('quote_id', '=', projectQuote)
    .execute();
  await db
    .updateTable('service_requests')
    .set({ status: 'completed' })
    .where('status', 'in', ['in_progress', 'awaiting_payment'])
    .execute();
  await db
    .updateTable('payment_requests')
    .set({ status: 'confirmed', paid_at: clock() })
    .where('status', '!=', 'planned')
    .execute();
}
