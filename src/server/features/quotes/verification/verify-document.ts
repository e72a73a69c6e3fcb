import { createHash } from 'node:crypto';
import type { Verification, VerifyState } from '#contract/quotes/verify.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { readVerifyCode } from '#domain/quotes/signing/verify-code.ts';
import { currentStatus } from '#server/features/quotes/sending/move-quote.ts';
import type { Services } from '#server/services.ts';
import { isUnaltered } from './is-unaltered.ts';
import { type VerifiedQuote, findBySealedFile, findByVerifyCode, findSealCertificate } from './verified-quote-store.ts';

type Needed = Pick<Services, 'db' | 'files' | 'clock'>;
type Asked = { code: string; sha256: string };
type Signature = NonNullable<VerifiedQuote['signature']>;

const unknown: Verification = {
  state: 'unknown',
  fingerprint: null,
  signedAt: null,
  sealedAt: null,
  certificate: null,
  timestampedAt: null,
};

/** What is told of a quote that nothing was altered of. */
const stateOf: Record<QuoteStatus, VerifyState> = {
  draft: 'unknown',
  sent: 'open',
  viewed: 'open',
  changes_requested: 'open',
  accepted: 'intact',
  declined: 'declined',
  expired: 'expired',
  superseded: 'superseded',
  withdrawn: 'withdrawn',
  voided: 'voided',
};

/**
 * Tells what a verify code or the SHA-256 of a file stands for (H5). Every fingerprint is computed anew from what is stored
 * before anything is called intact. A wrong code and a foreign file have the same response, and nobody learns a price or
 * a name.
 */
export async function verifyDocument(services: Needed, { code, sha256 }: Asked): Promise<Verification> {
  const file = /^[0-9a-f]{64}$/i.test(sha256) ? sha256.toLowerCase() : null;
  const quote = await find(services, { code: readVerifyCode(code), file });
  const state = quote ? stateOf[currentStatus(quote.row, services.clock())] : 'unknown';
  if (!quote || state === 'unknown') return unknown;
  const isStoredWell = isUnaltered(quote) && (await isFileUnaltered(services, quote));
  if (!isStoredWell) return { ...unknown, state: 'changed' };
  if (!quote.signature) return { ...unknown, state };
  const facts = await factsOf(services, quote.signature);
  return { ...facts, state: isOther(quote.signature, file) ? 'changed' : state };
}

/** What a file stands for is sure; the code in it or beside it counts where no document has that hash. */
async function find({ db }: Needed, { code, file }: { code: string | null; file: string | null }) {
  const sealed = file === null ? null : await findBySealedFile(db, file);
  return sealed ?? (code === null ? null : findByVerifyCode(db, code));
}

/** Whether a file is another one than the sealed document, which there may not be yet. */
const isOther = ({ sealed_at: sealedAt, sealed_sha256: sealed }: Signature, file: string | null): boolean =>
  file !== null && (sealedAt === null || file !== sealed);

async function factsOf({ db }: Needed, signature: Signature): Promise<Omit<Verification, 'state'>> {
  const isSealed = signature.sealed_at !== null;
  const certificate = isSealed ? await findSealCertificate(db, signature.seal_key_id) : null;
  return {
    fingerprint: signature.fingerprint,
    signedAt: signature.signed_at,
    sealedAt: signature.sealed_at,
    certificate: certificate?.fingerprint ?? null,
    timestampedAt: signature.timestamped_at,
  };
}

/** Whether the stored sealed document still has its SHA-256. One that its time has deleted proves nothing either way. */
async function isFileUnaltered({ files }: Needed, { signature }: VerifiedQuote): Promise<boolean> {
  if (!signature?.sealed_file || signature.sealed_at === null) return true;
  const bytes = await files.get(signature.sealed_file);
  return bytes === null || createHash('sha256').update(bytes).digest('hex') === signature.sealed_sha256;
}
