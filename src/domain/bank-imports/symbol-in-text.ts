import { checkDigitOf, isOwnSymbol } from '../payments/variable-symbol.ts';

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

/** The symbol of ours that the fifteen digits of a Danish payment slip name, which the program itself prints; '' for any other text. */
export function symbolOfSlip(text: string): string {
  const [, body = '', check] = /(?<!\d)(\d{14})(\d)(?!\d)/.exec(text) ?? [];
  const symbol = cleanSymbol(body);
  return body !== '' && checkDigitOf(body) === Number(check) && isOwnSymbol(symbol) ? symbol : '';
}

/** Numbers in a text that are symbols of ours by their check digit, also as Danish payment slips name them, each once. */
export function ownSymbolsIn(text: string): string[] {
  const numbers = text.match(/(?<!\d)(?:\d{10}|\d{15})(?!\d)/g) ?? [];
  const symbols = numbers.map((number) => (number.length === 10 ? number : symbolOfSlip(number)));
  return [...new Set(symbols)].filter((symbol) => isOwnSymbol(symbol));
}
