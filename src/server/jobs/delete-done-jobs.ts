import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deleteJobsDoneBefore } from './job-store.ts';

const keptForMs = 7 * 24 * 60 * 60_000;

/** Deletes jobs that were done more than a week ago; failed ones stay for inspection. */
export async function deleteDoneJobs({
  db,
  clock,
}: {
  db: Kysely<DatabaseSchema>;
  clock: () => number;
}): Promise<void> {
  await deleteJobsDoneBefore(db, clock() - keptForMs);
}
