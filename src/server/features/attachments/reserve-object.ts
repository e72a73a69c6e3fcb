import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob, withdrawJob } from '#server/jobs/job-store.ts';
import type { Services } from '#server/services.ts';
import { storedObjectKeys } from '#server/stored/job-payloads.ts';
import { deleteObjectsJob } from './delete-objects-later.ts';

/** Longer than any call takes from storing bytes to the row that names them (ms). */
const reservedMs = 60 * 60_000;

/** A key of the object store, and the job that deletes what lies under it. */
export type ReservedKey = { key: string; jobId: string };

/**
 * Takes a key for bytes that are stored before the row that names them. Unless {@link nameReserved} says so in the transaction of that
 * row, the bytes are deleted after an hour: a server that is killed in between leaves no file that nobody knows (K4).
 */
export async function reserveKey({
  db,
  newId,
  newToken,
  clock,
}: Pick<Services, 'db' | 'newId' | 'newToken' | 'clock'>): Promise<ReservedKey> {
  const reserved = { key: newToken(), jobId: newId() };
  const payload = storedObjectKeys.toJson({ keys: [reserved.key] });
  await db
    .transaction()
    .execute((transaction) =>
      enqueueJob(transaction, { id: reserved.jobId, kind: deleteObjectsJob, payload, runAt: clock() + reservedMs }),
    );
  return reserved;
}

/** Keeps the bytes under a reserved key, in the transaction of the row that names them. Throws where they may be deleted already. */
export async function nameReserved(transaction: Transaction<DatabaseSchema>, { jobId }: ReservedKey): Promise<void> {
  if (!(await withdrawJob(transaction, jobId))) throw new Error('The reserved key was kept for too long.');
}
