import { createHash } from 'node:crypto';
import { brand } from '#domain/brand.ts';
import type { Services } from '#server/services.ts';
import { currentSealKey } from './current-seal-key.ts';

/** A sealed PDF: where its bytes are, what they are, and by which key. */
export type SealedFile = { key: string; sha256: string; bytes: number; sealKeyId: string };

/** What a row says of its sealed file. */
type NamedFile = { sealed_file: string | null; sealed_sha256: string | null; seal_key_id: string | null };

/** What gets the agency's seal: a signed quote or a tax document. */
export type Sealable = {
  row: NamedFile;
  draw: () => Promise<Uint8Array>;
  /** What the seal stands for, in words of the document's language. */
  reason: string;
  /** Names the file in the row, if that still names `before`; false when another server was faster. */
  name: (file: SealedFile, before: string | null) => Promise<boolean>;
};

/** Another server was faster to name its file. */
export class SealedElsewhereError extends Error {}

/** Media type of documents. */
const pdf = 'application/pdf';

/**
 * The sealed PDF of a document in the object store, made if it is not there: drawn, sealed, named in the row, stored. A server
 * that was killed in between goes on with what it finds, so that there is one document in the end. Throws `SealedElsewhereError`
 * where another server is at it.
 */
export async function keepSealedFile(services: Services, sealable: Sealable): Promise<SealedFile> {
  const known = await findStored(services, sealable.row);
  if (known) return known;
  const { file, bytes } = await makeSealedFile(services, sealable);
  if (!(await sealable.name(file, sealable.row.sealed_file))) {
    throw new SealedElsewhereError('Another server is sealing this document.');
  }
  await services.files.put(file.key, { bytes, type: pdf });
  return file;
}

/** What an earlier attempt has named and stored; null where its bytes did not arrive. */
async function findStored({ files }: Services, row: NamedFile): Promise<SealedFile | null> {
  const { sealed_file: key, sealed_sha256: sha256, seal_key_id: sealKeyId } = row;
  if (key === null || sha256 === null || sealKeyId === null) return null;
  const bytes = await files.get(key);
  return bytes && keyOf(bytes) === key ? { key, sha256, bytes: bytes.length, sealKeyId } : null;
}

async function makeSealedFile(
  services: Services,
  { draw, reason }: Sealable,
): Promise<{ file: SealedFile; bytes: Uint8Array }> {
  const drawn = await draw();
  const key = await currentSealKey(services);
  const bytes = await services.seal.seal({
    bytes: drawn,
    certificate: key.certificate,
    privateKey: key.privateKey,
    sealedAt: services.clock(),
    reason,
    location: brand.address.city,
  });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, file: { key: keyOf(bytes), sha256, bytes: bytes.length, sealKeyId: key.id } };
}

/** A document lies under the SHA-256 of its bytes: no other can take its place. */
const keyOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

/** The bytes of a sealed document by its key. Throws where they are not what was sealed. */
export async function openSealedFile({ files }: Pick<Services, 'files'>, key: string): Promise<Buffer> {
  const bytes = await files.get(key);
  if (!bytes || keyOf(bytes) !== key) throw new Error('A sealed document is missing or damaged.');
  return bytes;
}
