import type { Services } from '#server/services.ts';

const keptForMs = 90 * 24 * 60 * 60_000;

/** Deletes errors that nobody has met for 90 days, whatever was decided about them (K6). */
export async function forgetOldReports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('error_groups')
    .where('last_seen_at', '<', clock() - keptForMs)
    .execute();
}
