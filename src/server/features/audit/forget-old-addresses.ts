import type { Services } from '#server/services.ts';
import { forgetAddressesBefore } from './audit-store.ts';

/** For how long the log says from where something was done: 90 days are enough to look into a break-in. */
const keptForMs = 90 * 24 * 60 * 60_000;

/** Forgets the network addresses of old entries of the audit log; what was done and by whom stays (ASVS 16.1.1). */
export async function forgetOldAddresses({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await forgetAddressesBefore(db, clock() - keptForMs);
}
