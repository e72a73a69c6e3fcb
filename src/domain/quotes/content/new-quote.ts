import { addDays } from '../../analytics/periods.ts';
import type { Contact } from '../../contact/contact-details.ts';
import type { CustomerValues } from '../../customers/customer.ts';
import type { Language } from '../../languages.ts';
import type { Currency } from '../../money.ts';
import type { QuoteSettings } from '../../settings/quote-settings.ts';
import { defaultPaymentPlan } from '../payment-plan.ts';
import type { QuoteBuyer, QuoteContent } from './quote-content.ts';
import type { DraftLine } from '../lines/quote-line.ts';
import { settingsRate } from '../settings-rate.ts';

/** What a quote is made with on a day (`YYYY-MM-DD`). */
export type QuoteStart = { today: string; settings: Pick<QuoteSettings, 'validDays' | 'exchangeRates'> };

/** What of a quote depends on the day when it is made: it is valid from then on, and exchanged at the rate known then. */
export function datesOf(
  currency: Currency,
  { today, settings }: QuoteStart,
): Pick<QuoteContent, 'validUntil' | 'startDate' | 'deliveryDate' | 'exchangeRate'> {
  const exchangeRate = settingsRate(settings, currency);
  return { validUntil: addDays(today, settings.validDays), startDate: '', deliveryDate: '', exchangeRate };
}

/** Texts that a new quote begins with. */
export type FirstTexts = Pick<QuoteContent, 'description' | 'closing' | 'terms' | 'paymentTerms'>;

/** Nobody yet. */
export const unknownBuyer: QuoteBuyer = {
  kind: 'business',
  name: '',
  company: '',
  email: '',
  phone: '',
  address: '',
  country: '',
  companyNumber: '',
  taxNumber: '',
  vatNumber: '',
  isVatNumberVerified: false,
};

/** A draft with the usual texts and terms, without buyer and lines. */
export function emptyQuote(
  { language, currency, texts }: { language: Language; currency: Currency; texts: FirstTexts },
  start: QuoteStart,
): QuoteContent {
  return {
    language,
    currency,
    title: '',
    ...texts,
    notes: '',
    ...datesOf(currency, start),
    buyer: unknownBuyer,
    copies: [],
    lines: [],
    paymentPlan: defaultPaymentPlan,
  };
}

type KnownCustomer = Pick<
  CustomerValues,
  'name' | 'email' | 'phone' | 'company' | 'country' | 'companyNumber' | 'taxNumber' | 'vatNumber' | 'address'
>;

/**
 * The buyer of a quote: the person who asked, of the firm that the agency keeps in the customer's record. Without a firm and its
 * numbers it is a private person. Nobody has verified the VAT number yet.
 */
export function buyerOf(contact: Contact | null, customer: KnownCustomer | null): QuoteBuyer {
  const asked = contact ?? { name: '', email: '', phone: '', company: '' };
  const known = customer ?? unknownBuyer;
  const company = known.company || asked.company;
  const { country, companyNumber, taxNumber, vatNumber, address } = known;
  return {
    ...unknownBuyer,
    kind: company === '' && companyNumber === '' && vatNumber === '' ? 'private' : 'business',
    name: asked.name || known.name,
    company,
    email: asked.email || known.email,
    phone: asked.phone || known.phone,
    address,
    country,
    companyNumber,
    taxNumber,
    vatNumber,
  };
}

/** The lines of a quote of their own: a copy shares no line with its original, as a later version does. */
export const withNewIds = (lines: readonly DraftLine[], newId: () => string): DraftLine[] =>
  lines.map((line) => ({ ...line, id: newId() }));

/** The lines at rates that can be used (basis points, the usual one first); a rate that cannot becomes the usual one. */
export function withRates(lines: readonly DraftLine[], rates: readonly number[]): DraftLine[] {
  const usual = rates[0] ?? 0;
  return lines.map((line) => (rates.includes(line.taxRate) ? line : { ...line, taxRate: usual }));
}
