import { composeIBAN, electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import type { Currency } from '../money.ts';

/** A Danish account as it is written at home: registration number of four digits, account of seven to ten. */
const danishPattern = /^(\d{4})(\d{7,10})$/;

/**
 * Form in which an account is stored: an IBAN in upper case without blanks. A Danish registration and account number for
 * crowns becomes the IBAN that they make; what is no account stays as typed, without its blanks.
 */
export function normaliseAccount(typed: string, currency: Currency): string {
  const bare = typed.replaceAll(/[\s.\p{Pd}]/gu, '');
  const danish = currency === 'DKK' ? danishPattern.exec(bare) : null;
  const [, registration = '', account = ''] = danish ?? [];
  const bban = registration + account.padStart(10, '0');
  return (danish && composeIBAN({ countryCode: 'DK', bban })) ?? electronicFormatIBAN(bare) ?? bare;
}

/** Returns whether an account in its stored form is an IBAN with right check digits (ISO 13616). */
export const isIban = (account: string): boolean => isValidIBAN(account);

/** Returns whether a text is the code of a bank, 8 or 11 characters in upper case (ISO 9362). */
export const isBic = (code: string): boolean => isValidBIC(code);

/** A stored account in groups of four: `SK31 1200 …`. */
export const formatIban = (iban: string): string => friendlyFormatIBAN(iban, '\u00A0') ?? iban;
