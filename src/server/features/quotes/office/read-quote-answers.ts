import type { QuoteAnswers, QuoteLink } from '#contract/quotes/quote-answers.ts';
import { type QuoteLinkRow, findLinks } from '#server/features/quotes/access/links-store.ts';
import { findQuestions } from '#server/features/quotes/answers/questions-store.ts';
import { signedOf } from '#server/features/quotes/answers/read-answers.ts';
import { type StoredSignature, findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { type QuoteRow, findQuote } from '#server/features/quotes/quote-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

/** What one version of a quote was answered, as the agency reads it (H5). Throws `not-found`. */
export async function readQuoteAnswers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
): Promise<QuoteAnswers> {
  const row = await findQuote(db, id);
  if (!row) throw new AppError('not-found');
  const [links, questions, signature] = await Promise.all([
    findLinks(db, id),
    findQuestions(db, id, clock()),
    findSignature(db, id),
  ]);
  return { links: links.map(linkOf), questions, signed: signature && signatureOf(row, signature) };
}

const linkOf = (link: QuoteLinkRow): QuoteLink => ({
  id: link.id,
  email: link.email,
  isCopy: link.is_copy === 1,
  createdAt: link.created_at,
  endedAt: link.ended_at,
  firstViewedAt: link.first_viewed_at,
  lastViewedAt: link.last_viewed_at,
});

function signatureOf(quote: QuoteRow, signature: StoredSignature): QuoteAnswers['signed'] {
  const { evidence, row } = signature;
  const { signer, mark, file, agreements, address, userAgent } = evidence;
  return {
    ...signedOf(signature),
    signer,
    note: mark.kind === 'on-behalf' ? mark.note : '',
    file,
    agreements: [...agreements],
    address,
    userAgent,
    sealedAt: row.sealed_at,
    timestampedAt: row.timestamped_at,
    verifyCode: quote.verify_code,
  };
}
