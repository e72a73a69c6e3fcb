import type { Transaction } from 'kysely';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deleteEmailLinks } from '#server/features/accounts/email/email-link-store.ts';
import { deletePendingSignInsOf } from '#server/features/accounts/log-in/pending-sign-in-store.ts';
import { deleteSessionsOf } from '#server/features/accounts/sessions/session-store.ts';
import { tellOwner } from '#server/features/accounts/tell-owner.ts';
import { tellActor } from './tell-actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { type StoredUser, isBeingErased, lockUser, refuseLastAdministrator, setDisabled } from './user-store.ts';

type Deed = { caller: Caller; id: string; audit: Audit };

/**
 * Disables an account, which keeps all that it has: its sessions, streams and links end, and nobody signs in to it (G6, ASVS
 * 7.4.2). Its person and whoever did it are told by mail. A second time changes nothing. Throws `not-found`,
 * `last-administrator`, and `access-denied` for the own account.
 */
export async function disableUser(services: Services, deed: Deed): Promise<void> {
  const { caller, id } = deed;
  if (caller.user?.id === id) throw new AppError('access-denied');
  // An exclusive transaction, so that of two administrators who disable each other only one succeeds.
  await services.engine.exclusiveTransaction(services.db, async (transaction) => {
    const user = await lockUser(transaction, id);
    if (user.disabled_at !== null) return;
    if (user.role === 'admin') await refuseLastAdministrator(transaction, id);
    await change(services, transaction, { ...deed, user, disabledAt: services.clock() });
    await deleteSessionsOf(transaction, id);
    await deletePendingSignInsOf(transaction, id);
    for (const purpose of ['verify-email', 'reset-password', 'invitation'] as const) {
      await deleteEmailLinks(transaction, { userId: id, purpose });
    }
  });
  services.pokeJobs();
  // Streams look whether their session is still there before they say anything.
  services.live.announce({ kind: 'requests-changed' });
}

/**
 * Lets the person of a disabled account sign in again, and tells both by mail. A second time changes nothing, nor does it for an account
 * that its own person is deleting (K6). Throws `not-found`.
 */
export async function enableUser(services: Services, deed: Deed): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, deed.id);
    if (user.disabled_at === null || (await isBeingErased(transaction, deed.id))) return;
    await change(services, transaction, { ...deed, user, disabledAt: null });
  });
  services.pokeJobs();
}

async function change(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { caller, id, audit, user, disabledAt }: Deed & { user: StoredUser; disabledAt: number | null },
): Promise<void> {
  await setDisabled(transaction, { id, disabledAt, now: services.clock() });
  await audit(transaction, { subjectId: id });
  const kind = disabledAt === null ? 'account-enabled' : 'account-disabled';
  await tellOwner(services, transaction, { userId: id, kind, origin: caller.origin });
  await tellActor(services, transaction, { caller, username: user.username, isDisabled: disabledAt !== null });
}
