import { secondFactorRules } from '#domain/accounts/second-factor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { insertChallenge, takeChallenge } from './passkey-store.ts';

const { challengeBytes, challengeLifetimeMs } = secondFactorRules.passkeys;

/** Creates a challenge, valid once within five minutes, for a signed-in person or, with null, for anybody. */
export async function makeChallenge(services: Services, userId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(Buffer.from(services.newToken(), 'base64url').subarray(0, challengeBytes));
  const now = services.clock();
  await insertChallenge(services.db, {
    challenge: Buffer.from(bytes).toString('base64url'),
    user_id: userId,
    expires_at: now + challengeLifetimeMs,
    now,
  });
  return bytes;
}

/** Marks a challenge as used. Throws `passkey-refused` when it is unknown, used or expired. */
export async function useChallenge(services: Services, challenge: string, userId: string | null): Promise<void> {
  const isGood = await takeChallenge(services.db, { challenge, userId, now: services.clock() });
  if (!isGood) throw new AppError('passkey-refused');
}
