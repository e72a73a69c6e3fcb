import type { Transaction } from 'kysely';
import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { announcePayments } from '#server/features/payments/requests/announce-payment.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { type DocumentRow, contentOf, lockDocument } from '#server/features/tax-documents/documents-store.ts';
import { draftFacts } from '#server/features/tax-documents/draft-facts.ts';
import { missingForIssue } from '#server/features/tax-documents/missing-for-issue.ts';
import { readDocument } from '#server/features/tax-documents/read-document.ts';
import { followIssuedRates } from '#server/features/tax-documents/recurring/taxed-anew.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { freezeDocument } from './freeze-document.ts';
import { lockSources } from './lock-sources.ts';
import { refuseSecond } from './refuse-second.ts';

type Issuing = {
  id: string;
  version: number;
  isMailed: boolean;
  caller: Caller;
  idempotencyKey: string;
  audit: Audit;
};

/**
 * Issues a draft, exactly once for a key (H11): in one transaction its number, the frozen document, the request for its money, what
 * it takes off, and the job that seals it. Throws `not-found`, `changed-meanwhile`, `move-not-allowed`, `invalid-input`,
 * `idempotency-key-reused`.
 */
export async function issueDocument(services: Services, wish: Issuing): Promise<TaxDocumentDetail> {
  const callId = idOfKey(wish.idempotencyKey, `issue ${callerId(wish.caller)}`);
  try {
    const row = await services.db
      .transaction()
      .execute((transaction) => issueOnce(services, transaction, { ...wish, callId }));
    if (row) announceIssue(services, row);
  } catch (error) {
    // The key has issued another document.
    if (services.engine.isUniqueViolation(error)) throw new AppError('idempotency-key-reused');
    throw error;
  }
  return readDocument(services, wish.id, wish.caller.language);
}

/** Tells every open back office, after the commit, and lets the document be sealed at once. */
export function announceIssue(services: Pick<Services, 'live' | 'pokeJobs'>, row: DocumentRow): void {
  services.pokeJobs();
  services.live.announce({ kind: 'document-changed', id: row.id });
  announcePayments(services, [row]);
}

/** Returns the row as it was before; null where the same call has issued it. */
async function issueOnce(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { callId, ...wish }: Issuing & { callId: string },
): Promise<DocumentRow | null> {
  const row = await lockDocument(transaction, wish.id);
  if (!row) throw new AppError('not-found');
  if (row.status === 'issued' && row.call_id === callId) return null;
  if (row.status !== 'draft') throw new AppError('move-not-allowed');
  if (row.version !== wish.version) throw new AppError('changed-meanwhile');
  const { isMailed, caller } = wish;
  await followIssuedRates(services, transaction, row);
  const number = await issueLocked(services, transaction, { row, isMailed, callId, reader: caller.language });
  await wish.audit(transaction, { subjectId: row.id, facts: { number } });
  return row;
}

type Occasion = { row: DocumentRow; isMailed: boolean; callId: string | null; reader: Language };

/**
 * Issues a locked draft in the transaction of the caller and returns its number. Throws `invalid-input` with what is missing in the
 * reader's language, `move-not-allowed` where another document says the same already.
 */
export async function issueLocked(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, isMailed, callId, reader }: Occasion,
): Promise<string> {
  const content = contentOf(row);
  await lockSources(transaction, row, content);
  await refuseSecond(transaction, row, reader);
  const facts = await draftFacts(services, transaction, { row, content });
  refuseFields(missingForIssue(services, content, facts), reader);
  return freezeDocument(services, transaction, { row, content, facts, isMailed, callId });
}
