import { deleteLoosePrds } from './prds-store.ts';
import type { Services } from '#server/services.ts';

const keptForMs = 90 * 24 * 60 * 60_000;

/** Deletes project plans after 90 days when nobody sent the request that they belong to (K6); those of requests stay. */
export async function forgetLoosePlans({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteLoosePrds(db, clock() - keptForMs);
}
