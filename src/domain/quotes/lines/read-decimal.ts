import { type Language, manifests } from '../../languages.ts';

/** Blanks by which people and spreadsheets group digits, and signs of currencies and percent. */
const decoration = /[\s\u00a0\u202f€$%]|Kč|kr\.?|EUR|CZK|DKK/giu;

/**
 * Reads a number as it is typed or pasted from a spreadsheet, as a whole number of its last decimal: `1 234,5` with 2 decimals
 * is 123450. Of two separators the last one is the decimal one; a single one before three digits groups them, unless it is
 * the language's decimal separator. Null for what is no number, or has more decimals than allowed.
 */
export function readDecimal(
  text: string,
  { language, decimals }: { language: Language; decimals: number },
): number | null {
  const bare = text.replaceAll(decoration, '').replace(/^[\u2212\u2013]/u, '-');
  const found = /^(-?)([\d.,]*\d|[.,]\d+)$/.exec(bare);
  if (!found) return null;
  const [, sign = '', body = ''] = found;
  const at = decimalPlace(body, manifests[language].decimalSeparator);
  const typed = at < 0 ? body : body.slice(0, at);
  if (!/^\d*$|^\d{1,3}(?:[.,]\d{3})+$/.test(typed)) return null;
  const whole = typed.replaceAll(/[.,]/g, '');
  const part = (at < 0 ? '' : body.slice(at + 1)).replace(/0+$/, '');
  if (part.length > decimals || whole.length + decimals > 15) return null;
  const size = Number(whole + part.padEnd(decimals, '0'));
  return sign === '' ? size : 0 - size;
}

/** Index of the decimal separator; -1 for none. */
function decimalPlace(body: string, own: string): number {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  if (last < 0) return -1;
  const sign = body[last] ?? '';
  const isMixed = body.includes('.') && body.includes(',');
  if (isMixed) return body.indexOf(sign) === last ? last : -1;
  if (body.indexOf(sign) !== last) return -1;
  const digits = body.length - last - 1;
  return digits === 3 && sign !== own && last > 0 ? -1 : last;
}
