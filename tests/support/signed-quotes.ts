import { createHash } from 'node:crypto';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { signAs } from './quote-answers.ts';
import { type QuoteOffice, letMailsLeave, privateCallOf, sendForRequest } from './quote-office.ts';

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
  const row = await db
    .selectFrom('quotes')
    .innerJoin('quote_signatures', 'quote_signatures.quote_id', 'quotes.id')
    .select(['verify_code', 'sealed_file'])
    .where('quotes.id', '=', quote.id)
    .executeTakeFirstOrThrow();
  const file = row.sealed_file && (await files.get(row.sealed_file));
  if (!file || row.verify_code === null) throw new Error('The quote was not sealed.');
  return { quote, code: row.verify_code, file };
}
