import type { Transaction } from 'kysely';
import { defaultLanguage } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Services } from '#server/services.ts';
import { storedErasure } from '#server/stored/job-payloads.ts';
import { lockOut } from './closed-account-store.ts';
import { erasePersonJob } from './delete-account.ts';
import { accountsIn, customersIn } from './erasure-marks.ts';
import {
  type Erasure,
  beginErasureAgain,
  findAccounts,
  findErasureOf,
  findUnemptied,
  replaceErasure,
} from './erasures-store.ts';

/** Ids that are asked for in one statement. */
const atOnce = 200;

/**
 * Deletes people once more that a restore has brought back (K6): of those whose deletion is noted beside the backups, any that is here and
 * not being deleted. An account is locked at once; the rest is done by the job, without a mail. Answers how many. Throws where the place
 * of the backups does not answer.
 */
export async function eraseAgain(services: Services): Promise<number> {
  const { db, backupPlace, pokeJobs } = services;
  const marks = [...(await backupPlace.erased())];
  const begun = (begin: typeof beginErasureOf, id: string) =>
    db.transaction().execute((transaction) => begin(transaction, services, id));
  let count = 0;
  for (let start = 0; start < marks.length; start += atOnce) {
    const some = marks.slice(start, start + atOnce);
    for (const id of await findAccounts(db, accountsIn(some))) if (await begun(beginErasureOf, id)) count += 1;
    for (const id of await findUnemptied(db, customersIn(some))) if (await begun(beginEmptying, id)) count += 1;
  }
  if (count > 0) pokeJobs();
  return count;
}

type Beginning = Pick<Services, 'clock' | 'newId'>;

/** Locks an account of a customer and queues its deletion, without a mail; false where it is being deleted already. */
export async function beginErasureOf(
  transaction: Transaction<DatabaseSchema>,
  { clock, newId }: Beginning,
  userId: string,
): Promise<boolean> {
  if ((await findErasureOf(transaction, userId))?.state === 'running') return false;
  await lockOut(transaction, { userId, now: clock() });
  const erasure = erasureOf(newId(), userId, clock());
  await replaceErasure(transaction, erasure);
  await queueErasure(transaction, { newId, erasure });
  return true;
}

/** Queues the deletion of a customer that has no account; its own id names it, so that there is one at a time. */
async function beginEmptying(
  transaction: Transaction<DatabaseSchema>,
  { clock, newId }: Beginning,
  customerId: string,
): Promise<boolean> {
  const erasure = erasureOf(customerId, null, clock());
  if (!(await beginErasureAgain(transaction, erasure))) return false;
  await queueErasure(transaction, { newId, erasure, customerId });
  return true;
}

const erasureOf = (id: string, userId: string | null, now: number): Erasure => ({
  id,
  user_id: userId,
  language: defaultLanguage,
  origin: '',
  state: 'running',
  token_hash: null,
  asked_at: now,
  expires_at: now,
  done_at: null,
});

type Queued = { newId: () => string; erasure: Erasure; customerId?: string };

function queueErasure(
  transaction: Transaction<DatabaseSchema>,
  { newId, erasure, customerId }: Queued,
): Promise<unknown> {
  const payload = storedErasure.toJson({ erasureId: erasure.id, customerId });
  return enqueueJob(transaction, { id: newId(), kind: erasePersonJob, payload, runAt: erasure.asked_at });
}
