import type { OutlinePoint, OutlineSection } from '#domain/writing/outline-prd.ts';
import { colours, columns, page } from '#server/gateways/pdf/look.ts';
import { rule, section } from '#server/gateways/pdf/section.ts';
import { type Sheet, type Tag, decorate, heightOf, keepTogether, within, write } from '#server/gateways/pdf/sheet.ts';

const full = { x: page.left, width: page.right - page.left } as const;
const name = { x: page.left, width: columns.beside - page.left - 12 } as const;
const beside = { x: columns.beside, width: page.right - columns.beside } as const;
const item = { x: columns.beside + 16, width: page.right - columns.beside - 16 } as const;
const listItem = { x: page.left + 16, width: page.right - page.left - 16 } as const;
const gap = 5;

/** One section: its heading on the axis, then its points, each name beside its text. */
export function drawOutlineSection(sheet: Sheet, { id, title, lead, points }: OutlineSection): void {
  const isList = points.every((point) => point.title === '');
  const first = points[0];
  const height = 24 + (first ? (isList ? 30 : heightOfPoint(sheet, first)) : 0);
  section(sheet, { heading: title, height }, (tag) => {
    write(sheet, tag, { tag: 'P', text: lead, style: 'note', ...full });
    sheet.pdf.y += gap;
    if (isList) drawList(sheet, tag, { items: points.map(({ text }) => text), mark: 'dash', place: listItem });
    else for (const point of points) drawPoint(sheet, tag, { point, mark: id === 'scope' ? 'box' : 'dash' });
  });
}

type Mark = 'box' | 'dash';
type PointOptions = { point: OutlinePoint; mark: Mark };

/** A point stays on one page: no name is left without its text, and no criterion without its feature. */
function drawPoint(sheet: Sheet, parent: Tag, { point, mark }: PointOptions): void {
  keepTogether(sheet, heightOfPoint(sheet, point));
  rule(sheet);
  sheet.pdf.y += gap;
  const top = sheet.pdf.y;
  within(sheet, { tag: 'Sect', parent }, (tag) => {
    write(sheet, tag, { tag: 'H3', text: point.title, style: 'strong', ...name, y: top });
    const bottom = sheet.pdf.y;
    write(sheet, tag, { tag: 'P', text: point.text, style: 'body', ...beside, y: top });
    if (point.items.length > 0) drawList(sheet, tag, { items: point.items, mark, place: item });
    if (point.note) {
      sheet.pdf.y += 1;
      write(sheet, tag, { tag: 'P', text: point.note, style: 'note', ...beside });
    }
    sheet.pdf.y = Math.max(sheet.pdf.y, bottom) + gap;
  });
}

function heightOfPoint(sheet: Sheet, { title, text, items, note }: OutlinePoint): number {
  const right = [
    heightOf(sheet, { text, style: 'body', ...beside }),
    ...items.map((each) => 2 + heightOf(sheet, { text: each, style: 'body', ...item })),
    note ? 1 + heightOf(sheet, { text: note, style: 'note', ...beside }) : 0,
  ].reduce((sum, height) => sum + height, 0);
  return 2 * gap + Math.max(heightOf(sheet, { text: title, style: 'strong', ...name }), right);
}

type ListOptions = { items: readonly string[]; mark: Mark; place: typeof item | typeof listItem };

function drawList(sheet: Sheet, parent: Tag, { items, mark, place }: ListOptions): void {
  within(sheet, { tag: 'L', parent }, (list) => {
    for (const text of items) {
      sheet.pdf.y += 2;
      keepTogether(sheet, heightOf(sheet, { text, style: 'body', ...place }));
      drawMark(sheet, { mark, x: place.x - 14 });
      within(sheet, { tag: 'LI', parent: list }, (entry) => {
        write(sheet, entry, { tag: 'LBody', text, style: 'body', ...place });
      });
    }
  });
}

/** A checkbox for an acceptance criterion, a dash for other lines. */
function drawMark(sheet: Sheet, { mark, x }: { mark: Mark; x: number }): void {
  const { y } = sheet.pdf;
  decorate(sheet, (pdf) => {
    if (mark === 'box')
      pdf
        .rect(x + 0.5, y + 2, 7, 7)
        .lineWidth(0.75)
        .stroke(colours.ink);
    else
      pdf
        .moveTo(x + 1, y + 6)
        .lineTo(x + 7, y + 6)
        .lineWidth(1)
        .stroke(sheet.ink.line);
  });
}
