import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { deleteOtherSessions, deleteSessionById } from './session-store.ts';
import { deletePendingSignInsOf } from '#server/features/accounts/log-in/pending-sign-in-store.ts';

type Means = Pick<Services, 'db'>;

/** The session that the caller has. */
export type OwnSessionKey = { userId: string; sessionHash: string };

/**
 * Ends one of the own sessions and returns whether it was the present one. Throws `not-found` for a session of somebody
 * else.
 */
export async function endOwnSession(
  services: Means,
  { userId, sessionHash }: OwnSessionKey,
  { id, audit }: { id: string; audit: Audit },
): Promise<{ isCurrent: boolean }> {
  return services.db.transaction().execute(async (transaction) => {
    const ended = await deleteSessionById(transaction, { userId, id });
    if (ended === null) throw new AppError('not-found');
    await audit(transaction, { subjectId: userId, facts: { sessionId: id } });
    return { isCurrent: ended === sessionHash };
  });
}

/** Ends every own session but the caller's, and logins that wait for a code. */
export async function endOtherSessions(services: Means, own: OwnSessionKey, audit: Audit): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const ended = await deleteOtherSessions(transaction, own);
    await deletePendingSignInsOf(transaction, own.userId);
    await audit(transaction, { subjectId: own.userId, facts: { ended } });
  });
}
