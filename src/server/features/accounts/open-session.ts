import { hashToken, sessionLifetimeMs } from '#server/http/session.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { deleteExpiredSessions, deleteSession, insertSession } from './store.ts';

/** A person who has just signed in, and the token that only their browser keeps. */
export type OpenedSession = { user: SignedInUser; token: string };

/**
 * Opens a session under a new token and ends the one that the caller came with, so that nobody can plant a token and
 * wait for its owner to sign in (F6).
 */
export async function openSession(
  services: Pick<Services, 'db' | 'clock' | 'newToken'>,
  caller: Caller,
  user: SignedInUser,
): Promise<OpenedSession> {
  const now = services.clock();
  const token = services.newToken();
  await services.db.transaction().execute(async (transaction) => {
    if (caller.sessionHash) await deleteSession(transaction, caller.sessionHash);
    await deleteExpiredSessions(transaction, now);
    await insertSession(transaction, {
      token_hash: hashToken(token),
      user_id: user.id,
      created_at: now,
      last_seen_at: now,
      expires_at: now + sessionLifetimeMs,
    });
  });
  return { user, token };
}
