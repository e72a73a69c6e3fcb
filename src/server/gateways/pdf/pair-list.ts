import { columns, page } from './look.ts';
import { rule } from './section.ts';
import { type Sheet, type Tag, heightOf, keepTogether, within, write } from './sheet.ts';

export type Pair = { label: string; text: string };

const padding = 2.4;

/** Positions of labels and texts: over the full column, or beside a heading with the texts at the right edge. */
const places = {
  column: {
    label: { x: page.left, width: columns.beside - page.left - 10 },
    text: { x: columns.beside, width: page.right - columns.beside },
  },
  beside: {
    label: { x: columns.beside, width: 190 },
    text: { x: columns.beside + 195, width: page.right - columns.beside - 195, align: 'right', figures: true },
  },
} as const;
type Place = keyof typeof places;

/** Height of a ruled list beside a heading, in points. */
export function heightOfPairsBeside(sheet: Sheet, pairs: readonly Pair[]): number {
  const { label: left, text: right } = places.beside;
  const heights = pairs.map(({ label, text }) =>
    Math.max(
      heightOf(sheet, { text: label, style: 'label', ...left }),
      heightOf(sheet, { text, style: 'body', ...right }),
    ),
  );
  return heights.reduce((sum, height) => sum + height + 2 * padding * sheet.air, 0);
}

/** A ruled list of labels with their texts. */
export function drawPairs(sheet: Sheet, parent: Tag, { pairs, place }: { pairs: readonly Pair[]; place: Place }): void {
  const air = padding * sheet.air;
  within(sheet, { tag: 'L', parent }, (list) => {
    if (place === 'column') rule(sheet);
    pairs.forEach((pair, index) => {
      if (index > 0 || place === 'column') sheet.pdf.y += air;
      drawPair(sheet, list, { ...pair, place });
      sheet.pdf.y += air;
      rule(sheet, { left: places[place].label.x });
    });
  });
}

function drawPair(sheet: Sheet, list: Tag, { label, text, place }: Pair & { place: Place }): void {
  const words = { text, style: 'body', ...places[place].text } as const;
  // A long text continues on the next page, but its first lines stay with the label.
  keepTogether(sheet, Math.min(heightOf(sheet, words), 40) + padding);
  const { y } = sheet.pdf;
  within(sheet, { tag: 'LI', parent: list }, (item) => {
    write(sheet, item, { tag: 'Lbl', text: label, style: 'label', ...places[place].label, y });
    const bottom = sheet.pdf.y;
    write(sheet, item, { tag: 'LBody', ...words, y });
    // A label can be longer than its text; on the next page, only the text counts.
    if (sheet.pdf.y > y) sheet.pdf.y = Math.max(sheet.pdf.y, bottom);
  });
}
