import type { Kysely } from 'kysely';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import type { SignedQuote } from '#contract/quotes/quote-signing-shapes.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { Signer } from '#domain/quotes/signing/signed-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Services } from '#server/services.ts';
import { agreementsOf } from './agreements.ts';
import { needsCode } from '#server/features/quotes/codes/confirm-code.ts';
import { findQuestions, undoableUntil } from './questions/questions-store.ts';
import { type StoredSignature, findSignature } from './signatures-store.ts';

type Answers = Pick<
  PrivateQuote,
  'signer' | 'needsCode' | 'needsReason' | 'agreements' | 'answer' | 'questions' | 'signed'
>;

/** What was answered to a quote, and what the answers still to come need, as everybody with its link reads it (H5). */
export async function answersOf(
  services: Pick<Services, 'db' | 'clock' | 'quoteSettings'>,
  row: QuoteRow,
  document: QuoteSnapshot,
): Promise<Answers> {
  const { db, clock, quoteSettings } = services;
  const [answer, questions, signature] = await Promise.all([
    answerOf(db, row, clock()),
    findQuestions(db, row.id, clock()),
    findSignature(db, row.id),
  ]);
  return {
    signer: signerOf(document),
    needsCode: needsCode(services),
    needsReason: quoteSettings.current().settings.isDeclineReasonRequired,
    agreements: agreementsOf(document),
    answer,
    questions,
    signed: signature && signedOf(signature),
  };
}

/** What is known of the signer: the buyer that the quote was made for. */
function signerOf({ buyer }: QuoteSnapshot): Signer {
  const { name, email, kind, company, companyNumber, address } = buyer;
  return { name, role: '', email, kind, company, companyNumber, address };
}

async function answerOf(db: Kysely<DatabaseSchema>, row: QuoteRow, now: number): Promise<PrivateQuote['answer']> {
  const { status: kind } = row;
  if (kind !== 'declined' && kind !== 'changes_requested') return null;
  const undoUntil = await undoableUntil(db, row.answer_mail_id, now);
  return { kind, text: row.closed_reason ?? '', at: row.answered_at ?? row.updated_at, undoUntil };
}

/** What is told of a signature to everybody with the link. */
export function signedOf({ document, evidence, row }: StoredSignature): SignedQuote {
  return {
    signerName: evidence.signer.name,
    company: evidence.signer.company,
    kind: evidence.mark.kind,
    signedAt: evidence.signedAt,
    choice: document.choice,
    totals: document.totals,
    fingerprint: evidence.fingerprint,
    isSealed: row.sealed_at !== null,
  };
}
