import { brand } from '../brand.ts';
import type { Language } from '../languages.ts';
import type { Currency } from '../money.ts';
import type { AgencyFacts } from '../settings/agency-facts.ts';
import { type QuoteSettings, accountFor } from '../settings/quote-settings.ts';
import type { QuoteSeller } from './quote-snapshot.ts';

type Agency = { facts: AgencyFacts; settings: QuoteSettings };

/** The agency as it stands on a quote, with the facts that hold now and the account for the quote's currency. */
export function sellerOf(
  { facts, settings }: Agency,
  { language, currency }: { language: Language; currency: Currency },
): QuoteSeller {
  const { name, developer, address, phone, mailboxes } = brand;
  const account = accountFor(settings, currency);
  return {
    name,
    developer,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    country: address.countryCode,
    email: mailboxes[language],
    phone,
    legalForm: facts.legalForm,
    companyNumber: facts.companyNumber,
    taxNumber: facts.taxNumber,
    vatNumber: facts.vatNumber,
    register: facts.register,
    registerEntry: facts.registerEntry,
    bankAccount: account && { iban: account.iban, bic: account.bic },
  };
}
