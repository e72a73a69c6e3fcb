import { createHash } from 'node:crypto';
import { brand } from '#domain/brand.ts';
import { type StoredSignature, findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { drawQuote } from '#server/features/quotes/document/draw-quote.ts';
import { verificationOf } from '#server/features/quotes/document/verification-of.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { currentSealKey } from './current-seal-key.ts';
import { type SealedFile, nameSealedFile } from './sealed-documents-store.ts';

/** Media type of documents. */
const pdf = 'application/pdf';

/**
 * The sealed PDF of a signature in the object store, made if it is not there: drawn, sealed, named in the row, stored. A server
 * that was killed in between goes on with what it finds, so that there is one document in the end. Throws where another server
 * is at it.
 */
export async function storeSealedFile(
  services: Services,
  row: QuoteRow,
  signature: StoredSignature,
): Promise<SealedFile> {
  const known = await findStored(services, signature);
  if (known) return known;
  const { file, bytes } = await makeSealedFile(services, row, signature);
  const before = signature.row.sealed_file;
  if (!(await nameSealedFile(services.db, row.id, { file, before }))) {
    throw new Error('Another server is sealing this quote.');
  }
  await services.files.put(file.key, { bytes, type: pdf });
  return file;
}

/** What an earlier attempt has named and stored; null where its bytes did not arrive. */
async function findStored({ files }: Services, { row }: StoredSignature): Promise<SealedFile | null> {
  const { sealed_file: key, sealed_sha256: sha256, seal_key_id: sealKeyId } = row;
  if (key === null || sha256 === null || sealKeyId === null) return null;
  const bytes = await files.get(key);
  return bytes && keyOf(bytes) === key ? { key, sha256, bytes: bytes.length, sealKeyId } : null;
}

async function makeSealedFile(
  services: Services,
  row: QuoteRow,
  { document, evidence }: StoredSignature,
): Promise<{ file: SealedFile; bytes: Uint8Array }> {
  const { quote } = document;
  const drawn = await drawQuote(services, {
    document: quote,
    status: 'accepted',
    signature: { document, evidence },
    verification: verificationOf(services, row, quote.language),
  });
  const key = await currentSealKey(services);
  const bytes = await services.seal.seal({
    bytes: drawn,
    certificate: key.certificate,
    privateKey: key.privateKey,
    sealedAt: services.clock(),
    reason: textsOf(quote.language)('signedDocument:sealReason', { number: quote.number }),
    location: brand.address.city,
  });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, file: { key: keyOf(bytes), sha256, bytes: bytes.length, sealKeyId: key.id } };
}

/** A document lies under the SHA-256 of its bytes: no other can take its place. */
const keyOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

/** The sealed PDF of a quote; null until there is one. Throws where its bytes are not what was sealed. */
export async function readSealedFile(services: Services, quoteId: string): Promise<Buffer | null> {
  const signature = await findSignature(services.db, quoteId);
  if (!signature || signature.row.sealed_at === null || signature.row.sealed_file === null) return null;
  const bytes = await services.files.get(signature.row.sealed_file);
  if (!bytes || keyOf(bytes) !== signature.row.sealed_file) throw new Error('A sealed document is missing or damaged.');
  return bytes;
}
