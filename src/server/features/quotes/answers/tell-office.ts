import type { Transaction } from 'kysely';
import type { QuoteNewsKind } from '#domain/notifications/notification-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readAllStaff, readStaff } from '#server/features/notifications/notifications-store.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Services } from '#server/services.ts';
import { findAssignedRequest } from './assigned-request-store.ts';

type OfficeNews = {
  row: Pick<QuoteRow, 'id' | 'author_id' | 'service_request_id'>;
  kind: QuoteNewsKind;
  /** The mail with which it can be taken back; null where it cannot be. */
  mailId: string | null;
};

/**
 * Tells the back office what a customer has done with a quote: the assignee of its request and its author, else everybody of the
 * agency (H5).
 */
export async function tellOffice(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, kind, mailId }: OfficeNews,
): Promise<void> {
  const request = await findAssignedRequest(transaction, row);
  const concerned = [request?.assigneeId ?? null, row.author_id].filter((id) => id !== null);
  const staff = await readStaff(transaction, [...new Set(concerned)]);
  const to = staff.length > 0 ? staff : await readAllStaff(transaction);
  const requests = request ? [request] : [];
  await notify(services, transaction, { kind, to, requests, quote: { id: row.id, mailId }, actor: null, origin: '' });
}
