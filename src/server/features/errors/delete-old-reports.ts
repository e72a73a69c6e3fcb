import type { Services } from '#server/services.ts';
import { deleteGroupsBefore } from './error-group-store.ts';

const keptForMs = 90 * 24 * 60 * 60_000;

/** Deletes errors that were not reported for 90 days, whatever their state (K6). */
export async function deleteOldReports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteGroupsBefore(db, clock() - keptForMs);
}
