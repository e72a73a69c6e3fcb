import { searchText } from '../search/search-text.ts';
import { wordsOf } from '../search/search-words.ts';
import type { ContactPerson, CustomerValues } from './customer.ts';

/** Last digits of a phone number that are the same with and without the country's code; Danish numbers have eight. */
const tailLength = 8;

/** The digits by which phone numbers are compared; null where there are too few. */
export function phoneTail(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < tailLength ? null : digits.slice(-tailLength);
}

/** Legal forms that one and the same firm is written with and without. */
const legalForms = new Set(['sro', 'spol', 'as', 'ks', 'vos', 'aps', 'is', 'ltd', 'gmbh', 'kft']);

/** A firm's name by which it is compared: folded, without legal form; '' where nothing is left. */
export function companyKey(company: string): string {
  const words = wordsOf(searchText(company));
  return words.filter((word) => !legalForms.has(word)).join(' ');
}

type Findable = Pick<
  CustomerValues,
  'name' | 'email' | 'company' | 'phone' | 'companyNumber' | 'taxNumber' | 'vatNumber'
>;

/** Searchable text of a customer. */
export function customerSearchText(customer: Findable, contacts: readonly ContactPerson[]): string {
  const { name, email, company, phone, companyNumber, taxNumber, vatNumber } = customer;
  const people = contacts.flatMap((person) => [person.name, person.email, person.phone]);
  const tails = [phone, ...contacts.map((person) => person.phone)].map(phoneTail);
  return searchText(name, company, email, phone, companyNumber, taxNumber, vatNumber, ...people, ...new Set(tails));
}

/** Digits with the signs between them, as phone and company numbers are typed. */
const numberPattern = /^\+?[\d\s().,/\p{Pd}]+$/u;

/** Words that a customer must have, each from its start, to be found; a number counts as one however it is grouped. */
export function searchTerms(typed: string): string[] {
  const tail = numberPattern.test(typed.trim()) ? phoneTail(typed) : null;
  return tail === null ? wordsOf(searchText(typed)) : [tail];
}

/** Why two customers may be one and the same, the strongest reason first (G6). */
export const duplicateReasons = ['company-number', 'company', 'phone'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

type Comparable = Pick<CustomerValues, 'companyNumber' | 'company' | 'phone'>;

/** The reasons for which two customers may be one and the same. */
export function duplicateReasonsOf(one: Comparable, other: Comparable): DuplicateReason[] {
  const key = companyKey(one.company);
  const tail = phoneTail(one.phone);
  const holds: Record<DuplicateReason, boolean> = {
    'company-number': one.companyNumber !== '' && one.companyNumber === other.companyNumber,
    company: key !== '' && key === companyKey(other.company),
    phone: tail !== null && tail === phoneTail(other.phone),
  };
  return duplicateReasons.filter((reason) => holds[reason]);
}
