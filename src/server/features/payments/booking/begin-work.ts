import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';
import { createProject } from '#server/features/projects/create-project.ts';
import type { Mover } from '#server/features/quotes/sending/move-quote.ts';
import { moveRequest } from '#server/features/quotes/sending/move-request.ts';
import { isAwaitingPayment, withoutChanges } from './awaiting-payment-store.ts';

/**
 * What confirmed money sets off (domain rules, "Service request"): the project of the signed quote, once, and its request moves on
 * from waiting for the payment. Of a change of scope it sets off nothing: its project is there. To be called as the last write of a transaction but for the audit log.
 */
export async function beginWork(
  transaction: Transaction<DatabaseSchema>,
  confirmed: readonly PaymentRequestRow[],
  { now, newId }: Pick<Mover, 'now' | 'newId'>,
): Promise<void> {
  const ofQuotes = Map.groupBy(await withoutChanges(transaction, confirmed), (row) => row.quote_id);
  for (const [quoteId, [row]] of ofQuotes) {
    if (quoteId === null || !row) continue;
    const { service_request_id, customer_id, title, language } = row;
    const beginning = { id: newId(), quote_id: quoteId, service_request_id, customer_id, title, language };
    await createProject(transaction, beginning, { now, newId });
  }
  const mover: Mover = { actor: 'system', actorId: null, now, newId };
  for (const row of [...ofQuotes.values()].flat()) {
    if (row.quote_id === null || !(await isAwaitingPayment(transaction, row.service_request_id))) continue;
    const quote = { id: row.quote_id, service_request_id: row.service_request_id, project_id: null };
    await moveRequest(transaction, { row: quote, mover }, { to: 'in_progress' });
  }
}
