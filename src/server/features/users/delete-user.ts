import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { refuseUnconfirmed } from './refuse-user.ts';
import { releaseRequests } from './release-requests.ts';
import { forgetAuthor, lockUser, refuseLastAdministrator, removeUser } from './user-store.ts';

type Deletion = {
  caller: Caller;
  id: string;
  form: { version: number; confirmation?: string | undefined };
  audit: Audit;
};

/**
 * Deletes an account for good (G6): sessions and ways to sign in go with it, assigned requests are nobody's, notes and
 * messages stay as a former colleague's. Throws `not-found`, `changed-meanwhile`, `last-administrator`, and
 * `invalid-input` for the own account without its name typed.
 */
export async function deleteUser(services: Services, { caller, id, form, audit }: Deletion): Promise<void> {
  const actorId = caller.user?.id === id ? null : (caller.user?.id ?? null);
  // One at a time: of two administrators who delete each other only one can.
  await services.engine.exclusiveTransaction(services.db, async (transaction) => {
    const user = await lockUser(transaction, id);
    if (user.version !== form.version) throw new AppError('changed-meanwhile');
    refuseUnconfirmed(caller, { ...user, confirmation: form.confirmation });
    if (user.role === 'admin') await refuseLastAdministrator(transaction, id);
    const released = await releaseRequests(services, transaction, { user, actorId });
    await forgetAuthor(transaction, id);
    await removeUser(transaction, id);
    await audit(transaction, { subjectId: id, facts: { wasAdmin: user.role === 'admin', released } });
  });
  services.live.announce({ kind: 'requests-changed' });
}
