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

/** A ruled list of labels with their texts. */
export function drawPairs(sheet: Sheet, parent: Tag, { pairs, place }: { pairs: readonly Pair[]; place: Place }): void {
  within(sheet, { tag: 'L', parent }, (list) => {
    if (place === 'column') rule(sheet);
    pairs.forEach((pair, index) => {
      if (index > 0 || place === 'column') sheet.pdf.y += padding;
      drawPair(sheet, list, { ...pair, place });
      sheet.pdf.y += padding;
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
