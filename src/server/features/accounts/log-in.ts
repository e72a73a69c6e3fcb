import { usernameKey } from '#domain/accounts/account.ts';
import { AppError } from '#server/http/app-error.ts';
import { countAgainstLimit } from '#server/http/rate-limit.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { decoyHash, verifyPassword } from './password-hash.ts';
import { findAccount } from './store.ts';

/** Tries at one account, from wherever they come; tries from one address are limited by the contract (F6). */
const accountLimit = { name: 'login-account', max: 10, windowMs: 15 * 60_000 };

type Credentials = { username: string; password: string };

/**
 * Starts a session for a username and its password (F1). An unknown name and a wrong password get the same answer
 * after the same work, `wrong-credentials`; too many tries at one name, known or not, get `too-many-requests`.
 */
export async function logIn(services: Services, caller: Caller, credentials: Credentials): Promise<OpenedSession> {
  return openSession(services, caller, await authenticate(services, credentials));
}

async function authenticate(services: Services, { username, password }: Credentials): Promise<SignedInUser> {
  const key = usernameKey(username);
  await countAgainstLimit(services, accountLimit, key);
  const account = await findAccount(services.db, key);
  const isRight = await verifyPassword(password, account?.passwordHash ?? decoyHash);
  if (!account || !isRight) throw new AppError('wrong-credentials');
  return { id: account.id, username: account.username, isAdmin: account.isAdmin };
}
