import type { Language } from '../../languages.ts';
import { lengthOf } from '../../text-length.ts';
import { isCountable } from './line-amount.ts';
import { quoteLimits } from '../content/quote-content.ts';
import { type DraftLine, type LineDiscount, type LineOption, type Recurrence, recurrences } from './quote-line.ts';
import { writeDecimal } from '../../exact-money.ts';
import { readDecimal } from './read-decimal.ts';

/** What is typed in a line, in the order of the editor. */
export const lineCells = [
  'name',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'taxRate',
  'recurrence',
  'option',
  'internalCost',
] as const;
export type LineCell = (typeof lineCells)[number];

/** What a cell sets in its line. */
export type LineChanges = Partial<Omit<DraftLine, 'id'>>;

type CellForm = {
  write: (line: DraftLine, language: Language) => string;
  read: (text: string, language: Language) => LineChanges | null;
};

/** What a line holds in a cell, as people of the language type it. */
export function cellText(line: DraftLine, cell: LineCell, language: Language): string {
  return forms[cell].write(line, language);
}

/** A cell of a line, and the language in which people type. */
export type CellOf = { line: DraftLine; cell: LineCell; language: Language };

/** Reads what was typed into a cell (H2); null for what it cannot hold. Numbers are read by `readDecimal`. */
export function readCell(text: string, { line, cell, language }: CellOf): LineChanges | null {
  const changes = forms[cell].read(text, language);
  return changes && isCountable({ ...line, ...changes }) ? changes : null;
}

const forms: Record<LineCell, CellForm> = {
  name: words('name', quoteLimits.lineName),
  description: words('description', quoteLimits.lineDescription),
  quantity: number('quantity', { decimals: 3, minimum: 0, maximum: quoteLimits.quantity }),
  unit: words('unit', quoteLimits.unit),
  unitPrice: number('unitPrice', {
    decimals: 2,
    minimum: -quoteLimits.unitPrice,
    maximum: quoteLimits.unitPrice,
    isZeroWhenEmpty: true,
  }),
  discount: {
    write: ({ discount }, language) => writeDiscount(discount, language),
    read: (text, language) => {
      const discount = readDiscount(text, language);
      return discount === undefined ? null : { discount };
    },
  },
  taxRate: number('taxRate', { decimals: 2, minimum: 0, maximum: 10_000 }),
  recurrence: {
    write: ({ recurrence }) => recurrence,
    read: (text) => {
      const recurrence = recurrences.find((each): each is Recurrence => each === text);
      return recurrence === undefined ? null : { recurrence };
    },
  },
  option: {
    write: ({ option }, language) => writeOption(option, language),
    read: (text, language) => {
      const option = readOption(text, language);
      return option === undefined ? null : { option };
    },
  },
  internalCost: number('internalCost', {
    decimals: 2,
    minimum: 0,
    maximum: quoteLimits.unitPrice,
    isZeroWhenEmpty: true,
  }),
};

function words(detail: 'name' | 'description' | 'unit', limit: number): CellForm {
  return {
    write: (line) => line[detail],
    read: (text) => (lengthOf(text) > limit ? null : { [detail]: text }),
  };
}

type NumberDetail = 'quantity' | 'unitPrice' | 'taxRate' | 'internalCost';
type NumberForm = { decimals: number; minimum: number; maximum: number; isZeroWhenEmpty?: boolean };

function number(detail: NumberDetail, { decimals, minimum, maximum, isZeroWhenEmpty = false }: NumberForm): CellForm {
  return {
    write: (line, language) => writeDecimal(line[detail], { language, decimals }),
    read: (text, language) => {
      const value = isZeroWhenEmpty && text.trim() === '' ? 0 : readDecimal(text, { language, decimals });
      return value === null || value < minimum || value > maximum ? null : { [detail]: value };
    },
  };
}

/** `10 %`, or a sum in the quote's currency; empty without a discount. */
function writeDiscount(discount: LineDiscount | null, language: Language): string {
  if (discount === null) return '';
  return discount.kind === 'percent'
    ? `${writeDecimal(discount.basisPoints, { language, decimals: 2 })} %`
    : writeDecimal(discount.amount, { language, decimals: 2 });
}

/** Undefined for what is no discount. */
function readDiscount(text: string, language: Language): LineDiscount | null | undefined {
  if (text.trim() === '') return null;
  const value = readDecimal(text, { language, decimals: 2 });
  if (value === null || value < 0) return undefined;
  if (value === 0) return null;
  if (text.includes('%')) return value > 10_000 ? undefined : { kind: 'percent', basisPoints: value };
  return value > quoteLimits.unitPrice ? undefined : { kind: 'sum', amount: value };
}

const decimals = 3;

/** `1–5`, or one number where there is nothing to choose but the line itself; empty for a line that is not optional. */
function writeOption(option: LineOption | null, language: Language): string {
  if (option === null) return '';
  const [minimum, maximum] = [option.minimum, option.maximum].map((each) => writeDecimal(each, { language, decimals }));
  return minimum === maximum ? `${minimum}` : `${minimum}–${maximum}`;
}

/** Undefined for what is no range. */
function readOption(text: string, language: Language): LineOption | null | undefined {
  if (text.trim() === '') return null;
  const ends = text.split(/[-–—]/).map((each) => readDecimal(each, { language, decimals }));
  const [minimum, maximum = minimum] = ends;
  if (ends.length > 2 || minimum === undefined || maximum === undefined) return undefined;
  if (minimum === null || maximum === null || minimum > maximum) return undefined;
  return maximum > quoteLimits.quantity ? undefined : { minimum, maximum };
}
