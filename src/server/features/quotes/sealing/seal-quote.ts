import type { Transaction } from 'kysely';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type StoredSignature, findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import { type QuoteRow, findQuote } from '#server/features/quotes/quote-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedSealing } from '#server/stored/job-payloads.ts';
import { mailSigned } from './mail-signed.ts';
import { queueTimestamp } from './queue-sealing.ts';
import { storeSealedFile } from './sealed-bytes.ts';
import type { SealedFile } from './sealed-file.ts';
import { findFingerprint, listUnsealed, markSealed } from './sealed-documents-store.ts';

/** With the worker's delays (30 s, doubled up to an hour) the last attempt comes after two days; housekeeping goes on after it. */
const maxAttempts = 55;
const hourMs = 60 * 60_000;

const isTimestamped = ({ quoteSettings }: Services): boolean =>
  quoteSettings.current().settings.timestampAddress !== '';

/** The job `seal-quote`. */
export function createSealQuoteHandler(services: Services): JobHandler {
  return {
    maxAttempts,
    run: (payload) => sealQuote(services, storedSealing.fromJson(payload, 'jobs').quoteId),
  };
}

/** Seals what was signed over an hour ago and still is not sealed, such as after a restore, which brings back no jobs. */
export async function sealLate(services: Services): Promise<void> {
  for (const quoteId of await listUnsealed(services.db, services.clock() - hourMs)) await sealQuote(services, quoteId);
}

/**
 * Seals a signed quote (H5): the PDF with its evidence, the agency's seal on it, and in one transaction the document, an entry of
 * the record and the mails with it. Safe to run again after a crash at any place and on several servers: there is one document,
 * and each mail goes out once.
 */
export async function sealQuote(services: Services, quoteId: string): Promise<void> {
  const [row, signature] = await Promise.all([findQuote(services.db, quoteId), findSignature(services.db, quoteId)]);
  if (!row || !signature || signature.row.sealed_at !== null) return;
  const file = await storeSealedFile(services, row, signature);
  const isFirst = await services.db
    .transaction()
    .execute((transaction) => finish(services, transaction, { row, signature, file }));
  if (!isFirst) return;
  services.pokeJobs();
  announceQuote(services, row);
}

type Sealed = { row: QuoteRow; signature: StoredSignature; file: SealedFile };

/** Makes a stored file the document, once; false where somebody has done so. */
async function finish(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, signature, file }: Sealed,
): Promise<boolean> {
  const now = services.clock();
  await lockQuote(transaction, row.id);
  if (!(await markSealed(transaction, row.id, { key: file.key, now }))) return false;
  await insertQuoteEvent(transaction, {
    id: services.newId(),
    quote_id: row.id,
    at: now,
    actor_kind: 'system',
    actor_id: null,
    kind: 'sealed',
    from_status: null,
    to_status: null,
    reason: null,
    detail: canonicalJson({ sha256: file.sha256, certificate: await findFingerprint(transaction, file.sealKeyId) }),
  });
  await mailSigned(services, transaction, { row, signature, file });
  if (isTimestamped(services)) await queueTimestamp(services, transaction, row.id);
  return true;
}
