import type { Kysely, Transaction } from 'kysely';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { findUserOfSession } from '#server/http/security/caller-session-store.ts';
import { hashToken, sessionLifetimeMs } from '#server/http/security/session.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { rememberPlace } from '#server/features/accounts/log-in/known-places.ts';
import { deleteExpiredSessions, deleteSession, deleteSessionsOf, insertSession } from './session-store.ts';

/** A person who has just signed in, and the tokens that only their browser keeps: of the session and of the device. */
export type OpenedSession = { user: SignedInUser; token: string; deviceToken: string };

type Means = Pick<Services, 'db' | 'clock' | 'newId' | 'newToken'>;

type Opening = {
  userId: string;
  caller: Caller;
  audit: Audit;
  /**
   * Marks what the sign-in used as used, in the transaction that opens the session; throws when it was used meanwhile.
   */
  useUp?: (transaction: Transaction<DatabaseSchema>) => Promise<void>;
};

/** Opens a session under a new token and ends the previous one of the caller, which prevents session fixation (F6). */
export async function openSession(services: Means, { userId, caller, audit, useUp }: Opening): Promise<OpenedSession> {
  const { user, token, deviceToken } = await services.db.transaction().execute(async (transaction) => {
    await useUp?.(transaction);
    if (caller.sessionHash) await deleteSession(transaction, caller.sessionHash);
    const opened = await startSession(transaction, services, { userId, caller });
    const known = await rememberPlace(transaction, services, { userId, caller });
    await audit(transaction, { actorId: userId, subjectId: userId });
    return { ...opened, deviceToken: known };
  });
  if (!user) throw new Error('A session that was just opened is not there.');
  return { user, token, deviceToken };
}

/**
 * Ends every session of a person, opens one for the caller and returns its token. Required whenever a password or
 * second factor changes (F4, F6). The new session has proved no more than the old one. Throws `sign-in-required` when
 * the caller's session was ended meanwhile, such as by a new password.
 */
export async function replaceSessions(
  transaction: Kysely<DatabaseSchema>,
  services: Means,
  { userId, caller }: Pick<Opening, 'userId' | 'caller'>,
): Promise<string> {
  if (!(await deleteSession(transaction, caller.sessionHash ?? ''))) throw new AppError('sign-in-required');
  await deleteSessionsOf(transaction, userId);
  const { token } = await startSession(transaction, services, { userId, caller, provedAt: caller.provedAt });
  return token;
}

async function startSession(
  transaction: Kysely<DatabaseSchema>,
  services: Means,
  { userId, caller, provedAt }: Pick<Opening, 'userId' | 'caller'> & { provedAt?: number },
): Promise<{ token: string; user: SignedInUser | null }> {
  const now = services.clock();
  const token = services.newToken();
  await deleteExpiredSessions(transaction, now);
  await insertSession(transaction, {
    token_hash: hashToken(token),
    id: services.newId(),
    user_id: userId,
    user_agent: caller.userAgent,
    created_at: now,
    last_seen_at: now,
    proved_at: provedAt ?? now,
    expires_at: now + sessionLifetimeMs,
  });
  return { token, user: await findUserOfSession(transaction, hashToken(token), now) };
}
