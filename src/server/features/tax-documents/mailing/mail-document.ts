import type { Transaction } from 'kysely';
import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { findMailOfJob } from '#server/features/mail/outbox/outbox-store.ts';
import { SealedElsewhereError } from '#server/features/quotes/sealing/sealed-file.ts';
import { lockDocument } from '#server/features/tax-documents/documents-store.ts';
import { readDocument } from '#server/features/tax-documents/read-document.ts';
import { sealTaxDocument } from '#server/features/tax-documents/sealing/seal-tax-document.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import type { Caller, Services } from '#server/services.ts';
import { queueDocumentMail } from './queue-document-mail.ts';

type Mailing = { id: string; caller: Caller; idempotencyKey: string; audit: Audit };

/**
 * Mails an issued document to its buyer once more, once for each key, and seals it before where that was not done yet (H11). Throws
 * `not-found`, `move-not-allowed` for a draft and where the buyer has no address, `changed-meanwhile` while another server seals it.
 */
export async function mailDocument(services: Services, wish: Mailing): Promise<TaxDocumentDetail> {
  const { id, caller } = wish;
  const jobId = idOfKey(wish.idempotencyKey, `mail ${id} ${caller.user?.id}`);
  await sealBefore(services, id);
  await services.db.transaction().execute((transaction) => mailOnce(services, transaction, { ...wish, jobId }));
  services.pokeJobs();
  services.live.announce({ kind: 'document-changed', id });
  return readDocument(services, id, caller.language);
}

async function sealBefore(services: Services, id: string): Promise<void> {
  try {
    await sealTaxDocument(services, id);
  } catch (error) {
    throw error instanceof SealedElsewhereError ? new AppError('changed-meanwhile') : error;
  }
}

async function mailOnce(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { id, jobId, audit }: Mailing & { jobId: string },
): Promise<void> {
  const row = await lockDocument(transaction, id);
  if (!row) throw new AppError('not-found');
  if (row.status !== 'issued') throw new AppError('move-not-allowed');
  if ((await findMailOfJob(transaction, jobId)) !== null) return;
  if (!(await queueDocumentMail(services, transaction, { row, jobId }))) throw new AppError('move-not-allowed');
  await audit(transaction, { subjectId: id, facts: { number: row.number } });
}
