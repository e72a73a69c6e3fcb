import { BankFileError } from '#domain/bank-imports/bank-file-fault.ts';

/** A line of cells, and the line of the file where it begins. */
export type CsvRow = { line: number; cells: string[] };

const separators = [';', ',', '\t', '|'] as const;
const mostCells = 200;

/**
 * Splits a file of separated values (RFC 4180, any usual separator) into rows, without those that are empty. Throws where a
 * quotation mark is never closed. `most` bounds the rows.
 */
export function splitCsv(text: string, most: number): CsvRow[] {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let line = 1;
  let from = 0;
  while (from < text.length) {
    const { cells, next } = readRow(text, from, { separator, line });
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
    if (rows.length > most) throw new BankFileError('too-many-entries', { line });
    line += countLines(text, from, next);
    from = next;
  }
  return rows;
}

/** The sign that stands most often in one of the first lines. */
function separatorOf(text: string): string {
  const head = text.slice(0, 20_000).split('\n', 40);
  const counts = separators.map((sign) => ({
    sign,
    count: Math.max(...head.map((line) => line.split(sign).length - 1)),
  }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}

type Reading = { separator: string; line: number };

function readRow(text: string, from: number, { separator, line }: Reading): { cells: string[]; next: number } {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at, line) : readPlain(text, at, separator);
    cells.push(cell.value.trim());
    at = cell.next;
    if (cells.length > mostCells) throw new BankFileError('broken', { line });
    if (text[at] !== separator) break;
    at += 1;
  }
  if (text[at] === '\r') at += 1;
  if (text[at] === '\n') at += 1;
  return { cells, next: Math.max(at, from + 1) };
}

type Cell = { value: string; next: number };

function readPlain(text: string, from: number, separator: string): Cell {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return { value: text.slice(from, at), next: at };
}

function readQuoted(text: string, from: number, line: number): Cell {
  let value = '';
  let at = from + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end === -1) throw new BankFileError('truncated', { line });
    value += text.slice(at, end);
    at = end + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  // Some banks write on after the closing mark; that belongs to the cell.
  while (at < text.length && !/[;,\t|\r\n]/.test(text[at] ?? '')) {
    value += text[at];
    at += 1;
  }
  return { value, next: at };
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at += 1) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) lines += 1;
  }
  return lines;
}
