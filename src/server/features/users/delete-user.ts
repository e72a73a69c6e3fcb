import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { refuseUnconfirmed } from './refuse-user.ts';
import { releaseRequests } from './release-requests.ts';
import { clearAuthor, isBeingErased, lockUser, refuseLastAdministrator, removeUser } from './user-store.ts';

type Deletion = {
  caller: Caller;
  id: string;
  form: { version: number; confirmation?: string | undefined };
  audit: Audit;
};

/**
 * Deletes an account with its sessions, passkeys and codes (G6). Assigned requests are unassigned; notes and messages
 * stay without an author. One that its own person is deleting is left to that deletion (K6). Throws `not-found`,
 * `changed-meanwhile`, `last-administrator`, and `invalid-input` for the own account without its name typed.
 */
export async function deleteUser(services: Services, { caller, id, form, audit }: Deletion): Promise<void> {
  const actorId = caller.user?.id === id ? null : (caller.user?.id ?? null);
  // An exclusive transaction, so that of two administrators who delete each other only one succeeds.
  await services.engine.exclusiveTransaction(services.db, async (transaction) => {
    const user = await lockUser(transaction, id);
    if (user.version !== form.version) throw new AppError('changed-meanwhile');
    refuseUnconfirmed(caller, { ...user, confirmation: form.confirmation });
    if (user.role === 'admin') await refuseLastAdministrator(transaction, id);
    // By the account their data are found, which its deletion takes along.
    if (await isBeingErased(transaction, id)) return;
    const released = await releaseRequests(services, transaction, { user, actorId });
    await clearAuthor(transaction, id);
    await removeUser(transaction, id);
    const facts = { role: user.role, released };
    await audit(transaction, { subjectId: id, deletedName: user.username, facts });
  });
  services.live.announce({ kind: 'requests-changed' });
}
