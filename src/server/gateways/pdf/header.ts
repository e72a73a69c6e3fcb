import type { EstimateWords } from './estimate/estimate-wording.ts';
import { type DocumentLook, colours, page } from './look.ts';
import { drawLogo, openLogo } from './marks.ts';
import { hang } from './section.ts';
import { inset, shareWidth } from './cells.ts';
import { type Sheet, type Tag, decorate, heightOf, widthOf, within, write } from './sheet.ts';

const width = page.right - page.left;
/** Width limit of a logo in points, because the agency's sentence is beside it. */
const widestLogo = 220;
const logo = { x: page.left, y: 26, height: 34 } as const;

/** Head of the first page: agency, title, number, validity, and the price as a dimension. */
export function drawHeader(sheet: Sheet, words: EstimateWords, picture: DocumentLook['logo']): void {
  const marks = [words.number, words.issued, words.validUntil, words.preparedBy];
  drawHead(sheet, { ...words, marks, picture }, (tag) =>
    drawPrice(sheet, tag, { sum: words.total.range, label: words.total.label }),
  );
}

type Head = {
  brand: string;
  tagline: string;
  title: string;
  subtitle: string;
  marks: readonly string[];
  picture: DocumentLook['logo'];
};

/**
 * Agency, title and number, at the top of the first page of any document; `drawRest` adds to the same structure
 * element.
 */
export function drawHead(sheet: Sheet, head: Head, drawRest: (tag: Tag) => void): void {
  within(sheet, { tag: 'Sect', parent: sheet.root }, (tag) => {
    drawWordmark(sheet, tag, head);
    hang(sheet, 93);
    write(sheet, tag, { tag: 'H1', text: head.title, style: 'title', x: page.left, width, y: 70 });
    write(sheet, tag, { tag: 'P', text: head.subtitle, style: 'lead', x: page.left, width });
    drawMarks(sheet, tag, head.marks);
    drawRest(tag);
  });
}

type Wordmark = Pick<Head, 'brand' | 'tagline' | 'picture'>;

function drawWordmark(sheet: Sheet, tag: Tag, { picture, ...words }: Wordmark): void {
  const drawn = picture ?? openLogo();
  const scale = Math.min(logo.height / drawn.height, widestLogo / drawn.width);
  const size = { width: drawn.width * scale, height: drawn.height * scale };
  const figure = sheet.pdf.struct(
    'Figure',
    { alt: words.brand, bbox: [logo.x, logo.y, logo.x + size.width, logo.y + size.height] },
    () => {
      if (picture) sheet.pdf.image(Buffer.from(picture.bytes), logo.x, logo.y, size);
      else drawLogo(sheet.pdf, logo, sheet.ink);
    },
  );
  tag.add(figure);
  figure.end();
  const x = logo.x + size.width + 10;
  write(sheet, tag, { tag: 'P', text: words.tagline, style: 'note', x, width: page.right - x, y: logo.y + 12.5 });
}

/** Row of number and dates in ruled cells, each as wide as its text. */
function drawMarks(sheet: Sheet, tag: Tag, marks: readonly string[]): void {
  const top = sheet.pdf.y + 10;
  const cells = shareWidth(
    sheet,
    marks.map((mark) => [{ text: mark, style: 'mark' }]),
    { left: page.left - 9 },
  );
  const words = marks.map((text, index) => ({ text, style: 'mark', ...inset(cells[index]) }) as const);
  const bottom = top + 13 + Math.max(...words.map((each) => heightOf(sheet, each)));
  for (const each of words) write(sheet, tag, { tag: 'P', ...each, y: top + 6.5 });
  for (const { x } of cells.slice(1)) strokeHair(sheet, [x, top], [x, bottom]);
  strokeHair(sheet, [page.left, top], [page.right, top]);
  strokeHair(sheet, [page.left, bottom], [page.right, bottom]);
  sheet.pdf.y = bottom;
}

function strokeHair(sheet: Sheet, from: [number, number], to: [number, number]): void {
  decorate(sheet, (pdf) =>
    pdf
      .moveTo(...from)
      .lineTo(...to)
      .lineWidth(0.5)
      .stroke(colours.hair),
  );
}

/** The price in the gap of a dimension line, like a length in a drawing. */
export function drawPrice(sheet: Sheet, tag: Tag, { sum, label }: { sum: string; label: string }): void {
  const top = sheet.pdf.y + 16;
  const middle = top + 18;
  const gap = widthOf(sheet, sum, 'sum') / 2 + 14;
  const centre = page.left + width / 2;
  decorate(sheet, (pdf) => {
    pdf
      .moveTo(page.left, middle)
      .lineTo(centre - gap, middle)
      .moveTo(centre + gap, middle)
      .lineTo(page.right, middle);
    for (const x of [page.left + 4, page.right - 4]) {
      pdf.moveTo(x, middle - 9).lineTo(x, middle + 9);
    }
    pdf.lineWidth(0.75).stroke(colours.ink);
    for (const x of [page.left + 4, page.right - 4]) {
      pdf.moveTo(x - 4.5, middle + 4.5).lineTo(x + 4.5, middle - 4.5);
    }
    pdf.lineWidth(1.8).stroke(colours.ink);
  });
  write(sheet, tag, { tag: 'P', text: sum, style: 'sum', x: page.left, width, y: top, align: 'center' });
  write(sheet, tag, { tag: 'P', text: label, style: 'note', x: page.left, width, y: top + 33, align: 'center' });
}
