import type { QuoteSnapshot, SnapshotLook } from '#domain/quotes/quote-snapshot.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { paletteOf } from '#domain/settings/brand-colours.ts';
import { findPicture } from '#server/features/quotes/sending/document-pictures-store.ts';
import { readPicture } from '#server/features/settings/read-picture.ts';
import type { DocumentLook } from '#server/gateways/pdf/look.ts';
import type { QuoteDocument, Verification } from '#server/gateways/pdf/quote/quote-wording.ts';
import type { Services } from '#server/services.ts';

/** A frozen document, or that of a draft, and where it stands; what was chosen, signed, and how it is verified. */
type Stand = { document: QuoteSnapshot; status: QuoteStatus; verification: Verification | null } & Pick<
  QuoteDocument,
  'choice' | 'signature'
>;

/** Draws a quote as PDF bytes with the look that it names (H3): the same ones whatever the settings say today. */
export async function drawQuote(services: Services, stand: Stand): Promise<Uint8Array> {
  const { document, status, verification, choice, signature } = stand;
  const look = await lookOfDocument(services, { look: document.look, isDraft: status === 'draft' });
  return services.pdf.renderQuote({
    snapshot: document,
    status,
    look,
    ...(choice && { choice }),
    ...(signature && { signature }),
    ...(verification && { verification }),
  });
}

/** What a frozen document is drawn with, and whether it is still a draft. */
type Looked = { look: SnapshotLook; isDraft: boolean };

/** Colours and logo that a document names. */
export async function lookOfDocument(services: Services, { look, isDraft }: Looked): Promise<DocumentLook> {
  const { primaryColor, logo } = look;
  const picture = logo === null ? null : await openPicture(services, { logo, isDraft });
  const { line, lineShade, action } = paletteOf(primaryColor).light;
  return { ink: { line, lineShade, action }, logo: picture };
}

/** The kept picture; that of a draft is kept with its sending, so until then it is the present one. */
async function openPicture(
  { db, look }: Services,
  { logo, isDraft }: { logo: string; isDraft: boolean },
): Promise<DocumentLook['logo']> {
  const bytes = (await findPicture(db, logo)) ?? (isDraft ? look.current().logoPicture?.bytes : null);
  const sides = bytes && readPicture(bytes);
  return sides ? { bytes, ...sides } : null;
}
