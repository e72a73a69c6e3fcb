import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { announcePayments } from '#server/features/payments/requests/announce-payment.ts';
import { createProject } from '#server/features/projects/create-project.ts';
import { type StoredSignature, findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedWorkBeginning } from '#server/stored/job-payloads.ts';
import { listUnbegun, listWaived } from './plans-store.ts';

const maxAttempts = 55;

type Signed = { quote: QuoteRow; signature: StoredSignature };

/** Begins the project of a signed quote without a payment; false where it has one. */
export function beginSigned(
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  transaction: Transaction<DatabaseSchema>,
  { quote, signature }: Signed,
): Promise<boolean> {
  const { language, title } = signature.document.quote;
  const { service_request_id, customer_id } = quote;
  const beginning = { id: newId(), quote_id: quote.id, service_request_id, customer_id, title, language };
  return createProject(transaction, beginning, { now: clock(), newId });
}

/** The job `begin-work`: an administrator has moved a request on from waiting for its payment. */
export function createBeginWorkHandler(services: Services): JobHandler {
  return {
    maxAttempts,
    async run(payload) {
      const { requestId } = storedWorkBeginning.fromJson(payload, 'jobs');
      for (const quoteId of await listUnbegun(services.db, requestId)) await beginWaived(services, quoteId);
    },
  };
}

/** Begins what is in progress although its deposit was waived, and has no project, such as of an earlier release. */
export async function beginWaivedLate(services: Services): Promise<void> {
  for (const quoteId of await listWaived(services.db)) await beginWaived(services, quoteId);
}

async function beginWaived(services: Services, quoteId: string): Promise<void> {
  const row = await services.db.transaction().execute(async (transaction) => {
    const quote = await lockQuote(transaction, quoteId);
    const signature = await findSignature(transaction, quoteId);
    if (quote?.status !== 'accepted' || !signature) return null;
    return (await beginSigned(services, transaction, { quote, signature })) ? quote : null;
  });
  if (!row) return;
  announcePayments(services, [{ id: row.id, quote_id: row.id, service_request_id: row.service_request_id }]);
}
