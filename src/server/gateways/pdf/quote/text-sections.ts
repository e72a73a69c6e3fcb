import { drawContact } from '../closing-sections.ts';
import { columns, page } from '../look.ts';
import { type Pair, drawPairs } from '../pair-list.ts';
import { section, sectionBeside } from '../section.ts';
import { type Sheet, heightOf, keepTogether, write } from '../sheet.ts';
import type { QuoteWords } from './quote-wording.ts';

const full = { x: page.left, width: page.right - page.left } as const;
const beside = { x: columns.beside, width: page.right - columns.beside } as const;

/** A text of the agency by its lines, over as many pages as it needs; nothing where there is none. */
export function drawText(sheet: Sheet, { heading, text }: { heading: string; text: string }): void {
  if (text.trim() === '') return;
  section(sheet, { heading, height: 40 }, (tag) => {
    for (const line of text.trim().split(/\r?\n/)) {
      if (line.trim() === '') sheet.pdf.y += 5;
      else write(sheet, tag, { tag: 'P', text: line, style: 'body', ...full });
    }
  });
}

/** Small remarks on the totals above them. */
export function drawNotes(sheet: Sheet, notes: readonly string[]): void {
  for (const text of notes) {
    const words = { text, style: 'body', ...full } as const;
    sheet.pdf.y += 6;
    keepTogether(sheet, heightOf(sheet, words));
    write(sheet, sheet.root, { tag: 'P', ...words });
  }
}

/** Parts of the payment with what makes them due, and where to. */
export function drawPlan(sheet: Sheet, { plan }: QuoteWords): void {
  if (plan.pairs.length === 0) return;
  sectionBeside(sheet, { heading: plan.heading, height: heightOfPairs(sheet, plan.pairs) + 14 }, (tag) => {
    drawPairs(sheet, tag, { pairs: plan.pairs, place: 'beside' });
    sheet.pdf.y += 4;
    if (plan.note) write(sheet, tag, { tag: 'P', text: plan.note, style: 'note', ...beside });
  });
}

/** When the work begins and ends, as far as it is known. */
export function drawDates(sheet: Sheet, { dates }: QuoteWords): void {
  if (dates.pairs.length === 0) return;
  sectionBeside(sheet, { heading: dates.heading, height: heightOfPairs(sheet, dates.pairs) }, (tag) => {
    drawPairs(sheet, tag, { pairs: dates.pairs, place: 'beside' });
  });
}

/** How to ask. */
export function drawQuestions(sheet: Sheet, { questions, contact }: QuoteWords): void {
  sectionBeside(sheet, { heading: questions.heading, height: 44 }, (tag) => {
    write(sheet, tag, { tag: 'P', text: questions.text, style: 'body', ...beside });
    sheet.pdf.y += 4;
    drawContact(sheet, tag, contact);
  });
}

const heightOfPairs = (sheet: Sheet, pairs: readonly Pair[]): number =>
  pairs.reduce(
    (sum, { label }) => sum + heightOf(sheet, { text: label, style: 'label', ...beside, width: 190 }) + 8,
    0,
  );
