import type { Transaction } from 'kysely';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readAllStaff } from '#server/features/notifications/notifications-store.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { DocumentRow } from '#server/features/tax-documents/documents-store.ts';
import type { Services } from '#server/services.ts';

/** Why a month of care waits as a draft: its tax has changed, or what an invoice needs is missing although it is automatic. */
export type WaitingCare = Extract<NotificationKind, 'care-taxed-anew' | 'care-incomplete'>;

/** Tells everybody of the agency that a month of care waits as a draft, and why (H11). */
export async function tellOfWaitingCare(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, kind }: { row: Pick<DocumentRow, 'id'>; kind: WaitingCare },
): Promise<void> {
  await notify(services, transaction, {
    kind,
    to: await readAllStaff(transaction),
    requests: [],
    document: { id: row.id },
    actor: null,
    origin: '',
  });
}
