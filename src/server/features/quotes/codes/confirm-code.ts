import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteAccess } from '#server/features/quotes/access/open-access.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { countTry, deleteCode, findCode } from './codes-store.ts';
import type { Answerable } from '#server/features/quotes/answers/lock-answerable.ts';

/** When a code was confirmed (ms UTC), null where none is asked for; or the rule that it breaks. */
export type CodeOutcome = { rule: null; confirmedAt: number | null } | { rule: 'code-wrong' | 'code-over' };

/** Under what the code of an access is kept: keys are secrets themselves, and colleagues share the one of the portal (I5). */
export const codeKeyOf = ({ key, kind, userId }: Pick<QuoteAccess, 'key' | 'kind' | 'userId'>): string =>
  hashToken(kind === 'portal' ? `${key} ${userId}` : key);

/** What is kept of a code: six digits alone would be found by trying all. */
export const codeHashOf = (signingKey: string, accessKey: string, code: string): string =>
  createHmac('sha256', signingKey).update(`quote code ${accessKey} ${code}`).digest('base64url');

/** Whether signing needs a code that is mailed to the recipient. */
export const needsCode = ({ quoteSettings }: Pick<Services, 'quoteSettings'>): boolean =>
  quoteSettings.current().settings.isSigningCodeRequired;

/**
 * Checks the code of a signature where the agency asks for one (H5): it was mailed to this recipient, is 15 minutes old at most, was
 * tried less than five times, and is used up by a signature. A wrong one counts as a try.
 */
export async function confirmCode(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { quote, code }: { quote: Answerable; code: string },
): Promise<CodeOutcome> {
  if (!needsCode(services)) return { rule: null, confirmedAt: null };
  const { row, access, mover } = quote;
  const accessKey = codeKeyOf(access);
  const known = await findCode(transaction, accessKey);
  const isOver = known?.quote_id !== row.id || known.expires_at <= mover.now || known.tries >= signingLimits.codeTries;
  if (isOver) return { rule: 'code-over' };
  const bare = code.replaceAll(/\s/g, '');
  const isRight = services.signingKeys
    .accepted()
    .some((key) => timingSafeEqual(Buffer.from(known.code_hash), Buffer.from(codeHashOf(key, accessKey, bare))));
  if (!isRight) {
    await countTry(transaction, accessKey);
    return { rule: 'code-wrong' };
  }
  await deleteCode(transaction, accessKey);
  return { rule: null, confirmedAt: mover.now };
}
