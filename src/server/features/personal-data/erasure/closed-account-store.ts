import { type Transaction, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { clearTimeOf } from '#server/features/accounts/cleared-time-store.ts';
import { dummyHash } from '#server/features/accounts/password/password-hash.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { removeExports } from '#server/features/personal-data/export/exports-store.ts';
import { belongsTo } from '#server/features/personal-data/personal-rows-store.ts';
import type { Person } from '#server/features/personal-data/person-store.ts';
import type { Services } from '#server/services.ts';
import { forgetHolds, forgetSubject } from '#server/features/personal-data/requests/subject-requests-store.ts';
import { endErasure } from './erasures-store.ts';

/** Signs an account out everywhere and lets nobody in any more: until it is deleted it is as a disabled one, which gets no links either. */
export async function lockOut(
  transaction: Transaction<DatabaseSchema>,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  const closed = { password_hash: dummyHash, disabled_at: now };
  await transaction.updateTable('users').set(closed).where('id', '=', userId).execute();
  for (const table of ['sessions', 'passkeys', 'pending_sign_ins', 'email_links'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}

/** Deletes the account with all that belongs to it, and forgets in the audit log from where it was used: the last step of a deletion. */
export async function closeAccount(
  { db, clock, newId }: Services,
  { person, erasureId }: { person: Person; erasureId: string },
): Promise<void> {
  const now = clock();
  const { userId } = person;
  await db.transaction().execute(async (transaction) => {
    await sql`delete from firm_invitations where ${belongsTo('firm_invitations', person)}`.execute(transaction);
    await deleteObjectsLater(transaction, await removeExports(transaction, userId), { newId, now });
    await sql`update audit_entries set address = null, subject_name = null
      where actor_id = ${userId} or subject_id = ${userId}`.execute(transaction);
    await forgetSubject(transaction, person, now);
    await forgetHolds(transaction, person);
    await clearTimeOf(transaction, userId);
    await transaction.deleteFrom('own_drafts').where('user_id', '=', userId).execute();
    await endErasure(transaction, erasureId, now);
    await transaction.deleteFrom('users').where('id', '=', userId).execute();
  });
}
