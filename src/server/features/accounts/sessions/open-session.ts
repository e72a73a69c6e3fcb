import type { Kysely, Transaction } from 'kysely';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findUserOfSession } from '#server/http/security/caller-session-store.ts';
import { hashToken, sessionLifetimeMs } from '#server/http/security/session.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { deleteExpiredSessions, deleteSession, deleteSessionsOf, insertSession } from './session-store.ts';

/** A person who has just signed in, and the token that only their browser keeps. */
export type OpenedSession = { user: SignedInUser; token: string };

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
  const { user, token } = await services.db.transaction().execute(async (transaction) => {
    await useUp?.(transaction);
    if (caller.sessionHash) await deleteSession(transaction, caller.sessionHash);
    const opened = await startSession(transaction, services, { userId, caller });
    await audit(transaction, { actorId: userId, subjectId: userId });
    return opened;
  });
  if (!user) throw new Error('A session that was just opened is not there.');
  return { user, token };
}

/**
 * Ends every session of a person, opens one for the caller and returns its token. Required whenever a password or
 * second factor changes (F4, F6).
 */
export async function replaceSessions(
  transaction: Kysely<DatabaseSchema>,
  services: Means,
  { userId, caller }: Pick<Opening, 'userId' | 'caller'>,
): Promise<string> {
  await deleteSessionsOf(transaction, userId);
  const { token } = await startSession(transaction, services, { userId, caller });
  return token;
}

async function startSession(
  transaction: Kysely<DatabaseSchema>,
  services: Means,
  { userId, caller }: Pick<Opening, 'userId' | 'caller'>,
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
    expires_at: now + sessionLifetimeMs,
  });
  return { token, user: await findUserOfSession(transaction, hashToken(token), now) };
}
