import { createHash } from 'node:crypto';
import { brand } from '#domain/brand.ts';
import { dayOf } from '#domain/days.ts';
import { buildSnapshot } from '#domain/quotes/build-snapshot.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { sellerOf } from '#domain/quotes/quote-seller.ts';
import type { QuoteSnapshot, SnapshotLook } from '#domain/quotes/quote-snapshot.ts';
import { type TaxDecision, decideTax } from '#domain/tax/decide-tax.ts';
import { sellerCountries } from '#domain/tax/tax-rates.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import type { CurrentLook } from '#server/features/settings/current-look.ts';
import type { Services } from '#server/services.ts';

/** The agency's logo now, under the SHA-256 by which documents refer to it; null where it has none. */
export type DocumentPicture = { sha256: string; bytes: Buffer };

/** A quote as it would be sent at a moment, with the picture that it refers to. */
export type NewDocument = { document: QuoteSnapshot; picture: DocumentPicture | null };

type Numbered = { number: string | null; version: number };

/** Makes the document of a draft from what holds now: settings, tax, look, and the day where its customers live. */
export function makeDocument(
  services: Pick<Services, 'clock' | 'agency' | 'look'>,
  content: QuoteContent,
  { number, version }: Numbered,
): NewDocument {
  const { language } = content;
  const issuedOn = dayOf(services.clock(), language);
  const { look, picture } = frozenLook(services.look.current());
  const { facts } = services.agency.current();
  const seller = sellerOf(facts, language);
  const tax = taxOn(content, facts, issuedOn);
  return { document: buildSnapshot(content, { number: number ?? '', version, issuedOn, seller, tax, look }), picture };
}

function taxOn({ buyer }: QuoteContent, { vatNumber }: AgencyFacts, day: string): TaxDecision {
  const { kind, country, isVatNumberVerified } = buyer;
  const status = vatNumber === '' ? 'not-payer' : 'payer';
  return decideTax({
    seller: { country: sellerCountry, status },
    buyer: { kind, country, hasValidVatNumber: isVatNumberVerified },
    day,
  });
}

const sellerCountry = sellerCountries.find((country) => country === brand.address.countryCode) ?? 'SK';

function frozenLook({ page, logoPicture }: CurrentLook): { look: SnapshotLook; picture: DocumentPicture | null } {
  const picture = logoPicture && {
    sha256: createHash('sha256').update(logoPicture.bytes).digest('hex'),
    bytes: logoPicture.bytes,
  };
  return { look: { primaryColor: page?.primaryColor ?? null, logo: picture?.sha256 ?? null }, picture };
}
