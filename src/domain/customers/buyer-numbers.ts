import { type NumberField, numberFields, numberKind } from './company-numbers.ts';
import type { CountryChoice } from './countries.ts';

type Buyer = Record<NumberField, string> & {
  kind: 'business' | 'private';
  country: CountryChoice;
  isVatNumberVerified: boolean;
};

/**
 * A buyer with the numbers that firms of its country have, and a private person with none (H1, H3). Editors show no others, but keep
 * what was typed for another kind or country, so that choosing it again brings it back.
 */
export function withOwnNumbers<Of extends Buyer>(buyer: Of): Of {
  const isFirm = buyer.kind === 'business';
  const numbers = Object.fromEntries(
    numberFields.map((field) => [field, isFirm && numberKind(buyer.country, field) !== null ? buyer[field] : '']),
  ) as Record<NumberField, string>;
  return { ...buyer, ...numbers, isVatNumberVerified: isFirm && buyer.isVatNumberVerified };
}
