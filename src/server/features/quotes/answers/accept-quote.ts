import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { PrivateQuote, acceptQuote as contract } from '#contract/quotes/private-quote.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { openStatuses } from '#domain/quotes/quote-status.ts';
import { checkMark } from '#domain/quotes/signing/check-mark.ts';
import { checkSigner, trimSigner } from '#domain/quotes/signing/check-signer.ts';
import { faultOfChoice, signedDocumentOf } from '#domain/quotes/signing/choice.ts';
import type { Agreement, Evidence, Signer } from '#domain/quotes/signing/signed-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import { countView } from '#server/features/quotes/private/note-view.ts';
import { readPrivateQuote } from '#server/features/quotes/private/read-private-quote.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { lockChangedProject } from '#server/features/quotes/scope/changed-project-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { currentStatus } from '#server/features/quotes/sending/move-quote.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { fieldRefusal, refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { agreementsOf } from './agreements.ts';
import { choiceIssues } from './choice-issues.ts';
import { confirmCode } from '#server/features/quotes/codes/confirm-code.ts';
import { type Answerable, lockAnswerable } from './lock-answerable.ts';
import { signQuote } from './sign-quote.ts';
import { findSignature, fingerprinted } from './signatures-store.ts';

type Acceptance = Asking & z.output<typeof contract.body> & { idempotencyKey: string };

/** Where an acceptance stands: signed now, signed before by the same call, or refused for its code. */
type Outcome = { signed: QuoteRow | null } | { refusal: AppError };

/**
 * Signs a quote with the chosen options, exactly once (H5, domain rules "Quote"): what was shown is what is signed. A repetition of
 * the call gets the same answer. Throws `not-found`, `quote-superseded`, `quote-withdrawn`, `access-denied`, `move-not-allowed`,
 * `project-is-over`, `changed-meanwhile`, `idempotency-key-reused`, `invalid-input`.
 */
export async function acceptQuote(services: Services, wish: Acceptance): Promise<PrivateQuote> {
  const outcome = await services.db.transaction().execute((transaction) => accept(services, transaction, wish));
  // Thrown once the try has been counted.
  if ('refusal' in outcome) throw outcome.refusal;
  if (outcome.signed) {
    services.pokeJobs();
    announceQuote(services, outcome.signed);
  }
  return readPrivateQuote(services, wish);
}

async function accept(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  wish: Acceptance,
): Promise<Outcome> {
  const quote = await lockAnswerable(services, transaction, wish);
  const callId = idOfKey(wish.idempotencyKey, `accept ${quote.row.id}`);
  if (await isRepetition(transaction, quote, { wish, callId })) return { signed: null };
  if (!openStatuses.includes(currentStatus(quote.row, quote.mover.now))) throw new AppError('move-not-allowed');
  await lockChangedProject(transaction, quote.row);
  if (wish.sha256 !== quote.sha256) throw new AppError('changed-meanwhile');
  const signer = trimSigner(wish.signer, quote.document);
  refuseFields(issuesOf(quote, { ...wish, signer }), quote.document.language);
  const code = await confirmCode(services, transaction, { quote, code: wish.code });
  if (code.rule) return { refusal: fieldRefusal([{ field: 'code', rule: code.rule }], quote.document.language) };
  const document = signedDocumentOf(quote.document, wish.choice);
  const fingerprint = fingerprinted(document).sha256;
  const evidence = evidenceOf(quote, { wish, signer, codeConfirmedAt: code.confirmedAt, fingerprint });
  const row = await countView(transaction, quote, quote.mover);
  await signQuote(services, transaction, { row, document, evidence, mover: quote.mover, callId, file: null });
  return { signed: row };
}

/** Whether the same call has signed this quote. Throws `idempotency-key-reused` where it has signed something else. */
async function isRepetition(
  transaction: Transaction<DatabaseSchema>,
  { row, document }: Answerable,
  { wish, callId }: { wish: Acceptance; callId: string },
): Promise<boolean> {
  const known = row.status === 'accepted' ? await findSignature(transaction, row.id) : null;
  if (known?.row.call_id !== callId) return false;
  const isSame =
    faultOfChoice(document.lines, wish.choice) === null &&
    fingerprinted(signedDocumentOf(document, wish.choice)).sha256 === known.evidence.fingerprint &&
    wish.signer.name.trim() === known.evidence.signer.name;
  if (!isSame) throw new AppError('idempotency-key-reused');
  return true;
}

/** What keeps a quote from being signed so, in the order on screen. */
function issuesOf({ document }: Answerable, { choice, signer, signature, acceptsTerms }: Acceptance): FieldIssue[] {
  return [
    ...choiceIssues(document.lines, choice),
    ...checkSigner(signer, document),
    ...(acceptsTerms ? [] : [{ field: 'acceptsTerms', rule: 'terms-unaccepted' } as const]),
    ...checkMark(signature),
  ];
}

type Proof = { wish: Acceptance; signer: Signer } & Pick<Evidence, 'codeConfirmedAt' | 'fingerprint'>;

function evidenceOf(
  { document, access, mover }: Answerable,
  { wish, signer, codeConfirmedAt, fingerprint }: Proof,
): Evidence {
  const { caller, signature } = wish;
  return {
    format: 1,
    fingerprint,
    signer,
    mark: signature.kind === 'typed' ? { kind: 'typed', text: signature.text.trim() } : signature,
    signedAt: mover.now,
    access: access.kind,
    recipient: access.email,
    address: caller.address,
    userAgent: caller.userAgent,
    language: document.language,
    agreements: agreementsOf(document).filter((each) => isAgreedTo(each, { wish, signer })),
    codeConfirmedAt,
    file: null,
  };
}

/** The terms always; the express start by private people who have asked for it. */
const isAgreedTo = ({ kind }: Agreement, { wish, signer }: Pick<Proof, 'wish' | 'signer'>) =>
  kind === 'terms' || (wish.wantsExpressStart && signer.kind === 'private');
