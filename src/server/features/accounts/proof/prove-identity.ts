import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { checkOwnPassword } from '#server/features/accounts/password/check-own-password.ts';
import { readSignIn } from '#server/features/accounts/passkeys/passkey-responses.ts';
import { passkeySiteOf } from '#server/features/accounts/passkeys/passkey-site.ts';
import { findPasskey, usePasskey } from '#server/features/accounts/passkeys/passkey-store.ts';
import { verifyAssertion } from '#server/features/accounts/passkeys/verify-assertion.ts';
import { recordProof } from '#server/features/accounts/sessions/session-store.ts';

/** The session that is to be proved, and whose it should be. */
type Proving = { caller: Caller; userId: string };

/** Records that the session is its owner's, by the password (ASVS 7.5.1). Throws `password-wrong`. */
export async function proveByPassword(
  services: Services,
  { caller, userId }: Proving,
  currentPassword: string,
): Promise<void> {
  await checkOwnPassword(services, { userId, currentPassword, language: caller.language });
  await recordProof(services.db, caller.sessionHash ?? '', services.clock());
}

/** Records that the session is its owner's, by one of their passkeys. Throws `passkey-refused`. */
export async function proveByPasskey(services: Services, { caller, userId }: Proving, answer: unknown): Promise<void> {
  const site = passkeySiteOf(services, caller);
  const response = readSignIn(answer);
  const found = await findPasskey(services.db, response.id);
  const passkey = found?.user_id === userId ? found : null;
  const verified = await verifyAssertion(services, { site, response, passkey, challengedId: userId });
  const now = services.clock();
  const use = { id: verified.passkey.id, from: verified.passkey.counter, to: verified.counter, now };
  await services.db.transaction().execute(async (transaction) => {
    if (!(await usePasskey(transaction, use))) throw new AppError('passkey-refused');
    await recordProof(transaction, caller.sessionHash ?? '', now);
  });
}
