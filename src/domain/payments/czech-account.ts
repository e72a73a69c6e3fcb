/** Account number as Czechs write it, such as `19-2000145399/0800`, from a Czech IBAN; null for any other. */
export function czechAccountOf(iban: string): string | null {
  const [, bank, prefix, account] = /^CZ\d\d(\d{4})(\d{6})(\d{10})$/.exec(iban) ?? [];
  if (bank === undefined || prefix === undefined || account === undefined) return null;
  const [before, number] = [prefix, account].map((digits) => digits.replace(/^0+/, ''));
  return `${before ? `${before}-` : ''}${number}/${bank}`;
}
