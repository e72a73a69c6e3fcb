import { colours, columns, page } from './look.ts';
import { type Sheet, type Tag, decorate, heightOf, keepTogether, within, write } from './sheet.ts';

const gapAbove = 15;
/** Aligns the first line of text with the baseline of the heading beside it. */
const baselineShift = 4.4;

export type SectionOptions = {
  heading: string;
  /** Height that must be on one page with the heading, in points. */
  height: number;
};

/** A section on the axis, its heading over the full column. */
export function section(sheet: Sheet, { heading, height }: SectionOptions, draw: (tag: Tag) => void): void {
  const { pdf } = sheet;
  pdf.y += gapAbove * sheet.air;
  keepTogether(sheet, height + 25);
  within(sheet, { tag: 'Sect', parent: sheet.root }, (tag) => {
    hang(sheet, pdf.y + 9.5);
    write(sheet, tag, { tag: 'H2', text: heading, style: 'heading', x: page.left, width: page.right - page.left });
    pdf.y += 5;
    draw(tag);
  });
}

/** A short section that stays on one page, its heading on the axis and its content beside it. */
export function sectionBeside(sheet: Sheet, { heading, height }: SectionOptions, draw: (tag: Tag) => void): void {
  const { pdf } = sheet;
  const words = { text: heading, style: 'heading', x: page.left, width: columns.beside - page.left - 10 } as const;
  pdf.y += gapAbove * sheet.air;
  keepTogether(sheet, Math.max(height + baselineShift, heightOf(sheet, words)));
  within(sheet, { tag: 'Sect', parent: sheet.root }, (tag) => {
    const top = pdf.y;
    hang(sheet, top + 9.5);
    write(sheet, tag, { tag: 'H2', ...words });
    const bottom = pdf.y;
    pdf.y = top + baselineShift;
    draw(tag);
    pdf.y = Math.max(pdf.y, bottom);
  });
}

/** A leader from the axis to the heading at height `y`, and its point on the axis. */
export function hang(sheet: Sheet, y: number): void {
  sheet.knots.push({ page: sheet.pdf.bufferedPageRange().count - 1, y });
  decorate(sheet, (pdf) => {
    pdf
      .moveTo(page.axis, y)
      .lineTo(page.left - 8, y)
      .lineWidth(0.75)
      .stroke(colours.ink);
  });
}

type Rule = { left?: number; y?: number; kind?: 'hair' | 'ink' };

/** A line to the right edge at the current height: a hairline between rows, an ink line around a table. */
export function rule(sheet: Sheet, { left = page.left, y = sheet.pdf.y, kind = 'hair' }: Rule = {}): void {
  decorate(sheet, (pdf) => {
    pdf
      .moveTo(left, y)
      .lineTo(page.right, y)
      .lineWidth(kind === 'hair' ? 0.5 : 1.2)
      .stroke(colours[kind]);
  });
}
