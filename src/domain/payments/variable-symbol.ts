/** Longest variable symbol of Slovak and Czech banks, in digits. */
export const variableSymbolDigits = 10;

/** A variable symbol: year in two digits, sequence in seven, check digit; without leading zeros it has 10 digits until 2099. */
export function variableSymbolOf({ year, sequence }: { year: number; sequence: number }): string {
  const body = `${String(year % 100).padStart(2, '0')}${String(sequence).padStart(7, '0')}`;
  return body + checkDigitOf(body);
}

/** Whether a text is a symbol of ours: ten digits of which the last checks the others. */
export function isOwnSymbol(text: string): boolean {
  return /^\d{10}$/.test(text) && checkDigitOf(text.slice(0, -1)) === Number(text.slice(-1));
}

/** Check digit of Luhn (ISO/IEC 7812-1, annex B): any wrong digit and nearly any swapped pair is noticed. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
