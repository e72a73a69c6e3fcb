import type { Kysely, Transaction } from 'kysely';
import { usernameKey } from '#domain/accounts/account.ts';
import { secondFactorRules, stepAfterPassword } from '#domain/accounts/second-factor.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { countTry } from '#server/http/security/rate-limit.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { findAccount, lockIfPasswordMatches } from '#server/features/accounts/account-store.ts';
import { recordRefusedLogIn } from './record-refused-log-in.ts';
import { type OpenedSession, openSession } from '#server/features/accounts/sessions/open-session.ts';
import { dummyHash, verifyPassword } from '#server/features/accounts/password/password-hash.ts';
import { triesCountedAs } from './known-places.ts';
import { insertPendingSignIn } from './pending-sign-in-store.ts';
import { readSecondFactors } from '#server/features/accounts/second-factor/second-factor-store.ts';

/**
 * Failed tries at one account: from wherever they come, and apart from them from each place where it was signed in
 * before. Tries from one address are limited by the contract (F6).
 */
const accountLimit = { name: 'login-account', max: 10, windowMs: 15 * 60_000 };

type Credentials = { username: string; password: string };

/** The account whose password was right, by the hash that it was checked against. */
type Proved = { userId: string; passwordHash: string };

type Attempt = { caller: Caller; credentials: Credentials; audit: Audit };

/** A login whose password was right: with a session, or with a token by which the code can be sent (F5). */
export type LogIn = OpenedSession | { stepToken: string };

/**
 * Starts a session for a username and its password (F1), or the step that waits for a code (F5). Throws
 * `wrong-credentials` for an unknown name as for a wrong password, after the same amount of work; `too-many-requests`
 * after too many failed tries for one name, known or not; `second-factor-needed` at the field `passkey` for somebody who must
 * use a passkey.
 */
export async function logIn(services: Services, { caller, credentials, audit }: Attempt): Promise<LogIn> {
  const proved = await authenticate(services, { caller, credentials });
  const { userId } = proved;
  const step = await stepFor(services.db, userId);
  if (step === 'none') {
    return openSession(services, { userId, caller, audit, useUp: (transaction) => hold(transaction, proved, step) });
  }
  if (step === 'code') return { stepToken: await awaitCode(services, proved) };
  await recordRefusedLogIn(services, { caller, subjectId: userId, by: 'password' });
  const message = textsOf(caller.language)('accounts:passkey.action');
  throw new AppError('second-factor-needed', { fields: [{ field: 'passkey', rule: 'required', message }] });
}

async function authenticate(
  services: Services,
  { caller, credentials: { username, password } }: Omit<Attempt, 'audit'>,
): Promise<Proved> {
  const key = usernameKey(username);
  const account = await findAccount(services.db, key);
  const counted = await triesCountedAs(services, key, { userId: account?.id ?? '', caller });
  const { forgive } = await countTry(services, accountLimit, counted);
  const isRight = await verifyPassword(password, account?.passwordHash ?? dummyHash);
  if (account && isRight) {
    await forgive();
    return { userId: account.id, passwordHash: account.passwordHash };
  }
  await recordRefusedLogIn(services, { caller, subjectId: account?.id ?? null, by: 'password' });
  throw new AppError('wrong-credentials');
}

const stepFor = async (db: Kysely<DatabaseSchema>, userId: string) =>
  stepAfterPassword(await readSecondFactors(db, userId));

/** A change of the password or the second factor ends all sessions, so the former ones must not open another. */
async function hold(transaction: Transaction<DatabaseSchema>, proved: Proved, step: 'none' | 'code'): Promise<void> {
  const isStillRight = await lockIfPasswordMatches(transaction, proved);
  if (!isStillRight || (await stepFor(transaction, proved.userId)) !== step) throw new AppError('wrong-credentials');
}

/** Stores the step that waits for a code, by the hash of its token; there is no session before the code. */
async function awaitCode(services: Services, proved: Proved): Promise<string> {
  const token = services.newToken();
  const now = services.clock();
  const expiresAt = now + secondFactorRules.pendingSignIn.lifetimeMs;
  const row = { token_hash: hashToken(token), user_id: proved.userId, tries: 0, expires_at: expiresAt };
  await services.db.transaction().execute(async (transaction) => {
    await hold(transaction, proved, 'code');
    await insertPendingSignIn(transaction, { ...row, now });
  });
  return token;
}
