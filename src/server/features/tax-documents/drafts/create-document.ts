import type { Insertable, Kysely } from 'kysely';
import type { TaxDocumentDetail, TaxDocumentSource } from '#contract/tax-documents/tax-documents.ts';
import type { TaxDocumentTable } from '#server/database/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { contentColumns } from '#server/features/tax-documents/content-columns.ts';
import { findDocument, insertDocument } from '#server/features/tax-documents/documents-store.ts';
import { draftFacts } from '#server/features/tax-documents/draft-facts.ts';
import { readDocument } from '#server/features/tax-documents/read-document.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import type { Caller, Services } from '#server/services.ts';
import { type NewDocument, startDocument } from './start-document.ts';

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
  const other = await db.selectFrom('tax_documents').select('id').where('call_id', '=', callId).executeTakeFirst();
  return new AppError(other ? 'idempotency-key-reused' : 'move-not-allowed');
}

type Making = NewDocument & {
  id: string;
  callId: string | null;
  authorId: string | null;
  recurring?: { recurring_id: string; period: string };
};

/** The row of a new draft. */
export async function draftRow(
  services: Services,
  db: Kysely<DatabaseSchema>,
  { id, content, place, callId, authorId, recurring = { recurring_id: '', period: '' } }: Making,
): Promise<Insertable<TaxDocumentTable>> {
  const now = services.clock();
  const ofPeriod = recurring.period === '' ? { recurring_id: null, period: null } : recurring;
  const { left } = await draftFacts(services, db, { row: { ...place, ...ofPeriod }, content });
  return {
    id,
    status: 'draft',
    number_year: null,
    number_sequence: null,
    number: null,
    ...place,
    ...ofPeriod,
    ...contentColumns({ content, left }),
    issued_on: null,
    issued_at: null,
    document: null,
    sha256: null,
    ubl: null,
    ubl_sha256: null,
    sealed_file: null,
    sealed_sha256: null,
    sealed_bytes: null,
    sealed_at: null,
    seal_key_id: null,
    mail_wanted: null,
    mail_id: null,
    delivery: 'none',
    author_id: authorId,
    call_id: callId,
    version: 1,
    listed_at: now,
    created_at: now,
    updated_at: now,
  };
}
