import { createHash } from 'node:crypto';
import type { TestContext } from 'node:test';
import { acceptQuote } from '#contract/quotes/private-quote.ts';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { longestBackOffMs } from '#server/jobs/back-off.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { done } from '#tests/support/people/office.ts';
import { signAs } from './quote-answers.ts';
import { type QuoteOffice, letMailsLeave, openQuoteOffice, privateCallOf, sendForRequest } from './quote-office.ts';
import { quotesPath } from './quotes.ts';
import type { TestDatabase } from '#tests/support/database/test-databases.ts';

/** SHA-256 as it is stored and shown, hexadecimal. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** A quote that was sent, signed and sealed: its code and the sealed file. */
export type SealedQuote = { quote: QuoteDetail; code: string; file: Buffer };

/** Sends a quote, signs it as its customer does and lets it be sealed. */
export async function openSealed(office: QuoteOffice): Promise<SealedQuote> {
  const { quote } = await sendForRequest(office);
  await letMailsLeave(office);
  const answer = await signAs(office.app.newBrowser(), privateCallOf(quote));
  if (answer.status !== 200) throw new Error(`The quote was not signed: ${answer.text}`);
  await office.app.runDueJobs();
  const { db, files } = office.app.services;
  const read = () =>
    db
      .selectFrom('quotes')
      .innerJoin('quote_signatures', 'quote_signatures.quote_id', 'quotes.id')
      .select(['verify_code', 'sealed_file', 'sealed_at'])
      .where('quotes.id', '=', quote.id)
      .executeTakeFirstOrThrow();
  // On a busy machine a real drawing may have been given up, and its job comes again.
  for (let attempt = 0; attempt < 3 && (await read()).sealed_at === null; attempt += 1) {
    office.app.passTime(longestBackOffMs);
    await office.app.runDueJobs();
  }
  const row = await read();
  const file = row.sealed_file && (await files.get(row.sealed_file));
  if (!file || row.verify_code === null) throw new Error('The quote was not sealed.');
  return { quote, code: row.verify_code, file };
}

/** Sends a quote, lets its mails leave, and signs it as its recipient, with the video chosen. */
export async function signQuote(office: QuoteOffice, changes: Partial<QuoteContent> = {}): Promise<QuoteDetail> {
  const { quote } = await sendForRequest(office, changes);
  await letMailsLeave(office);
  const visitor = office.app.newBrowser('198.51.100.7');
  done(await signAs(visitor, privateCallOf(quote), { choice: { video: 2000 } }), acceptQuote);
  return quote;
}

/** An office with a quote that is signed and not sealed yet. */
export async function openSigned(
  context: TestContext,
  database: TestDatabase,
): Promise<{ quote: QuoteDetail; office: QuoteOffice }> {
  const office = await openQuoteOffice(context, database);
  return { office, quote: await signQuote(office) };
}

/** Where the office downloads the sealed document. */
export const sealedPathOf = ({ id }: Pick<QuoteDetail, 'id'>): string => `${quotesPath}/${id}/signed.pdf`;

/** The request for the deposit leaves by a mail of its own and carries its own document (H6). */
export const isSignedDocument = ({ name }: { name: string }): boolean => !/-z\d{4}-\d{4,}\.pdf$/.test(name);

/** The mails with the signed document that have left: their reader, and the name and fingerprint of the document. */
export function signedDocumentsIn({ app }: QuoteOffice) {
  return app.mail.delivered.flatMap(({ to, documents = [] }) =>
    documents.filter(isSignedDocument).map(({ name, bytes }) => ({ to, name, sha256: sha256(bytes) })),
  );
}

/** The one signature that is stored. */
export const signatureIn = ({ app }: QuoteOffice) =>
  app.services.db.selectFrom('quote_signatures').selectAll().executeTakeFirstOrThrow();
