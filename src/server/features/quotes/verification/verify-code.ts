import { type VerifiedDocument, verifyDocument as endpoint } from '#contract/quotes/verify.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Caller, Services } from '#server/services.ts';
import { verifyDocument } from './verify-document.ts';

/** Longest text that is looked at as a code, in characters. */
const longestCode = 40;

/** What the page shows for the code in its address (H5), which is counted like a call. Throws `too-many-requests`. */
export async function verifyCode(
  services: Services,
  { code, caller }: { code: string; caller: Caller },
): Promise<VerifiedDocument> {
  if (endpoint.rateLimit) await countAgainstLimit(services, endpoint.rateLimit, caller.address);
  const typed = code.slice(0, longestCode);
  return { code: typed, isFile: false, found: await verifyDocument(services, { code: typed, sha256: '' }) };
}
