import type { Kysely } from 'kysely';
import { groupRecoveryCode, recoveryCodeOf, secondFactorRules } from '#domain/accounts/second-factor.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';

const { count, bytes } = secondFactorRules.recoveryCodes;

/**
 * Replaces all recovery codes and returns the new ones as people read them; only their hashes are stored. With 140
 * random bits each, a plain SHA-256 cannot be reversed by search.
 */
export async function makeRecoveryCodes(
  transaction: Kysely<DatabaseSchema>,
  services: Pick<Services, 'newToken'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: count }, () =>
    recoveryCodeOf(Buffer.from(services.newToken(), 'base64url').subarray(0, bytes)),
  );
  await replaceRecoveryCodes(transaction, { userId, codeHashes: codes.map(hashToken) });
  return codes.map(groupRecoveryCode);
}
