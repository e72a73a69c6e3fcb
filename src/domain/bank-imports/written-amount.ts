/** Signs that stand between groups of digits: blanks of all widths and the apostrophe. */
const blanks = /[\s\u00A0\u202F'’]/gu;
const amountForm = /^[+-]?(?:\d{1,12}|\d{1,3}(?:[.,]\d{3}){1,3})(?:[.,]\d{1,2})?$/;
/** Longest text that is looked at. */
const longest = 40;

/**
 * Reads an amount as a bank writes it, in minor units: `1 234,50`, `-1.234,5`, `1234.5`; null where it is none. The last point or
 * comma stands before decimals when one or two digits follow it.
 */
export function readAmount(text: string): number | null {
  if (text.length > longest) return null;
  const bare = text.replaceAll(blanks, '').replace('\u2212', '-');
  if (!amountForm.test(bare)) return null;
  const [, sign = '', whole = '', part = ''] = /^([+-]?)(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  const size = Number(whole.replaceAll(/[.,]/g, '') + part.padEnd(2, '0'));
  if (!Number.isSafeInteger(size)) return null;
  return sign === '-' && size !== 0 ? -size : size;
}

/** Reads an amount of ISO 20022, digits with a point and at most five decimals, in minor units; null where cents are no whole number. */
export function readDecimal(text: string): number | null {
  const [, whole = '', part = ''] = /^\+?(\d{1,13})(?:\.(\d{1,5}))?$/.exec(text.trim()) ?? [];
  if (whole === '' || /[1-9]/.test(part.slice(2))) return null;
  return Number(whole + part.slice(0, 2).padEnd(2, '0'));
}
