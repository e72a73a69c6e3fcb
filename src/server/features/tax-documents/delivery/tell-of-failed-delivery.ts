import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readAllStaff, readStaff } from '#server/features/notifications/notifications-store.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { Services } from '#server/services.ts';
import type { DeliveryRow } from './deliveries-store.ts';

/** Tells that a document could not be delivered: who has written it, else everybody of the agency (H10). */
export async function tellOfFailedDelivery(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { id, author_id: authorId }: Pick<DeliveryRow, 'id' | 'author_id'>,
): Promise<void> {
  const author = authorId === null ? [] : await readStaff(transaction, [authorId]);
  const to = author.length > 0 ? author : await readAllStaff(transaction);
  await notify(services, transaction, {
    kind: 'document-undelivered',
    to,
    requests: [],
    document: { id },
    actor: null,
    origin: '',
  });
}
