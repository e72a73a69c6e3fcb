import { readTypedCode } from '#domain/accounts/second-factor.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { lockAccount } from '#server/features/accounts/account-store.ts';
import { replaceSessions } from '#server/features/accounts/sessions/open-session.ts';
import { tellOwner } from '#server/features/accounts/tell-owner.ts';
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
 * codes and the token of a new session (F5, F6). The owner is told. Throws `wrong-code` at its field.
 */
export async function confirmTotp(
  services: Services,
  { caller, user, code, audit }: Own & { code: string },
): Promise<{ recoveryCodes: string[]; token: string }> {
  const { secret, isOn } = await readTotp(services.db, user.id);
  const typed = readTypedCode(code);
  if (secret === null || isOn || typed?.kind !== 'totp') throw wrongFirstCode(caller);
  const now = services.clock();
  const step = await stepOfCode(typed.code, { secret: services.vault.open(secret, totpOf(user.id)), now });
  if (step === null) throw wrongFirstCode(caller);
  const confirmed = await services.db.transaction().execute(async (transaction) => {
    if (!(await enableTotp(transaction, { userId: user.id, secret, step, now }))) throw wrongFirstCode(caller);
    const recoveryCodes = await makeRecoveryCodes(transaction, services, user.id);
    await audit(transaction, { subjectId: user.id });
    await tellOwner(services, transaction, { userId: user.id, kind: 'totp-enabled', origin: caller.origin });
    return { recoveryCodes, token: await replaceSessions(transaction, services, { userId: user.id, caller }) };
  });
  services.pokeJobs();
  return confirmed;
}

/** At the first code nobody has a recovery code yet, so that the sentence speaks of the app alone. */
function wrongFirstCode({ language }: Caller): AppError {
  const message = textsOf(language)('portal:settings.totp.wrongCode');
  return new AppError('wrong-code', { fields: [{ field: 'code', rule: 'wrong', message }] });
}

/**
 * Turns the authenticator app off, deletes the recovery codes and ends every session; returns the token of a new
 * session (F6). The owner is told.
 */
export async function disableTotp(services: Services, { caller, user, audit }: Own): Promise<string> {
  const token = await services.db.transaction().execute(async (transaction) => {
    await clearTotp(transaction, { userId: user.id, now: services.clock() });
    await audit(transaction, { subjectId: user.id });
    await tellOwner(services, transaction, { userId: user.id, kind: 'totp-disabled', origin: caller.origin });
    return replaceSessions(transaction, services, { userId: user.id, caller });
  });
  services.pokeJobs();
  return token;
}

/** Replaces all recovery codes and tells the owner. Throws `changed-meanwhile` when the authenticator app is off. */
export async function renewRecoveryCodes(services: Services, { caller, user, audit }: Own): Promise<string[]> {
  const codes = await services.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, user.id);
    if (!(await readTotp(transaction, user.id)).isOn) throw new AppError('changed-meanwhile');
    const made = await makeRecoveryCodes(transaction, services, user.id);
    await audit(transaction, { subjectId: user.id });
    await tellOwner(services, transaction, { userId: user.id, kind: 'recovery-codes-renewed', origin: caller.origin });
    return made;
  });
  services.pokeJobs();
  return codes;
}
