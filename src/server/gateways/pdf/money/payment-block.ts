import { colours, columns, page } from '../look.ts';
import { drawPairs } from '../pair-list.ts';
import { sectionBeside } from '../section.ts';
import { type Sheet, type Tag, heightOf, within, write } from '../sheet.ts';
import type { PaymentWords } from './payment-wording.ts';

/** Side of the code in points, 34 mm: a module of its largest version is half a millimetre, which phones read from paper. */
const size = 96.4;
const headingHeight = 24;
const beside = { x: columns.beside, width: page.right - columns.beside } as const;

/** How to pay: account, sum and symbol, and the code under the heading; all on one page (H3, H6). */
export function drawPayment(sheet: Sheet, words: PaymentWords): void {
  const pairs = words.pairs.reduce(
    (sum, { text }) => sum + heightOf(sheet, { text, style: 'body', ...beside, width: 150 }) + 5.3,
    0,
  );
  const code = words.code ? headingHeight + size + 30 : 0;
  sectionBeside(sheet, { heading: words.heading, height: Math.max(pairs + 16, code) }, (tag) => {
    const top = sheet.pdf.y;
    drawPairs(sheet, tag, { pairs: words.pairs, place: 'beside' });
    if (words.note !== null) {
      sheet.pdf.y += 4;
      write(sheet, tag, { tag: 'P', text: words.note, style: 'body', ...beside });
    }
    const bottom = sheet.pdf.y;
    if (words.code) drawCode(sheet, tag, { ...words.code, y: top + headingHeight });
    sheet.pdf.y = Math.max(sheet.pdf.y, bottom);
  });
}

type Code = NonNullable<PaymentWords['code']> & { y: number };

/** The code as one vector shape, with the paper around it as its quiet zone, and what to do with it. */
function drawCode(sheet: Sheet, parent: Tag, { shape, alt, scan, y }: Code): void {
  const { pdf } = sheet;
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
  within(sheet, { tag: 'Caption', parent }, (caption) =>
    write(sheet, caption, { tag: 'P', text: scan, style: 'note', x, width: size + 16, y: y + size + 6 }),
  );
}
