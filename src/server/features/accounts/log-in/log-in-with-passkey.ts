import { secondFactorRules } from '#domain/accounts/second-factor.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { recordRefusedLogIn } from './record-refused-log-in.ts';
import { type OpenedSession, openSession } from '#server/features/accounts/sessions/open-session.ts';
import { readSignIn } from '#server/features/accounts/passkeys/passkey-responses.ts';
import { makeChallenge } from '#server/features/accounts/passkeys/passkey-challenges.ts';
import { passkeySiteOf } from '#server/features/accounts/passkeys/passkey-site.ts';
import { findPasskey, usePasskey } from '#server/features/accounts/passkeys/passkey-store.ts';
import { verifyAssertion } from '#server/features/accounts/passkeys/verify-assertion.ts';

/**
 * Options with which a browser lets somebody choose a passkey; they name no account, so that nobody learns who has one.
 * The challenge is for a signed-in person or, with null, for a login.
 */
export async function describePasskeyLogIn(services: Services, caller: Caller, userId: string | null = null) {
  const site = passkeySiteOf(services, caller);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: site.host,
    challenge: await makeChallenge(services, userId),
    timeout: secondFactorRules.passkeys.challengeLifetimeMs,
    userVerification: 'required',
  });
}

/**
 * Starts a session with a passkey (F5). A passkey is two factors, the device and what unlocks it, so no code is asked
 * for. Throws `passkey-refused`, whatever is wrong.
 */
export async function logInWithPasskey(
  services: Services,
  { caller, answer, audit }: { caller: Caller; answer: unknown; audit: Audit },
): Promise<OpenedSession> {
  const site = passkeySiteOf(services, caller);
  const response = readSignIn(answer);
  const passkey = await findPasskey(services.db, response.id);
  try {
    const verified = await verifyAssertion(services, { site, response, passkey, challengedId: null });
    const { id, user_id: userId, counter: from } = verified.passkey;
    const now = services.clock();
    return await openSession(services, {
      userId,
      caller,
      audit,
      async useUp(transaction) {
        const isUsed = await usePasskey(transaction, { id, from, to: verified.counter, now });
        if (!isUsed) throw new AppError('passkey-refused');
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await recordRefusedLogIn(services, { caller, subjectId: passkey?.user_id ?? null, by: 'passkey' });
    throw error;
  }
}
