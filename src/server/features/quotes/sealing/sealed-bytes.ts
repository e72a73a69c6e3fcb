import { type StoredSignature, findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { drawQuote } from '#server/features/quotes/document/draw-quote.ts';
import { verificationOf } from '#server/features/quotes/document/verification-of.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { type SealedFile, keepSealedFile, openSealedFile } from './sealed-file.ts';
import { nameSealedFile } from './sealed-documents-store.ts';

/** The sealed PDF of a signature in the object store, made if it is not there. Throws where another server is at it. */
export function storeSealedFile(
  services: Services,
  row: QuoteRow,
  { row: signature, document, evidence }: StoredSignature,
): Promise<SealedFile> {
  const { quote } = document;
  return keepSealedFile(services, {
    row: signature,
    draw: () =>
      drawQuote(services, {
        document: quote,
        status: 'accepted',
        signature: { document, evidence },
        verification: verificationOf(services, row, quote.language),
      }),
    reason: textsOf(quote.language)('signedDocument:sealReason', { number: quote.number }),
    name: (file, before) => nameSealedFile(services.db, row.id, { file, before }),
  });
}

/** The sealed PDF of a quote; null until there is one. Throws where its bytes are not what was sealed. */
export async function readSealedFile(services: Services, quoteId: string): Promise<Buffer | null> {
  const signature = await findSignature(services.db, quoteId);
  if (!signature || signature.row.sealed_at === null || signature.row.sealed_file === null) return null;
  return openSealedFile(services, signature.row.sealed_file);
}
