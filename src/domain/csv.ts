/** First sign of a file that tells Excel that it is in UTF-8. */
export const byteOrderMark = '\uFEFF';

/** What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * One line of a file of comma-separated values (RFC 4180). A text that a spreadsheet would run as a formula begins with an
 * apostrophe; numbers stay numbers; null is an empty cell.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formulaStart.test(value.trimStart()) || formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
