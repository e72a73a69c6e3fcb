import type { PasskeyTable } from '#server/database/tables/account-tables.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { useChallenge } from './passkey-challenges.ts';
import { challengeIn, type readSignIn } from './passkey-responses.ts';
import type { PasskeySite } from './passkey-site.ts';

type SignIn = ReturnType<typeof readSignIn>;

type Assertion = {
  site: PasskeySite;
  response: SignIn;
  /** What the device says it used; null when it is unknown here. */
  passkey: PasskeyTable | null;
  /** For whom the challenge was made; null for a login, where nobody is known yet. */
  challengedId: string | null;
};

/**
 * Marks the challenge of a response as used and checks signature, origin, host, user verification and counter. Returns
 * the passkey and the new counter of the device. Throws `passkey-refused`, whatever is wrong.
 */
export async function verifyAssertion(
  services: Services,
  { site, response, passkey, challengedId }: Assertion,
): Promise<{ passkey: PasskeyTable; counter: number }> {
  const challenge = challengeIn(response.response);
  await useChallenge(services, challenge, challengedId);
  if (!passkey || !isHandleOf(passkey, response)) throw new AppError('passkey-refused');
  return { passkey, counter: await newCounterOf(site, { response, passkey, challenge }) };
}

/** The device must name the same person as our own record of the passkey (WebAuthn §7.2 step 6). */
function isHandleOf(passkey: PasskeyTable, { response }: SignIn): boolean {
  return Buffer.from(response.userHandle, 'base64url').toString() === passkey.user_id;
}

async function newCounterOf(
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
