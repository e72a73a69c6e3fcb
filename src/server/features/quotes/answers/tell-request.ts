import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Mover } from '#server/features/quotes/sending/move-quote.ts';
import { hasOtherOpenQuote, movesRequest } from '#server/features/quotes/sending/open-quotes-store.ts';
import {
  type CustomerAnswer,
  noteCustomerAnswer,
} from '#server/features/service-requests/thread/note-customer-answer.ts';

/** Whose request it is, who answers and when. */
type Answering = { row: Pick<QuoteRow, 'id' | 'service_request_id' | 'project_id'>; mover: Mover };

/**
 * Notes at the request of a quote that its customer has answered; another open quote keeps it from going back to review, and a change of scope moves it nowhere. To be called
 * as the last write of a transaction but for the audit log.
 */
export async function tellRequest(
  transaction: Transaction<DatabaseSchema>,
  { row, mover }: Answering,
  answer: CustomerAnswer,
): Promise<void> {
  if (row.service_request_id === null) return;
  const { now, newId } = mover;
  const staysOpen = answer.to === 'in_review' && (await hasOtherOpenQuote(transaction, row, now));
  const noted = staysOpen || !movesRequest(row) ? { ...answer, to: null } : answer;
  await noteCustomerAnswer(transaction, { requestId: row.service_request_id, answer: noted, now, newId });
}
