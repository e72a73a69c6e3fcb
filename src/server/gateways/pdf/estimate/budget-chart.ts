import type { EstimateWords } from './estimate-wording.ts';
import { colours, columns, page } from '#server/gateways/pdf/look.ts';
import { sectionBeside } from '#server/gateways/pdf/section.ts';
import { type Sheet, type Tag, heightOf, write } from '#server/gateways/pdf/sheet.ts';

type Budget = NonNullable<EstimateWords['budget']>;
type Bar = { minimum: number; maximum: number | null };

const scale = { left: columns.beside + 62, right: columns.to.x - 36 } as const;
const rowHeight = 22;

/** The price compared with the budget: the budget as hatched material, the price as a dimension line (D3). */
export function drawBudget(sheet: Sheet, budget: Budget): void {
  const verdict = {
    text: budget.verdict,
    style: 'body',
    x: columns.beside,
    width: page.right - columns.beside,
  } as const;
  const height = heightOf(sheet, verdict) + 8 + 2 * rowHeight;
  sectionBeside(sheet, { heading: budget.heading, height }, (tag) => {
    const { pdf } = sheet;
    write(sheet, tag, { tag: 'P', ...verdict });
    const top = pdf.y + 8;
    drawBars(sheet, tag, { ...budget, top });
    for (const [index, bar] of [budget.bars.budget, budget.bars.estimate].entries()) {
      const y = top + index * rowHeight + 4;
      write(sheet, tag, { tag: 'P', text: bar.label, style: 'label', x: columns.beside, width: 60, y });
      const value = { x: scale.right + 4, width: page.right - scale.right - 4, align: 'right', figures: true } as const;
      write(sheet, tag, { tag: 'P', text: bar.text, style: 'strong', y, ...value });
    }
    pdf.y = top + 2 * rowHeight;
  });
}

function drawBars(sheet: Sheet, tag: Tag, { bars, chart, top }: Budget & { top: number }): void {
  const { pdf } = sheet;
  const farthest = Math.max(bars.estimate.maximum, bars.budget.maximum ?? bars.budget.minimum * 1.4);
  const place = (amount: number) => scale.left + (amount / (farthest * 1.05)) * (scale.right - scale.left);
  const figure = pdf.struct('Figure', { alt: chart, bbox: [scale.left, top, scale.right, top + 2 * rowHeight] }, () => {
    pdf.save();
    drawHatched(pdf, bars.budget, { place, top: top + 3 });
    drawMeasured(sheet, bars.estimate, { place, top });
    pdf.restore();
  });
  tag.add(figure);
  figure.end();
}

type Ground = { place: (amount: number) => number; top: number };

/** The budget as cut timber; an open budget has no edge at its end. */
function drawHatched(pdf: PDFKit.PDFDocument, { minimum, maximum }: Bar, { place, top }: Ground): void {
  const height = 13;
  const left = place(minimum);
  const right = maximum === null ? scale.right : place(maximum);
  pdf
    .save()
    .rect(left, top, right - left, height)
    .clip();
  for (let x = left - height; x < right; x += 4.5) pdf.moveTo(x, top + height).lineTo(x + height, top);
  pdf.lineWidth(0.6).stroke(colours.timber).restore();
  pdf
    .moveTo(left, top)
    .lineTo(right, top)
    .moveTo(left, top + height)
    .lineTo(right, top + height)
    .moveTo(left, top)
    .lineTo(left, top + height);
  if (maximum !== null) pdf.moveTo(right, top).lineTo(right, top + height);
  pdf.lineWidth(0.9).stroke(colours.timber);
}

/** The price as a dimension line, connected with the budget by thin projection lines. */
function drawMeasured({ pdf, ink }: Sheet, { minimum, maximum }: Bar, { place, top }: Ground): void {
  const [left, right] = [place(minimum), place(maximum ?? minimum)];
  const y = top + rowHeight + 10;
  // Ticks of a short length must not cross each other.
  const tick = Math.min(4, Math.max(2, (right - left) / 2.5));
  pdf
    .moveTo(left, top)
    .lineTo(left, y + 6)
    .moveTo(right, top)
    .lineTo(right, y + 6)
    .lineWidth(0.5)
    .stroke(colours.ink);
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(1.8).stroke(ink.line);
  for (const x of [left, right]) pdf.moveTo(x - tick, y + tick).lineTo(x + tick, y - tick);
  pdf.lineWidth(1.5).stroke(colours.ink);
}
