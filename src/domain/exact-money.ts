import { type Language, manifests } from './languages.ts';
import { type Currency, currencies, signOf, withSymbol } from './money.ts';

/** Digits after the decimal separator that are always written; fewer than the value has are never. */
type Decimals = { decimals: number; least: number };

/** Writes the size of a whole number of its last decimal in the language's form: 123450 as `1 234,50`. */
function formatSize(value: number, language: Language, { decimals, least }: Decimals): string {
  const { decimalSeparator, groupSeparator } = manifests[language];
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, groupSeparator);
  const part = digits
    .slice(digits.length - decimals)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  return part === '' ? whole : whole + decimalSeparator + part;
}

/**
 * Writes an amount of minor units to the cent in the language's form, such as `1 234,50 €`, `12 500,00 Kč`, `€1,234.50`
 * (H1). Spaces do not break; the sign of a negative amount is a minus, not a hyphen.
 */
export function formatExactMoney(amount: number, currency: Currency, language: Language): string {
  return signOf(amount) + withSymbol(formatSize(amount, language, { decimals: 2, least: 2 }), currency, language);
}

/** Writes an amount of minor units to the cent, for a field that has its currency beside it: `922,50`. */
export const writeAmount = (amount: number, language: Language): string =>
  signOf(amount) + formatSize(amount, language, { decimals: 2, least: 2 });

/** Writes an amount as `formatExactMoney` does; a currency that is none of ours stands as its code: `1 234,50 USD`. */
export function formatSum(amount: number, code: string, language: Language): string {
  const currency = currencies.find((each) => each === code);
  if (currency) return formatExactMoney(amount, currency, language);
  return code === '' ? writeAmount(amount, language) : `${writeAmount(amount, language)}\u00A0${code}`;
}

/** Writes a whole number of its last decimal as people of the language do, without zeros at the end: 2500 as `2,5`. */
export function writeDecimal(value: number, { language, decimals }: { language: Language; decimals: number }): string {
  return signOf(value) + formatSize(value, language, { decimals, least: 0 });
}

/** Writes a quantity of thousandths with as many decimals as it needs, at most three: `2,5`, `1 200`. */
export const formatQuantity = (quantity: number, language: Language): string =>
  writeDecimal(quantity, { language, decimals: 3 });

/** Writes a rate of basis points: `23 %`, `19,5 %`; in English without the space. */
export function formatRate(basisPoints: number, language: Language): string {
  const space = language === 'en' ? '' : '\u00A0';
  return `${writeDecimal(basisPoints, { language, decimals: 2 })}${space}%`;
}
