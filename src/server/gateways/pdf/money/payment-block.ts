import { colours, columns, page } from '../look.ts';
import { drawPairs, heightOfPairsBeside } from '../pair-list.ts';
import { sectionBeside } from '../section.ts';
import { type Sheet, type Tag, write } from '../sheet.ts';
import type { PaymentWords } from './payment-wording.ts';

/** Side of the code in points, 34 mm: a module of its largest version is half a millimetre, which phones read from paper. */
const size = 96.4;
const headingHeight = 24;
const beside = { x: columns.beside, width: page.right - columns.beside } as const;

/** How to pay: account, sum and symbol, and the code under the heading; all on one page (H3, H6). */
export function drawPayment(sheet: Sheet, words: PaymentWords): void {
  const notes = [words.note, words.code?.scan ?? null].filter((text) => text !== null);
  const pairs = heightOfPairsBeside(sheet, words.pairs);
  const code = words.code ? headingHeight + size : 0;
  sectionBeside(sheet, { heading: words.heading, height: Math.max(pairs + notes.length * 18, code) }, (tag) => {
    const top = sheet.pdf.y;
    drawPairs(sheet, tag, { pairs: words.pairs, place: 'beside' });
    for (const text of notes) {
      sheet.pdf.y += 4;
      write(sheet, tag, { tag: 'P', text, style: 'note', ...beside });
    }
    if (!words.code) return;
    drawCode(sheet, tag, { ...words.code, y: top + headingHeight });
    sheet.pdf.y = Math.max(sheet.pdf.y, top + headingHeight + size);
  });
}

type Code = Pick<NonNullable<PaymentWords['code']>, 'shape' | 'alt'> & { y: number };

/** The code as one vector shape, with the paper around it as its quiet zone. */
function drawCode({ pdf }: Sheet, parent: Tag, { shape, alt, y }: Code): void {
  const x = page.left;
  const figure = pdf.struct('Figure', { alt, bbox: [x, y, x + size, y + size] }, () => {
    pdf
      .save()
      .translate(x, y)
      .scale(size / shape.size)
      .path(shape.path)
      .fill(colours.ink)
      .restore();
  });
  parent.add(figure);
  figure.end();
}
