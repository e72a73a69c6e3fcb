import { findHeld } from '#server/database/keeping/legal-holds.ts';
import { AppError } from './app-error.ts';

/** Throws `on-legal-hold` where a hold covers one of some records, which must not be deleted or made anonymous then (K6). */
export async function demandNotHeld(...asked: Parameters<typeof findHeld>): Promise<void> {
  if ((await findHeld(...asked)).size > 0) throw new AppError('on-legal-hold');
}
