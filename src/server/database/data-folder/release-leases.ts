import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';

const nobody = { held_by: null, held_until: null };

/**
 * Lets go what earlier processes had taken for a while: jobs, uploads, the mailbox. Only for whoever is the one server of its
 * database: nobody else can be at work, so nothing needs to wait until a killed server's time is over (K4).
 */
export async function releaseLeases(db: Kysely<DatabaseSchema>): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ locked_by: null, locked_until: null })
    .where('state', '=', 'waiting')
    .where('locked_until', 'is not', null)
    .execute();
  await db
    .updateTable('attachments')
    .set({ ...nobody, is_wanted: 0 })
    .where('held_by', 'is not', null)
    .execute();
  await db.updateTable('mailbox_reads').set(nobody).where('held_by', 'is not', null).execute();
}
