import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { findRequestOfMail, readAllStaff, readStaff } from './notifications-store.ts';
import { notify } from './notify.ts';

/** Tells the assignee of a request, else everybody of the agency, that a mail to its customer has failed for good. */
export async function tellOfRefusedMail(
  services: Pick<Services, 'clock' | 'newId' | 'config' | 'agency'>,
  transaction: Transaction<DatabaseSchema>,
  mailId: string,
): Promise<void> {
  const request = await findRequestOfMail(transaction, mailId);
  if (!request) return;
  const assignee = request.assigneeId === null ? [] : await readStaff(transaction, [request.assigneeId]);
  const to = assignee.length > 0 ? assignee : await readAllStaff(transaction);
  await notify(services, transaction, { kind: 'mail-refused', to, requests: [request], actor: null, origin: '' });
}
