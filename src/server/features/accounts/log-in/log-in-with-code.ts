import type { Kysely } from 'kysely';
import { readTypedCode } from '#domain/accounts/second-factor.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { countTry } from '#server/http/security/rate-limit.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { triesCountedAs } from './known-places.ts';
import { tellOwner } from '#server/features/accounts/tell-owner.ts';
import { recordRefusedLogIn } from './record-refused-log-in.ts';
import { type OpenedSession, openSession } from '#server/features/accounts/sessions/open-session.ts';
import { deletePendingSignIn, findPendingSignIn, takeTry } from './pending-sign-in-store.ts';
import { lockAccount, readAccount } from '#server/features/accounts/account-store.ts';
import { totpOf } from '#server/vault/sealed-values-store.ts';
import { readTotp, useTotpStep } from '#server/features/accounts/second-factor/totp-store.ts';
import { useRecoveryCode } from '#server/features/accounts/second-factor/recovery-code-store.ts';
import { stepOfCode } from '#server/features/accounts/second-factor/totp.ts';

/** Wrong codes for one account in all its sign-ins: knowing the password does not allow guessing codes (F5, F6). */
const accountLimit = { name: 'second-factor-account', max: 10, windowMs: 15 * 60_000 };
/** The same in a day: at this pace a guesser needs decades (ASVS 6.3.1). A new password starts anew. */
const dailyLimit = { name: 'second-factor-day', max: 20, windowMs: 24 * 60 * 60_000 };
/** At this many wrong codes in a day the owner is told that somebody knows the password. */
const tellingTries = 10;

type Attempt = { caller: Caller; stepToken: string | null; code: string; audit: Audit };

/** Marks a code as used; false when it is wrong or was used before. */
type Use = (transaction: Kysely<DatabaseSchema>) => Promise<boolean>;

/**
 * Completes a sign-in with a code of the authenticator app or a recovery code, each valid once (F5). Throws
 * `wrong-code`, whose fifth time ends the sign-in; `sign-in-required` when no sign-in waits for a code;
 * `too-many-requests` after too many wrong codes for one account, of which the owner is told.
 */
export async function logInWithCode(
  services: Services,
  { caller, stepToken, code, audit }: Attempt,
): Promise<OpenedSession> {
  const pending = { tokenHash: hashToken(stepToken ?? ''), now: services.clock() };
  const userId = await findPendingSignIn(services.db, pending);
  if (userId === null) throw new AppError('sign-in-required');
  const tries = await countTries(services, { userId, caller });
  const triesLeft = await takeTry(services.db, pending);
  if (triesLeft === null) throw new AppError('sign-in-required');
  try {
    const use = await prepareUse(services, { userId, code });
    const opened = await openSession(services, {
      userId,
      caller,
      audit,
      async useUp(transaction) {
        await lockAccount(transaction, userId);
        if (!(await deletePendingSignIn(transaction, pending.tokenHash))) throw new AppError('sign-in-required');
        if (!(await use(transaction))) throw refusedCode(code, caller);
      },
    });
    await tries.forgive();
    return opened;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await recordRefusedLogIn(services, { caller, subjectId: userId, by: 'code' });
    if (triesLeft === 0) await deletePendingSignIn(services.db, pending.tokenHash);
    if (tries.today === tellingTries) await tellOfGuessing(services, { userId, caller });
    throw error;
  }
}

/** Whoever has typed a recovery code is not told to wait for the next one. */
function refusedCode(code: string, { language }: Caller): AppError {
  if (readTypedCode(code)?.kind !== 'recovery') return new AppError('wrong-code');
  const message = textsOf(language)('accounts:code.recoveryWrong');
  return new AppError('wrong-code', { fields: [{ field: 'code', rule: 'wrong', message }] });
}

/** Counts a code before it is checked; `forgive` takes it back when it was right, `today` is how many there were. */
async function countTries(
  services: Services,
  { userId, caller }: { userId: string; caller: Caller },
): Promise<{ today: number; forgive: () => Promise<void> }> {
  const { password_hash: passwordHash } = await readAccount(services.db, userId);
  const counted = await triesCountedAs(services, `${userId} ${passwordHash}`, { userId, caller });
  const soon = await countTry(services, accountLimit, counted);
  const day = await countTry(services, dailyLimit, counted);
  return {
    today: day.hits,
    async forgive() {
      await soon.forgive();
      await day.forgive();
    },
  };
}

async function tellOfGuessing(
  services: Services,
  { userId, caller }: { userId: string; caller: Caller },
): Promise<void> {
  await services.db
    .transaction()
    .execute((transaction) =>
      tellOwner(services, transaction, { userId, kind: 'codes-refused', origin: caller.origin }),
    );
  services.pokeJobs();
}

/** Computes before the transaction, which then only compares and sets. */
async function prepareUse(services: Services, { userId, code }: { userId: string; code: string }): Promise<Use> {
  const typed = readTypedCode(code);
  const now = services.clock();
  if (typed?.kind === 'recovery') {
    const codeHash = hashToken(typed.code);
    return (transaction) => useRecoveryCode(transaction, { userId, codeHash, now });
  }
  const { secret } = await readTotp(services.db, userId);
  const open = (sealed: string) => services.vault.open(sealed, totpOf(userId));
  const step = typed && secret !== null ? await stepOfCode(typed.code, { secret: open(secret), now }) : null;
  if (step === null || secret === null) throw new AppError('wrong-code');
  return (transaction) => useTotpStep(transaction, { userId, secret, step });
}
