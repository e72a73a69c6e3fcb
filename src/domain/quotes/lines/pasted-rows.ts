import type { Language } from '../../languages.ts';
import { lengthOf } from '../../text-length.ts';
import { isCountable } from './line-amount.ts';
import { quoteLimits } from '../content/quote-content.ts';
import { wholeInBasisPoints } from './quote-line.ts';
import { readDecimal } from './read-decimal.ts';

/** A row of a spreadsheet as a line: quantity in thousandths, price in minor units, tax in basis points (null for the usual). */
export type PastedLine = {
  name: string;
  description: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  taxRate: number | null;
};

/** The lines of what was pasted, and the numbers of the rows (from 1) that are none. */
export type PastedRows = { lines: PastedLine[]; rejected: number[] };

/** Which details the columns hold, by how many there are. */
const columnsOf: Record<number, readonly (keyof PastedLine)[]> = {
  1: ['name'],
  2: ['name', 'unitPrice'],
  3: ['name', 'quantity', 'unitPrice'],
  4: ['name', 'quantity', 'unit', 'unitPrice'],
  5: ['name', 'quantity', 'unit', 'unitPrice', 'taxRate'],
  6: ['name', 'description', 'quantity', 'unit', 'unitPrice', 'taxRate'],
};
const mostColumns = 6;

/**
 * Reads rows that were copied from a spreadsheet: cells separated by tabs, quoted where they hold a line break (H2). A first row
 * in which words stand for numbers is a heading and is left out.
 */
export function readPastedRows(text: string, language: Language): PastedRows {
  const rows = cellsOf(text).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const width = Math.min(Math.max(0, ...rows.map((cells) => cells.length)), mostColumns);
  const columns = columnsOf[width] ?? [];
  const lines: PastedLine[] = [];
  const rejected: number[] = [];
  for (const [index, cells] of rows.entries()) {
    const line = lineOf(columns, cells, language);
    if (line) lines.push(line);
    else if (index > 0 || rows.length === 1 || !isHeading(columns, cells)) rejected.push(index + 1);
  }
  return { lines, rejected };
}

const numberColumns = ['quantity', 'unitPrice', 'taxRate'] as const;

/** One word in place of a number, such as a price by agreement, may be somebody's line: nothing is left out without a word then. */
function isHeading(columns: readonly (keyof PastedLine)[], cells: readonly string[]): boolean {
  const numbers = numberColumns.map((column) => cells[columns.indexOf(column)]?.trim() ?? '').filter(Boolean);
  return numbers.length > 1 && numbers.every((cell) => !/\d/.test(cell));
}

function lineOf(
  columns: readonly (keyof PastedLine)[],
  cells: readonly string[],
  language: Language,
): PastedLine | null {
  const cell = (column: keyof PastedLine) => (cells[columns.indexOf(column)] ?? '').trim();
  const number = (column: keyof PastedLine, decimals: number, empty: number) =>
    cell(column) === '' ? empty : readDecimal(cell(column), { language, decimals });
  const [quantity, unitPrice, taxRate] = [
    number('quantity', 3, 1000),
    number('unitPrice', 2, 0),
    number('taxRate', 2, 0),
  ];
  if (cell('name') === '' || quantity === null || quantity <= 0 || unitPrice === null || taxRate === null) return null;
  const line = {
    name: cell('name'),
    description: cell('description'),
    quantity,
    unit: cell('unit'),
    unitPrice,
    taxRate: cell('taxRate') === '' ? null : taxRate,
  };
  return fits(line) ? line : null;
}

/** Whether a quote can hold the line; a longer text would keep the whole draft from being stored. */
function fits({ name, description, unit, quantity, unitPrice, taxRate }: PastedLine): boolean {
  const areTextsShort =
    lengthOf(name) <= quoteLimits.lineName &&
    lengthOf(description) <= quoteLimits.lineDescription &&
    lengthOf(unit) <= quoteLimits.unit;
  const isTaxRate = taxRate === null || (taxRate >= 0 && taxRate <= wholeInBasisPoints);
  return (
    areTextsShort &&
    isTaxRate &&
    quantity <= quoteLimits.quantity &&
    Math.abs(unitPrice) <= quoteLimits.unitPrice &&
    isCountable({ quantity, unitPrice, option: null, internalCost: 0 })
  );
}

/** Rows and cells of tab-separated text without its empty rows; a quoted cell may hold tabs, line breaks and doubled quotes. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|[\r\n]+|$)/y;
  while (cell.lastIndex <= text.length) {
    const found = cell.exec(text);
    if (!found) break;
    const [, quoted, plain, end] = found;
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}
