import { page } from '../look.ts';
import { type Sheet, widthOf, widthOfFigures } from '../sheet.ts';
import type { ColumnWords, TableLine } from './tables-wording.ts';

const figureKeys = ['quantity', 'unitPrice', 'discount', 'taxRate', 'amount'] as const;
type FigureKey = (typeof figureKeys)[number];

/** A column of figures, right-aligned. */
export type FigureColumn = {
  key: FigureKey;
  head: string;
  x: number;
  width: number;
  /** Some figure is too wide for it and continues on a further line. */
  wraps: boolean;
};

/** Columns of all tables of a document, so that sums are aligned on all pages. */
export type LineColumns = {
  figures: FigureColumn[];
  name: { head: string; x: number; width: number };
  /** Text under the name, up to the last column. */
  text: { x: number; width: number };
  /** Figures need so much that the name stands on lines of its own above them. */
  isStacked: boolean;
};

const gap = 11;
const nameLeft = page.left + 22;
const narrowestName = 120;
/** No unit, however long, is wider; it continues on the next line. */
const widestFigure = 120;

/** Makes each column as wide as its widest figure; the name gets the rest. */
export function layColumns(sheet: Sheet, lines: readonly TableLine[], words: ColumnWords): LineColumns {
  let right: number = page.right;
  const figures = figureKeys.toReversed().flatMap((key): FigureColumn[] => {
    const head = words[key];
    if (head === null) return [];
    const asked = Math.max(widthOf(sheet, head, 'lettering'), widestOf(sheet, lines, key)) + 2;
    const width = Math.min(asked, widestFigure);
    right -= width + (key === 'amount' ? 0 : gap);
    return [{ key, head, x: right, width, wraps: asked > width }];
  });
  const textRight = (figures[0]?.x ?? page.right) - gap;
  const nameWidth = right - gap - nameLeft;
  const isStacked = nameWidth < narrowestName;
  const text = { x: nameLeft, width: textRight - nameLeft };
  return {
    figures: figures.toReversed(),
    name: { head: words.name, x: nameLeft, width: isStacked ? text.width : nameWidth },
    text,
    isStacked,
  };
}

/** Tabular digits are equally wide, so that only the few forms of figures need to be measured. */
function widestOf(sheet: Sheet, lines: readonly TableLine[], key: FigureKey): number {
  const forms = new Set(lines.map((line) => line[key].replaceAll(/\d/g, '0')));
  return Math.max(0, ...[...forms].map((form) => widthOfFigures(sheet, form, 'body')));
}
