import { readTypedCode } from '#domain/accounts/second-factor.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { lockIfPasswordMatches } from '#server/features/accounts/account-store.ts';
import { checkOwnPassword } from '#server/features/accounts/password/check-own-password.ts';
import { replaceSessions } from '#server/features/accounts/sessions/open-session.ts';
import { totpOf } from '#server/vault/sealed-values-store.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { clearTotp, enableTotp, offerTotpSecret, readTotp } from './totp-store.ts';
import { describeTotp, stepOfCode, totpSecretOf } from './totp.ts';

type Own = { caller: Caller; user: SignedInUser; audit: Audit };

/**
 * Creates a secret for the authenticator app; it replaces one that was never confirmed. Throws `changed-meanwhile` when
 * an app is in use, which must be turned off first.
 */
export async function beginTotp(services: Services, user: SignedInUser) {
  const secret = await totpSecretOf(services.newToken());
  const sealed = services.vault.seal(secret, totpOf(user.id));
  if (!(await offerTotpSecret(services.db, { userId: user.id, secret: sealed })))
    throw new AppError('changed-meanwhile');
  return describeTotp({ secret, username: user.username });
}

/**
 * Turns the authenticator app on with a first code, which counts as used, and ends every session. Returns the recovery
 * codes and the token of a new session (F5, F6). Throws `wrong-code`.
 */
export async function confirmTotp(
  services: Services,
  { caller, user, code, audit }: Own & { code: string },
): Promise<{ recoveryCodes: string[]; token: string }> {
  const { secret, isOn } = await readTotp(services.db, user.id);
  const typed = readTypedCode(code);
  if (secret === null || isOn || typed?.kind !== 'totp') throw new AppError('wrong-code');
  const now = services.clock();
  const step = await stepOfCode(typed.code, { secret: services.vault.open(secret, totpOf(user.id)), now });
  if (step === null) throw new AppError('wrong-code');
  return services.db.transaction().execute(async (transaction) => {
    if (!(await enableTotp(transaction, { userId: user.id, secret, step, now }))) throw new AppError('wrong-code');
    const recoveryCodes = await makeRecoveryCodes(transaction, services, user.id);
    await audit(transaction, { subjectId: user.id });
    return { recoveryCodes, token: await replaceSessions(transaction, services, { userId: user.id, caller }) };
  });
}

/**
 * Turns the authenticator app off, deletes the recovery codes and ends every session; returns the token of a new
 * session (F6). Throws `password-wrong`.
 */
export async function disableTotp(
  services: Services,
  { caller, user, password, audit }: Own & { password: string },
): Promise<string> {
  const confirmed = await confirmPassword(services, { caller, user, password });
  return services.db.transaction().execute(async (transaction) => {
    if (!(await lockIfPasswordMatches(transaction, confirmed))) throw new AppError('password-wrong');
    await clearTotp(transaction, { userId: user.id, now: services.clock() });
    await audit(transaction, { subjectId: user.id });
    return replaceSessions(transaction, services, { userId: user.id, caller });
  });
}

/** Replaces all recovery codes. Throws `password-wrong`, and `changed-meanwhile` when the authenticator app is off. */
export async function renewRecoveryCodes(
  services: Services,
  { caller, user, password, audit }: Own & { password: string },
): Promise<string[]> {
  const confirmed = await confirmPassword(services, { caller, user, password });
  return services.db.transaction().execute(async (transaction) => {
    if (!(await lockIfPasswordMatches(transaction, confirmed))) throw new AppError('password-wrong');
    if (!(await readTotp(transaction, user.id)).isOn) throw new AppError('changed-meanwhile');
    const codes = await makeRecoveryCodes(transaction, services, user.id);
    await audit(transaction, { subjectId: user.id });
    return codes;
  });
}

/** Checks the password; the transaction of the change compares the hash that is returned. */
async function confirmPassword(
  services: Services,
  { caller, user, password }: Omit<Own, 'audit'> & { password: string },
): Promise<{ userId: string; passwordHash: string }> {
  const check = { userId: user.id, currentPassword: password, language: caller.language };
  const { password_hash: passwordHash } = await checkOwnPassword(services, check);
  return { userId: user.id, passwordHash };
}
