/** First sign of a file that tells Excel that it is in UTF-8. */
export const byteOrderMark = '\uFEFF';

/** First sign of what spreadsheets run as a formula (OWASP, "CSV Injection"); some drop blanks before it. */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** A signed number or an international phone number of digits and blanks: no operator is left that could compute. */
const plainNumber = /^ *(?:[+-]\d+(?:[.,]\d+)?|\+\d[\d ]*) *$/;

/**
 * One line of a file of comma-separated values (RFC 4180). A text that a spreadsheet would run as a formula begins with an
 * apostrophe; numbers and phone numbers stay as they are; null is an empty cell.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formulaStart.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
