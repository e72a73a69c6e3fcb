import { colours, page } from './look.ts';
import { inset, shareWidth } from './cells.ts';
import { drawBob, drawNail } from './marks.ts';
import { type Sheet, decorate, letter } from './sheet.ts';

/** Footer of every page. */
export type FurnitureWords = {
  tagline: string;
  number: string;
  companyNumber: string;
  contact: {
    name: string;
    address: { street: string; postalCode: string; city: string };
    phone: string;
    mailbox: string;
  };
  pageOf: (page: number, pages: number) => string;
};

const bobHeight = 40;

/** Draws the plumb line and the title block on every page, once it is known how many there are. */
export function finishPages(sheet: Sheet, words: FurnitureWords): void {
  const { pdf } = sheet;
  const pages = pdf.bufferedPageRange().count;
  const end = Math.min(pdf.y - 4, page.bottom - bobHeight);
  for (let index = 0; index < pages; index += 1) {
    pdf.switchToPage(index);
    // The title block is below the line at which text would start a new page.
    pdf.page.margins.bottom = 0;
    decorate(sheet, () => drawAxis(sheet, { index, end: index === pages - 1 ? end : null }));
    decorate(sheet, () => drawTitleBlock(sheet, words, words.pageOf(index + 1, pages)), 'Pagination');
  }
}

/** The line from the nail on the first page to the bob on the last, with a point for each heading. */
function drawAxis({ pdf, knots, ink }: Sheet, { index, end }: { index: number; end: number | null }): void {
  const top = index === 0 ? 40 : 0;
  pdf
    .moveTo(page.axis, top)
    .lineTo(page.axis, end ?? page.height)
    .lineWidth(1.5)
    .stroke(ink.line);
  if (index === 0) drawNail(pdf, { x: page.axis, y: top });
  if (end !== null) drawBob(pdf, { x: page.axis, y: end, height: bobHeight }, ink);
  for (const knot of knots.filter((candidate) => candidate.page === index)) {
    pdf.circle(page.axis, knot.y, 3.4).lineWidth(1.4).fillAndStroke(colours.white, colours.ink);
  }
}

/** The title block: agency, document, page number. */
function drawTitleBlock(sheet: Sheet, words: FurnitureWords, pageOf: string): void {
  const { pdf, ink } = sheet;
  const { top, height } = page.titleBlock;
  const { name, address, phone, mailbox } = words.contact;
  const blocks = [
    [name, words.tagline],
    [`${address.street}, ${address.postalCode} ${address.city}`, words.companyNumber],
    [phone, mailbox],
    [words.number, pageOf],
  ].map(([first = '', second = '']) => [
    { text: first, style: 'letteringStrong' } as const,
    { text: second, style: 'lettering' } as const,
  ]);
  const cells = shareWidth(sheet, blocks, { left: page.left + 16 });
  for (const [index, lines] of blocks.entries()) {
    for (const [row, line] of lines.entries()) {
      letter(sheet, { ...line, ...inset(cells[index]), y: top + 7 + row * 12, isOneLine: true });
    }
  }
  for (const { x } of cells.slice(1)) pdf.moveTo(x, top).lineTo(x, top + height);
  pdf.lineWidth(0.5).stroke(colours.hair);
  pdf
    .moveTo(page.left + 14, top)
    .lineTo(page.left + 14, top + 7)
    .lineWidth(1)
    .stroke(ink.line);
  drawBob(pdf, { x: page.left + 14, y: top + 6, height: 24 }, ink);
  pdf
    .rect(page.left, top, page.right - page.left, height)
    .lineWidth(1.2)
    .stroke(colours.ink);
}
