import { columns, page } from '../look.ts';
import type { Pair } from '../pair-list.ts';
import { rule } from '../section.ts';
import { type Sheet, type Tag, type Words, heightOf, within, write } from '../sheet.ts';
import type { TotalBlock } from './tables-wording.ts';

const left = columns.beside;
const label = { x: left, width: 210 } as const;
const sum = { x: left + 215, width: page.right - left - 215, align: 'right', figures: true } as const;
const padding = 3;

/** Height of the block of totals in points, with the air above it. */
export function heightOfTotals(sheet: Sheet, { rows, sums }: TotalBlock): number {
  const heights = [
    ...rows.map((pair) => heightOfPair(sheet, pair, 'body')),
    ...sums.map((pair) => heightOfPair(sheet, pair, 'total') + 6),
  ];
  return heights.reduce((all, height) => all + height, gapAbove(rows));
}

/** Sums under a table at its right side; what is paid stands under a double line. */
export function drawTotals(sheet: Sheet, parent: Tag, { rows, sums }: TotalBlock): void {
  sheet.pdf.y += gapAbove(rows);
  within(sheet, { tag: 'L', parent }, (list) => {
    rows.forEach((pair, index) => {
      if (index > 0) rule(sheet, { left });
      drawPair(sheet, list, { ...pair, style: 'body' });
    });
    for (const pair of sums) {
      rule(sheet, { left, kind: 'ink' });
      rule(sheet, { left, kind: 'ink', y: sheet.pdf.y + 2.5 });
      sheet.pdf.y += 6;
      drawPair(sheet, list, { ...pair, style: 'total' });
    }
  });
}

/** A double line needs air to the line of the table. */
const gapAbove = (rows: readonly Pair[]): number => (rows.length > 0 ? 4 : 9);

type PairStyle = 'body' | 'total';

const wordsOf = ({ label: name, text }: Pair, style: PairStyle): [Words, Words] => [
  { text: name, style, ...label },
  { text, style, ...sum },
];

const heightOfPair = (sheet: Sheet, pair: Pair, style: PairStyle): number =>
  2 * padding * sheet.air + Math.max(...wordsOf(pair, style).map((words) => heightOf(sheet, words)));

function drawPair(sheet: Sheet, list: Tag, { style, ...pair }: Pair & { style: PairStyle }): void {
  const bottom = sheet.pdf.y + heightOfPair(sheet, pair, style);
  const y = sheet.pdf.y + padding * sheet.air;
  const [name, text] = wordsOf(pair, style);
  within(sheet, { tag: 'LI', parent: list }, (item) => {
    write(sheet, item, { tag: 'Lbl', ...name, y });
    write(sheet, item, { tag: 'LBody', ...text, y });
  });
  sheet.pdf.y = bottom;
}
