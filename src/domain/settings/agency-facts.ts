import { brand } from '../brand.ts';

/**
 * What the law wants to know of the agency, for footer, terms, mails and documents (A7, A10). The owner fills it in; a
 * fact that is empty is not shown. Numbers are in the form of `customers/company-numbers.ts`.
 */
export type AgencyFacts = {
  /** In the words of the register, such as `živnostník`. */
  legalForm: string;
  companyNumber: string;
  taxNumber: string;
  /** Empty for an agency that does not pay VAT. */
  vatNumber: string;
  /** Who keeps the register, such as `Okresný úrad Nitra, živnostenský register`. */
  register: string;
  /** Number of the entry in it. */
  registerEntry: string;
  /** Who watches over the agency's trade: name and address. */
  supervisoryBody: string;
  /** Who keeps the data, of what kind and in which country: provider of the server. */
  hosting: string;
};
export type AgencyFact = keyof AgencyFacts;

/** Longest fact, in characters: name, seat and entry of a register fit. */
export const longestFact = 200;

/** What holds until the owner fills it in: the numbers of the brand. */
export const firstAgencyFacts = (): AgencyFacts => ({
  legalForm: '',
  companyNumber: brand.companyNumber,
  taxNumber: brand.taxNumber,
  vatNumber: brand.vatNumber,
  register: '',
  registerEntry: '',
  supervisoryBody: '',
  hosting: '',
});

/** All facts in the order in which they are shown. */
export const agencyFacts = Object.keys(firstAgencyFacts()) as AgencyFact[];

/** Register and entry in one line; empty without a register. */
export const registrationOf = ({ register, registerEntry }: AgencyFacts): string =>
  [register, registerEntry].filter((part) => part !== '').join(', ');
