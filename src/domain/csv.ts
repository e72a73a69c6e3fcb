import { timeFormat } from './days.ts';
import { type Language, localeOf, timeZoneOf } from './languages.ts';

/** First sign of a file that tells Excel that it is in UTF-8. */
export const byteOrderMark = '\uFEFF';

/** First sign of what spreadsheets run as a formula (OWASP, "CSV Injection"); some drop blanks before it. */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** A signed number or an international phone number of digits and blanks: no operator is left that could compute. */
const plainNumber = /^ *(?:[+-]\d+(?:[.,]\d+)?|\+\d[\d ]*) *$/;

/** A time (ms UTC) as the agency's local one, in a form that every spreadsheet recognises as a time; null stays empty. */
export const csvTime = (time: number | null): string | null =>
  time === null
    ? null
    : timeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: timeZoneOf.sk }).format(time);

/** How the spreadsheets of a language separate cells, and whole numbers from their decimals. */
export type CsvFormat = { separator: ',' | ';'; decimal: '.' | ',' };

/** Spreadsheets separate cells by a semicolon where the comma stands before decimals; else the comma of RFC 4180 (G10). */
export function csvFormatOf(language: Language): CsvFormat {
  const hasDecimalComma = new Intl.NumberFormat(localeOf[language]).format(0.5).includes(',');
  return hasDecimalComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/**
 * One line of a file of separated values (RFC 4180 but for the separator). A text that a spreadsheet would run as a formula
 * begins with an apostrophe; numbers and phone numbers stay as they are; null is an empty cell.
 */
export function csvLine(cells: readonly (string | number | null)[], format: CsvFormat): string {
  return `${cells.map((cell) => cellOf(cell, format)).join(format.separator)}\r\n`;
}

function cellOf(value: string | number | null, { decimal }: CsvFormat): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const harmless = formulaStart.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
