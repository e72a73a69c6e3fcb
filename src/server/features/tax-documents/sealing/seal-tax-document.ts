import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type SealedFile, keepSealedFile } from '#server/features/quotes/sealing/sealed-file.ts';
import { findDocument, issuedOf, lockDocument } from '#server/features/tax-documents/documents-store.ts';
import { drawTaxDocument } from '#server/features/tax-documents/files/draw-tax-document.ts';
import { queueDocumentMail } from '#server/features/tax-documents/mailing/queue-document-mail.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedDocumentSealing } from '#server/stored/job-payloads.ts';
import { textsOf } from '#server/texts.ts';
import { listUnsealedDocuments, markDocumentSealed, nameSealedDocument } from './sealed-tax-documents-store.ts';

/** With the worker's delays (30 s, doubled up to an hour) the last attempt comes after two days; housekeeping goes on after it. */
const maxAttempts = 55;
const hourMs = 60 * 60_000;

/** The job `seal-document`. */
export function createSealDocumentHandler(services: Services): JobHandler {
  return {
    maxAttempts,
    run: (payload) => sealTaxDocument(services, storedDocumentSealing.fromJson(payload, 'jobs').documentId),
  };
}

/** Seals what was issued over an hour ago and still is not sealed, such as after a restore, which brings back no jobs. */
export async function sealDocumentsLate(services: Services): Promise<void> {
  for (const id of await listUnsealedDocuments(services.db, services.clock() - hourMs))
    await sealTaxDocument(services, id);
}

/**
 * Seals an issued tax document (H3): the PDF from the frozen document, the agency's seal on it, and in one transaction the file and
 * the mail with it where one is wanted. Safe to run again after a crash at any place and on several servers: there is one file, and
 * the mail goes out once. Whoever asks while this process seals it waits for that.
 */
export function sealTaxDocument(services: Services, id: string): Promise<void> {
  const sealings = underWay.get(services) ?? new Map<string, Promise<void>>();
  underWay.set(services, sealings);
  const known = sealings.get(id);
  if (known) return known;
  const sealing = sealOnce(services, id).finally(() => sealings.delete(id));
  sealings.set(id, sealing);
  return sealing;
}

/** Sealings that this process has begun, by document. */
const underWay = new WeakMap<Services, Map<string, Promise<void>>>();

async function sealOnce(services: Services, id: string): Promise<void> {
  const row = await findDocument(services.db, id);
  const document = row && issuedOf(row);
  if (!row || !document || row.sealed_at !== null) return;
  const file = await keepSealedFile(services, {
    row,
    draw: () => drawTaxDocument(services, { document, isDraft: false }),
    reason: textsOf(document.language)('taxDocumentPdf:sealReason', { number: document.number }),
    name: (named, before) => nameSealedDocument(services.db, id, { file: named, before }),
  });
  if (!(await services.db.transaction().execute((transaction) => finish(services, transaction, { id, file })))) return;
  services.pokeJobs();
  services.live.announce({ kind: 'document-changed', id });
}

/** Makes a stored file the document, once; false where somebody has done so. */
async function finish(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { id, file }: { id: string; file: SealedFile },
): Promise<boolean> {
  const row = await lockDocument(transaction, id);
  if (!row || !(await markDocumentSealed(transaction, id, { key: file.key, now: services.clock() }))) return false;
  if (row.mail_wanted === 1) await queueDocumentMail(services, transaction, { row, jobId: services.newId() });
  return true;
}
