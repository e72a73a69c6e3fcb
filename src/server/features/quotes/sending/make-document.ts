import { createHash } from 'node:crypto';
import { dayOf } from '#domain/days.ts';
import { buildSnapshot } from '#domain/quotes/build-snapshot.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { sellerOf } from '#domain/quotes/quote-seller.ts';
import type { QuoteSnapshot, SnapshotLook } from '#domain/quotes/quote-snapshot.ts';
import { taxOf } from '#domain/tax/tax-of-quote.ts';
import type { CurrentLook } from '#server/features/settings/current-look.ts';
import type { Services } from '#server/services.ts';

/** A picture that documents are drawn with, under the SHA-256 by which they refer to it. */
type DocumentPicture = { sha256: string; bytes: Buffer };

/** A quote as it would be sent now, and the agency's logo that it refers to; null where there is none. */
type NewDocument = { document: QuoteSnapshot; picture: DocumentPicture | null };

/** Makes the document of a draft from what holds now: settings, tax, look, and the day where its customers live. */
export function makeDocument(
  services: Pick<Services, 'clock' | 'agency' | 'quoteSettings' | 'look'>,
  content: QuoteContent,
  { number, version }: { number: string | null; version: number },
): NewDocument {
  const issuedOn = dayOf(services.clock(), content.language);
  const { facts } = services.agency.current();
  const { settings } = services.quoteSettings.current();
  const { look, picture } = frozenLook(services.look.current());
  const seller = sellerOf({ facts, settings }, content);
  const tax = taxOf(content, settings, issuedOn);
  return { document: buildSnapshot(content, { number: number ?? '', version, issuedOn, seller, tax, look }), picture };
}

/** What documents are drawn with from now on: the colour, and the logo by its SHA-256 with its bytes to keep. */
export function frozenLook({ page, logoPicture }: CurrentLook): {
  look: SnapshotLook;
  picture: DocumentPicture | null;
} {
  const picture = logoPicture && {
    sha256: createHash('sha256').update(logoPicture.bytes).digest('hex'),
    bytes: logoPicture.bytes,
  };
  return { look: { primaryColor: page?.primaryColor ?? null, logo: picture?.sha256 ?? null }, picture };
}
