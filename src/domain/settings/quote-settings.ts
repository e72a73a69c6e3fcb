import { brand } from '../brand.ts';
import { type Currency, currencies } from '../money.ts';
import type { PayeeAccount } from '../payments/payee-account.ts';
import type { DatedTaxStatus } from '../tax/decide-tax.ts';
import { type SellerCountry, sellerCountries } from '../tax/tax-rates.ts';
import { type AdvanceRules, firstAdvanceRules } from './advance-rules.ts';

/** Account for sums of a currency; a Danish registration and account number are kept as the IBAN that they make. */
export type BankAccount = { currency: Currency; iban: string; bic: string };

/** What one unit of the home currency is worth in another one, in millionths, who says so, and on which day (`YYYY-MM-DD`). */
export type OwnExchangeRate = { currency: Currency; millionths: number; source: string; day: string };

/** A mail that reminds of a quote, and after or before how many days. */
export type ReminderSetting = { isOn: boolean; days: number };

/** What the agency's quotes are made with (H1, H2, H8): tax status with its days, accounts, rates, validity, reminders, signing. */
export type QuoteSettings = {
  /** Empty until the owner has told how the agency stands to value added tax; nothing is sent before. */
  taxStatuses: readonly DatedTaxStatus[];
  /** At most one for each currency. */
  accounts: readonly BankAccount[];
  /** At most one for each currency but the home one. */
  exchangeRates: readonly OwnExchangeRate[];
  /** Days that a new quote is valid for. */
  validDays: number;
  /** Days that a customer has for paying what is asked for (H6). */
  paymentDays: number;
  /** Of a quote that was not looked at, so many days after it was sent. */
  remindUnseen: ReminderSetting;
  /** Of a quote that was not answered, so many days before its last day. */
  remindEnding: ReminderSetting;
  /** Whether customers may turn off the first reminder of a payment (I3). */
  isFirstReminderOptional: boolean;
  /** Whoever declines a quote has to say why (H5). */
  isDeclineReasonRequired: boolean;
  /** Whoever signs confirms it by a code that is mailed to the address the quote went to. */
  isSigningCodeRequired: boolean;
  /** Server that stamps the time on sealed documents (RFC 3161); '' for none. */
  timestampAddress: string;
  /** The agency's number on Danish payment slips (FIK), eight digits; '' where its bank has agreed on none. */
  fikCreditor: string;
  /** Which payments from abroad need a tax document of their own (H11). */
  advances: AdvanceRules;
};

/** How many dated statuses there can be, the longest texts in characters, and bounds of the days. */
export const quoteSettingsLimits = {
  taxStatuses: 6,
  text: 100,
  account: 64,
  bic: 20,
  address: 300,
  creditor: 20,
  validDays: { minimum: 1, maximum: 365 },
  paymentDays: { minimum: 1, maximum: 90 },
  reminderDays: { minimum: 1, maximum: 60 },
  /** Millionths: from a thousandth to a hundred thousand. */
  millionths: { minimum: 1000, maximum: 100_000_000_000 },
} as const;

/** What holds until the owner changes it: the brand's account, quotes of 30 days, 14 days for paying, reminders after and before 3 days. */
export const firstQuoteSettings = (): QuoteSettings => ({
  taxStatuses: [],
  accounts: [{ currency: homeCurrency(), iban: brand.iban.replaceAll(' ', ''), bic: '' }],
  exchangeRates: [],
  validDays: 30,
  paymentDays: 14,
  remindUnseen: { isOn: true, days: 3 },
  remindEnding: { isOn: true, days: 3 },
  isFirstReminderOptional: false,
  isDeclineReasonRequired: false,
  isSigningCodeRequired: false,
  timestampAddress: '',
  fikCreditor: '',
  advances: firstAdvanceRules(),
});

const currencyOfCountry: Record<SellerCountry, Currency> = { SK: 'EUR', CZ: 'CZK', DK: 'DKK' };

/** Country in which the agency is established. */
export const homeCountry = (): SellerCountry =>
  sellerCountries.find((country) => country === brand.address.countryCode) ?? 'SK';

/** Currency of the agency's books, in which its tax is paid. */
export const homeCurrency = (): Currency => currencyOfCountry[homeCountry()];

/** Currencies that need an exchange rate. */
export const foreignCurrencies = (): Currency[] => currencies.filter((currency) => currency !== homeCurrency());

/** The account for sums of a currency; null where the agency has none. */
export function accountFor({ accounts }: QuoteSettings, currency: Currency): BankAccount | null {
  return accounts.find((account) => account.currency === currency) ?? null;
}

/** The account that money of a currency is asked to, in crowns with the number on Danish payment slips; null where there is none. */
export function payeeAccountOf(settings: QuoteSettings, currency: Currency): PayeeAccount | null {
  const account = accountFor(settings, currency);
  if (!account) return null;
  const { iban, bic } = account;
  const { fikCreditor } = settings;
  return { iban, bic, ...(currency === 'DKK' && fikCreditor !== '' && { fikCreditor }) };
}
