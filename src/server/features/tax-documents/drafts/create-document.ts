import type { Kysely } from 'kysely';
import type { TaxDocumentDetail, TaxDocumentSource } from '#contract/tax-documents/tax-documents.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { findDocument, hasCall, insertDocument } from '#server/features/tax-documents/documents-store.ts';
import { readDocument } from '#server/features/tax-documents/read-document.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import type { Caller, Services } from '#server/services.ts';
import { draftRow } from './draft-row.ts';
import { startDocument } from './start-document.ts';

type Creation = { caller: Caller; source: TaxDocumentSource; idempotencyKey: string; audit: Audit };

/**
 * Makes a draft (H11), once for a key of a person. Throws `not-found`, `move-not-allowed` where there is nothing to issue or another
 * draft about the payment, and `idempotency-key-reused` where the key has made a document from something else.
 */
export async function createDocument(services: Services, creation: Creation): Promise<TaxDocumentDetail> {
  const { caller, source, idempotencyKey } = creation;
  const callId = idOfKey(idempotencyKey, `document ${callerId(caller)}`);
  // Named after the source, so that a repetition can be told from another use of the key.
  const id = idOfKey(idempotencyKey, `document ${callerId(caller)} ${JSON.stringify(source)}`);
  if (!(await findDocument(services.db, id))) await storeDraft(services, creation, { id, callId });
  return readDocument(services, id, caller.language);
}

async function storeDraft(
  services: Services,
  { caller, source, audit }: Creation,
  made: { id: string; callId: string },
): Promise<void> {
  const started = await startDocument(services, source);
  const isNew = await services.db.transaction().execute(async (transaction) => {
    const row = await draftRow(services, transaction, { ...started, ...made, authorId: callerId(caller) });
    if (!(await insertDocument(transaction, row))) return false;
    await audit(transaction, { subjectId: made.id, facts: { source: source.kind } });
    return true;
  });
  if (!isNew && !(await findDocument(services.db, made.id))) throw await refusal(services.db, made.callId);
  if (isNew) services.live.announce({ kind: 'document-changed', id: made.id });
}

async function refusal(db: Kysely<DatabaseSchema>, callId: string): Promise<AppError> {
  return new AppError((await hasCall(db, callId)) ? 'idempotency-key-reused' : 'move-not-allowed');
}
