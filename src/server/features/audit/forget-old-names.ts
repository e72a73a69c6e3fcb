import type { Services } from '#server/services.ts';
import { forgetNamesBefore } from './audit-store.ts';

/** For how long the log says who or what was deleted: long enough to look into a mistake or a break-in. */
const keptForMs = 90 * 24 * 60 * 60_000;

/** Forgets the names of what was deleted long ago; what was done and by whom stays (G11). */
export async function forgetOldNames({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await forgetNamesBefore(db, clock() - keptForMs);
}
