import type { CustomerDetail, CustomerForm } from '#contract/customers.ts';
import type { CustomerValues } from '#domain/customers/customer.ts';
import type { Country } from '#domain/customers/countries.ts';
import type { Language } from '#domain/languages.ts';

/** A further person at the firm. */
export type Person = CustomerDetail['contacts'][number];

/** The country in which most customers of a language are. */
const countryOf: Record<Language, Country | ''> = { sk: 'SK', cs: 'CZ', da: 'DK', en: '' };

/** A customer of whom nothing is known yet, in the language of the page. */
export function emptyCustomer(language: Language): CustomerValues {
  const nothing = { name: '', email: '', phone: '', company: '', address: '', note: '' };
  const numbers = { companyNumber: '', taxNumber: '', vatNumber: '' };
  return { ...nothing, ...numbers, language, country: countryOf[language] };
}

/** What can be typed about a customer. */
export function valuesOf(customer: CustomerValues): CustomerValues {
  const { name, email, phone, company, language, country, companyNumber, taxNumber, vatNumber, address, note } =
    customer;
  return { name, email, phone, company, language, country, companyNumber, taxNumber, vatNumber, address, note };
}

/** A customer as a change sends it: what is there, but for what is changed. */
export function formOf(customer: CustomerDetail, change: Partial<CustomerForm> = {}): CustomerForm {
  return { ...valuesOf(customer), contacts: customer.contacts, ...change };
}
