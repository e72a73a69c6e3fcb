import { isOwnSymbol } from '../payments/variable-symbol.ts';

/** A symbol as banks keep it: digits without leading zeros; '' where there is none. */
export function cleanSymbol(text: string): string {
  const digits = text.trim();
  return /^\d{1,20}$/.test(digits) ? digits.replace(/^0+/, '') : '';
}

/**
 * The variable symbol that a text names: `/VS123/SS/KS` of Slovak banks, `VS:123` of Czech ones, `VS 123` in a message (research, "Bank
 * files"); '' without one.
 */
export function namedSymbol(text: string): string {
  return cleanSymbol(/(?:^|[^a-z])VS[:\s./-]{0,2}(\d{1,10})(?!\d)/i.exec(text)?.[1] ?? '');
}

/** Numbers in a text that are symbols of ours by their check digit, each once. */
export function ownSymbolsIn(text: string): string[] {
  const numbers = text.match(/(?<!\d)\d{10}(?!\d)/g) ?? [];
  return [...new Set(numbers)].filter((number) => isOwnSymbol(number));
}
