import type { CountryChoice } from '../customers/countries.ts';
import { type SellerCountry, taxRatesOn } from './tax-rates.ts';

/**
 * How a seller stands to value added tax: a payer, not a payer, or registered for services across borders only (SK Act
 * 222/2004 §7a, CZ identifikovaná osoba).
 */
export const taxStatuses = ['payer', 'not-payer', 'cross-border'] as const;
export type TaxStatus = (typeof taxStatuses)[number];

/** A status from a day on (`YYYY-MM-DD`). */
export type DatedTaxStatus = { from: string; status: TaxStatus };

/** The status on a day; before the first one, not a payer. */
export function taxStatusOn(statuses: readonly DatedTaxStatus[], day: string): TaxStatus {
  const known = statuses.filter(({ from }) => from <= day).toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return known.at(-1)?.status ?? 'not-payer';
}

/** Who buys: a firm or a private person, of which country, and whether its VAT number was checked. */
export type TaxBuyer = {
  kind: 'business' | 'private';
  country: CountryChoice;
  /** A VAT number of another country of the EU that is known to be valid. */
  hasValidVatNumber: boolean;
};

/** Why a document is taxed as it is; each has a sentence in the languages, some one that the law asks for. */
export const taxReasons = [
  'not-payer',
  'domestic',
  'reverse-charge',
  'vat-number-missing',
  'private-abroad',
  'outside-eu',
  'country-missing',
] as const;
export type TaxReason = (typeof taxReasons)[number];

/** How the lines of a document are taxed: `rates` in basis points can be used, the usual one first. */
export type TaxDecision = { reason: TaxReason; rates: readonly number[] };

/** Members of the EU among the countries that a customer can be of. */
const euCountries: readonly CountryChoice[] = ['SK', 'CZ', 'DK', 'AT', 'DE', 'HU', 'PL', 'SE'];

type Supply = { seller: { country: SellerCountry; status: TaxStatus }; buyer: TaxBuyer; day: string };

/**
 * Decides how services are taxed on a day (`YYYY-MM-DD`), and why (Directive 2006/112/EC art. 44, 45, 196). Services to private
 * customers abroad bear the tax of the seller's country: the agency's work is made for one customer, not supplied
 * electronically. What an accountant should confirm is in the research of the project.
 */
export function decideTax({ seller, buyer, day }: Supply): TaxDecision {
  if (seller.status === 'not-payer') return untaxed('not-payer');
  const rates = taxRatesOn(seller.country, day);
  const isAbroad = buyer.country !== seller.country && buyer.country !== '';
  if (isAbroad && buyer.kind === 'business') return decideForeignBusiness(seller.status, buyer, rates);
  if (seller.status === 'cross-border') return untaxed('not-payer');
  if (isAbroad) return { reason: 'private-abroad', rates };
  return { reason: buyer.country === '' ? 'country-missing' : 'domestic', rates };
}

/** The place of supply is where the firm is established; in the EU it then owes the tax itself. */
function decideForeignBusiness(status: TaxStatus, buyer: TaxBuyer, rates: readonly number[]): TaxDecision {
  const isInEu = euCountries.includes(buyer.country);
  if (isInEu && buyer.hasValidVatNumber) return untaxed('reverse-charge');
  if (status === 'cross-border') return untaxed('not-payer');
  return isInEu ? { reason: 'vat-number-missing', rates } : untaxed('outside-eu');
}

const untaxed = (reason: TaxReason): TaxDecision => ({ reason, rates: [0] });
