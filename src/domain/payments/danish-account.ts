import { checkDigitOf } from './variable-symbol.ts';

/** An account as Danes read it: the bank's registration number of four digits, and the account's of seven to ten. */
export type DanishAccount = { registration: string; account: string };

/** Registration and account number of a Danish IBAN; null for any other. */
export function danishAccountOf(iban: string): DanishAccount | null {
  const [, registration, account] = /^DK\d\d(\d{4})(\d{10})$/.exec(iban) ?? [];
  // Zeros in front only fill an IBAN; accounts have at least seven digits.
  return registration && account ? { registration, account: account.replace(/^0{1,3}/, '') } : null;
}

/** A creditor of Danish payment slips: eight digits that the bank has agreed on. */
export const isFikCreditor = (text: string): boolean => /^\d{8}$/.test(text);

type Slip = { creditor: string; reference: string };

/**
 * The line of a Danish payment slip of type 71 (FIK), such as `+71<000026000004262+12345678<`: the reference filled up to 14 digits, its
 * check digit, the creditor. Null without a creditor or a reference.
 */
export function fikLineOf(slip: Slip): string | null {
  const reference = fikReferenceOf(slip);
  return reference === null ? null : `+71<${reference}+${slip.creditor}<`;
}

/** The fifteen digits of such a line that name the payment. Null without a creditor or a reference. */
export function fikReferenceOf({ creditor, reference }: Slip): string | null {
  if (!isFikCreditor(creditor) || !/^\d{1,14}$/.test(reference)) return null;
  const body = reference.padStart(14, '0');
  return `${body}${checkDigitOf(body)}`;
}
