import { brand } from '../brand.ts';
import type { Language } from '../languages.ts';
import type { AgencyFacts } from '../settings/agency-facts.ts';
import type { QuoteSeller } from './quote-snapshot.ts';

/** The agency as it stands on a quote in a language, with the facts that hold now. */
export function sellerOf(facts: AgencyFacts, language: Language): QuoteSeller {
  const { name, developer, address, phone, mailboxes, iban } = brand;
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
    bankAccount: { iban, bic: '' },
  };
}
