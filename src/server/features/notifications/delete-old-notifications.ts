import type { Services } from '#server/services.ts';
import { deleteNotificationsBefore } from './notifications-store.ts';

const keptForMs = 90 * 24 * 60 * 60_000;

/** Deletes notifications after 90 days: the history of the request keeps what they told (K6). */
export async function deleteOldNotifications({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteNotificationsBefore(db, clock() - keptForMs);
}
