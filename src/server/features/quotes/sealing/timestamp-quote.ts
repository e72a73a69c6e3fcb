import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import { findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import { findQuote } from '#server/features/quotes/quote-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import type { Timestamp } from '#server/gateways/timestamp/timestamp-protocol.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedSealing } from '#server/stored/job-payloads.ts';
import { readSealedFile } from './sealed-bytes.ts';
import { keepTimestamp } from './sealed-documents-store.ts';

/** With the worker's delays (30 s, doubled up to an hour) the last attempt comes after a week; the document holds without it. */
const maxAttempts = 175;

/** The job `timestamp-quote`. */
export function createTimestampHandler(services: Services): JobHandler {
  return {
    maxAttempts,
    run: (payload) => timestampQuote(services, storedSealing.fromJson(payload, 'jobs').quoteId),
  };
}

/**
 * Asks the timestamp server of the settings for a timestamp of the sealed document and keeps its token beside it (H5), once. Without
 * a server in the settings there is nothing to do. Throws where the server fails or its answer is wrong: then it is tried again.
 */
export async function timestampQuote(services: Services, quoteId: string): Promise<void> {
  const { timestampAddress: address } = services.quoteSettings.current().settings;
  const signature = await findSignature(services.db, quoteId);
  if (address === '' || !signature || signature.row.timestamp_token !== null) return;
  const document = await readSealedFile(services, quoteId);
  if (!document) return;
  const nonce = Buffer.from(services.newToken(), 'base64url');
  // Loaded when it is needed: its packages are large, and no timestamps are the usual setting.
  const { requestTimestamp } = await import('#server/gateways/timestamp/request-timestamp.ts');
  await keep(services, quoteId, await requestTimestamp({ address }, { document, nonce }));
}

async function keep(services: Services, quoteId: string, timestamp: Timestamp): Promise<void> {
  const { db, clock, newId } = services;
  const row = await findQuote(db, quoteId);
  const isKept = await db.transaction().execute(async (transaction) => {
    await lockQuote(transaction, quoteId);
    if (!(await keepTimestamp(transaction, quoteId, timestamp))) return false;
    const token = createHash('sha256').update(Buffer.from(timestamp.token, 'base64')).digest('hex');
    await insertQuoteEvent(transaction, {
      id: newId(),
      quote_id: quoteId,
      at: clock(),
      actor_kind: 'system',
      actor_id: null,
      kind: 'timestamped',
      from_status: null,
      to_status: null,
      reason: null,
      detail: canonicalJson({ at: timestamp.at, token }),
    });
    return true;
  });
  if (row && isKept) announceQuote(services, row);
}
