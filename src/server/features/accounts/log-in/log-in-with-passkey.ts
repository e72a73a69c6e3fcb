import { secondFactorRules } from '#domain/accounts/second-factor.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { PasskeyTable } from '#server/database/account-tables.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { recordRefusedLogIn } from './record-refused-log-in.ts';
import { type OpenedSession, openSession } from '#server/features/accounts/sessions/open-session.ts';
import { challengeIn, readSignIn } from '#server/features/accounts/passkeys/passkey-responses.ts';
import { makeChallenge, useChallenge } from '#server/features/accounts/passkeys/passkey-challenges.ts';
import { type PasskeySite, passkeySiteOf } from '#server/features/accounts/passkeys/passkey-site.ts';
import { findPasskey, usePasskey } from '#server/features/accounts/passkeys/passkey-store.ts';

/**
 * Options with which a browser lets somebody choose a passkey; they name no account, so that nobody learns who has one.
 */
export async function describePasskeyLogIn(services: Services, caller: Caller) {
  const site = passkeySiteOf(services, caller);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: site.host,
    challenge: await makeChallenge(services, null),
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
    const challenge = challengeIn(response.response);
    await useChallenge(services, challenge, null);
    if (!passkey || !isHandleOf(passkey, response)) throw new AppError('passkey-refused');
    const counter = await verifySignIn(site, { response, passkey, challenge });
    const now = services.clock();
    return await openSession(services, {
      userId: passkey.user_id,
      caller,
      audit,
      async useUp(transaction) {
        const isUsed = await usePasskey(transaction, { id: passkey.id, from: passkey.counter, to: counter, now });
        if (!isUsed) throw new AppError('passkey-refused');
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await recordRefusedLogIn(services, { caller, subjectId: passkey?.user_id ?? null, by: 'passkey' });
    throw error;
  }
}

type SignIn = ReturnType<typeof readSignIn>;

/** The device must name the same person as our own record of the passkey (WebAuthn §7.2 step 6). */
function isHandleOf(passkey: PasskeyTable, { response }: SignIn): boolean {
  return Buffer.from(response.userHandle, 'base64url').toString() === passkey.user_id;
}

/** Checks signature, origin, host, user verification and counter; returns the new counter of the device. */
async function verifySignIn(
  site: PasskeySite,
  { response, passkey, challenge }: { response: SignIn; passkey: PasskeyTable; challenge: string },
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    if (verified) return authenticationInfo.newCounter;
  } catch {
    // As with a new passkey, the response is the same whatever is wrong.
  }
  throw new AppError('passkey-refused');
}
