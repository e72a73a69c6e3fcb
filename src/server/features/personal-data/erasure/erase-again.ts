import type { Transaction } from 'kysely';
import { defaultLanguage } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Services } from '#server/services.ts';
import { storedErasure } from '#server/stored/job-payloads.ts';
import { lockOut } from './closed-account-store.ts';
import { erasePersonJob } from './delete-account.ts';
import { type Erasure, findCustomers, findErasureOf, replaceErasure } from './erasures-store.ts';

/**
 * Deletes accounts once more that a restore has brought back (K6): of those whose deletion is noted beside the backups, any that is here
 * and not being deleted is locked at once and its deletion queued, without a mail. Answers how many. Throws where the place of the
 * backups does not answer.
 */
export async function eraseAgain(services: Services): Promise<number> {
  const { db, backupPlace, pokeJobs } = services;
  const erased = [...(await backupPlace.erased())];
  let count = 0;
  for (let start = 0; start < erased.length; start += 200) {
    for (const id of await findCustomers(db, erased.slice(start, start + 200))) {
      if (await db.transaction().execute((transaction) => beginErasureOf(transaction, services, id))) count += 1;
    }
  }
  if (count > 0) pokeJobs();
  return count;
}

/** Locks an account of a customer and queues its deletion, without a mail; false where it is being deleted already. */
export async function beginErasureOf(
  transaction: Transaction<DatabaseSchema>,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  userId: string,
): Promise<boolean> {
  const now = clock();
  const erasure: Erasure = {
    id: newId(),
    user_id: userId,
    language: defaultLanguage,
    origin: '',
    state: 'running',
    token_hash: null,
    asked_at: now,
    expires_at: now,
    done_at: null,
  };
  if ((await findErasureOf(transaction, userId))?.state === 'running') return false;
  await lockOut(transaction, userId);
  await replaceErasure(transaction, erasure);
  const payload = storedErasure.toJson({ erasureId: erasure.id });
  await enqueueJob(transaction, { id: newId(), kind: erasePersonJob, payload, runAt: now });
  return true;
}
