/** Czech and Slovak IBANs are check digits, bank code (4), prefix (6) and number (10). */
const localPart = /^(?:CZ|SK)\d{6}(\d{16})$/;

/** An account without blanks, in capital letters. */
export const cleanAccount = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * Whether two writings name one account: the same text, or the 16 digits of prefix and number that GPC gives without the bank, as
 * part of a Czech or Slovak IBAN.
 */
export function isSameAccount(one: string, other: string): boolean {
  const [first, second] = [localOf(cleanAccount(one)), localOf(cleanAccount(other))];
  if (first.account === '' || second.account === '') return false;
  if (first.account === second.account) return true;
  const isWithoutBank = first.bank === '' || second.bank === '';
  return isWithoutBank && first.number !== '' && first.number === second.number;
}

/** An account with what of it is the bank and what prefix and number; '' where that cannot be told apart. */
function localOf(account: string): { account: string; bank: string; number: string } {
  const iban = localPart.exec(account)?.[1];
  if (iban) return { account: `${account.slice(4, 8)} ${iban}`, bank: account.slice(4, 8), number: iban };
  const [, prefix = '', number, bank = ''] = /^(?:(\d{1,6})-)?(\d{1,16})(?:\/(\d{4}))?$/.exec(account) ?? [];
  if (number === undefined) return { account, bank: '', number: '' };
  const digits = number.length > 10 ? number.padStart(16, '0') : prefix.padStart(6, '0') + number.padStart(10, '0');
  return { account: bank === '' ? digits : `${bank} ${digits}`, bank, number: digits };
}
