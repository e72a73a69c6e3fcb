import { colours, columns, page } from '../look.ts';
import { type Sheet, type Tag, decorate, heightOf, keepTogether, letter, write } from '../sheet.ts';
import type { PrintedPicture } from './ready-to-print.ts';

/** Largest sides of a picture on paper in points, and the radius of a pin. */
const most = { width: page.right - columns.beside, height: 270 } as const;
const radius = 7;

type Figure = {
  picture: PrintedPicture;
  caption: string;
  /** Numbers of marks, thousandths from the upper left corner. */
  pins: readonly { n: number; x: number; y: number }[];
};

/** A picture with its pins and, under it, what it shows; both on one page. */
export function drawPicture(sheet: Sheet, parent: Tag, { picture, caption, pins }: Figure): void {
  const { pdf } = sheet;
  const scale = Math.min(most.width / picture.width, most.height / picture.height, 1);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const words = { text: caption, style: 'note', x: columns.beside, width: most.width } as const;
  pdf.y += 8;
  keepTogether(sheet, size.height + 4 + heightOf(sheet, words));
  const corner = { x: columns.beside, y: pdf.y };
  const bbox: [number, number, number, number] = [corner.x, corner.y, corner.x + size.width, corner.y + size.height];
  const figure = pdf.struct('Figure', { alt: caption, bbox }, () => {
    pdf.image(picture.bytes, corner.x, corner.y, size);
    pdf.rect(corner.x, corner.y, size.width, size.height).lineWidth(0.5).stroke(colours.hair);
  });
  parent.add(figure);
  figure.end();
  // The list of marks says the same in words.
  for (const { n, x, y } of pins) {
    drawPin(sheet, { n, x: corner.x + within(size.width, x), y: corner.y + within(size.height, y) });
  }
  pdf.y = corner.y + size.height + 4;
  write(sheet, parent, { tag: 'Caption', ...words });
}

/** A place in points that leaves room for the whole pin. */
const within = (side: number, thousandths: number): number =>
  Math.max(Math.min(radius, side / 2), Math.min((side * thousandths) / 1000, side - radius));

function drawPin(sheet: Sheet, { n, x, y }: { n: number; x: number; y: number }): void {
  decorate(sheet, (pdf) => {
    pdf.circle(x, y, radius).lineWidth(1.2).fillAndStroke(colours.white, colours.ink);
    letter(sheet, {
      text: String(n),
      style: 'letteringStrong',
      x: x - radius,
      width: 2 * radius,
      y: y - 5,
      align: 'center',
      isOneLine: true,
    });
  });
}
