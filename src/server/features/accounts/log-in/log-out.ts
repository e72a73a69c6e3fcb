import type { Audit } from '#server/features/audit/audit-for.ts';
import type { Caller, Services } from '#server/services.ts';
import { deleteSession } from '#server/features/accounts/sessions/session-store.ts';

/**
 * Ends the session of the caller on the server, so that copies of its cookie become invalid; does nothing without a
 * session.
 */
export async function logOut(services: Pick<Services, 'db'>, caller: Caller, audit: Audit): Promise<void> {
  const { sessionHash, user } = caller;
  if (!sessionHash || !user) return;
  await services.db.transaction().execute(async (transaction) => {
    await deleteSession(transaction, sessionHash);
    await audit(transaction, { subjectId: user.id });
  });
}
