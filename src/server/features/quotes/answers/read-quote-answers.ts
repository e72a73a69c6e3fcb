import type { QuoteAnswers, QuoteLink } from '#contract/quotes/quote-answers.ts';
import { type QuoteLinkRow, findLinks } from '#server/features/quotes/access/links-store.ts';
import { findQuote } from '#server/features/quotes/quote-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { findQuestions } from './questions/questions-store.ts';
import { signedOf } from './read-answers.ts';
import { type StoredSignature, findSignature } from './signatures-store.ts';

/** Links, questions and signature of one version of a quote, for the office (H5). Throws `not-found`. */
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
  return {
    links: links.map(linkOf),
    questions,
    signed: signature && officeSignatureOf(signature, row.verify_code),
  };
}

const linkOf = (row: QuoteLinkRow): QuoteLink => ({
  id: row.id,
  email: row.email,
  isCopy: row.is_copy === 1,
  createdAt: row.created_at,
  endedAt: row.ended_at,
  firstViewedAt: row.first_viewed_at,
  lastViewedAt: row.last_viewed_at,
});

function officeSignatureOf(signature: StoredSignature, verifyCode: string | null): QuoteAnswers['signed'] {
  const { evidence, row } = signature;
  return {
    ...signedOf(signature),
    signer: evidence.signer,
    note: evidence.mark.kind === 'on-behalf' ? evidence.mark.note : '',
    file: evidence.file,
    agreements: [...evidence.agreements],
    address: evidence.address,
    userAgent: evidence.userAgent,
    sealedAt: row.sealed_at,
    timestampedAt: row.timestamped_at,
    verifyCode,
  };
}
