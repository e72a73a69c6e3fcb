import type { Transaction } from 'kysely';
import type { QuoteAnswers } from '#contract/quotes/quote-answers.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { openStatuses } from '#domain/quotes/quote-status.ts';
import type { Choice } from '#domain/quotes/lines/quote-line.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { checkSigner, trimSigner } from '#domain/quotes/signing/check-signer.ts';
import { signedDocumentOf } from '#domain/quotes/signing/choice.ts';
import type { Evidence, Signer } from '#domain/quotes/signing/signed-document.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { checkText } from '#domain/text-length.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { nameReserved } from '#server/features/attachments/reserve-object.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { type QuoteRow, findQuote, numberOf } from '#server/features/quotes/quote-store.ts';
import { lockChangedProject } from '#server/features/quotes/scope/changed-project-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { type Mover, currentStatus } from '#server/features/quotes/sending/move-quote.ts';
import { findSnapshot } from '#server/features/quotes/sending/snapshots-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { choiceIssues } from '#server/features/quotes/answers/choice-issues.ts';
import {
  type KeptEvidence,
  type UploadedEvidence,
  keepEvidence,
} from '#server/features/quotes/answers/evidence/evidence-file.ts';
import { readQuoteAnswers } from '#server/features/quotes/answers/read-quote-answers.ts';
import { signQuote } from '#server/features/quotes/answers/sign-quote.ts';
import { findSignature, fingerprinted } from '#server/features/quotes/answers/signatures-store.ts';

type OnBehalf = {
  id: string;
  version: number;
  choice: Choice;
  signer: Signer;
  /** What the agency relies on. */
  note: string;
  file: UploadedEvidence | null;
  caller: Caller;
  idempotencyKey: string;
  audit: Audit;
};

/**
 * Records that a customer has accepted elsewhere, exactly once (domain rules, "Quote"): a note says what the agency relies on, a file
 * can prove it. Throws `not-found`, `changed-meanwhile`, `move-not-allowed`, `project-is-over`, `idempotency-key-reused`, `invalid-input` and
 * the refusals of files.
 */
export async function acceptOnBehalf(services: Services, wish: OnBehalf): Promise<QuoteAnswers> {
  const callId = idOfKey(wish.idempotencyKey, `accept on behalf ${wish.id} ${wish.caller.user?.id}`);
  if (await isRepetition(services, wish, callId)) return readQuoteAnswers(services, wish.id);
  const kept = wish.file && (await keepEvidence(services, wish.file));
  const row = await services.db
    .transaction()
    .execute((transaction) => accept(services, transaction, { wish, callId, kept }));
  services.pokeJobs();
  announceQuote(services, row);
  return readQuoteAnswers(services, wish.id);
}

/** Whether the same call has signed before. Throws `not-found`; `idempotency-key-reused` where it has written another note. */
async function isRepetition({ db }: Services, { id, note }: OnBehalf, callId: string): Promise<boolean> {
  if (!(await findQuote(db, id))) throw new AppError('not-found');
  const known = await findSignature(db, id);
  if (known?.row.call_id !== callId) return false;
  const { mark } = known.evidence;
  if (mark.kind !== 'on-behalf' || mark.note !== note.trim()) throw new AppError('idempotency-key-reused');
  return true;
}

type Accepting = { wish: OnBehalf; callId: string; kept: KeptEvidence | null };

async function accept(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { wish, callId, kept }: Accepting,
): Promise<QuoteRow> {
  const mover: Mover = {
    actor: 'admin',
    actorId: wish.caller.user?.id ?? null,
    now: services.clock(),
    newId: services.newId,
  };
  const row = await lockQuote(transaction, wish.id);
  const sent = row && (await findSnapshot(transaction, wish.id));
  if (!row) throw new AppError('not-found');
  if (row.version !== wish.version) throw new AppError('changed-meanwhile');
  if (!sent || !openStatuses.includes(currentStatus(row, mover.now))) throw new AppError('move-not-allowed');
  await lockChangedProject(transaction, row);
  const signer = trimSigner(wish.signer, sent.document);
  refuseFields(issuesOf(sent.document, { ...wish, signer }), wish.caller.language);
  const document = signedDocumentOf(sent.document, wish.choice);
  const evidence: Evidence = {
    format: 1,
    fingerprint: fingerprinted(document).sha256,
    signer,
    mark: { kind: 'on-behalf', note: wish.note.trim() },
    signedAt: mover.now,
    access: 'office',
    recipient: sent.document.buyer.email,
    address: wish.caller.address,
    userAgent: wish.caller.userAgent,
    language: sent.document.language,
    agreements: [],
    codeConfirmedAt: null,
    file: kept && { name: kept.name, sha256: kept.sha256 },
  };
  if (kept) await nameReserved(transaction, kept);
  await signQuote(services, transaction, { row, document, evidence, mover, callId, file: kept });
  await wish.audit(transaction, { subjectId: row.id, facts: { number: numberOf(row) } });
  return row;
}

/** What keeps it from being recorded so, in the order on screen. */
const issuesOf = (document: QuoteSnapshot, { choice, signer, note }: OnBehalf): FieldIssue[] => [
  ...choiceIssues(document.lines, choice),
  ...checkSigner(signer, document),
  ...checkText('note', note, { minimum: shortestNote, maximum: signingLimits.note }),
];

/** Characters of a note that says something. */
const shortestNote = 10;
