import type { EstimateWords } from './estimate/estimate-wording.ts';
import { columns, page } from './look.ts';
import { drawPairs } from './pair-list.ts';
import { sectionBeside } from './section.ts';
import { type Sheet, type Tag, heightOf, within, write } from './sheet.ts';

const beside = { x: columns.beside, width: page.right - columns.beside } as const;

/** Duration of the work, and whether it fits the desired time. */
export function drawWeeks(sheet: Sheet, { weeks }: EstimateWords): void {
  sectionBeside(sheet, { heading: weeks.heading, height: 30 }, (tag) => {
    write(sheet, tag, { tag: 'P', text: weeks.range, style: 'strong', ...beside });
    if (weeks.fit) write(sheet, tag, { tag: 'P', text: weeks.fit, style: 'body', ...beside });
  });
}

/** Payment in parts; the parts sum to the total. */
export function drawInstallments(sheet: Sheet, { installments }: EstimateWords): void {
  const { heading, parts, none } = installments;
  sectionBeside(sheet, { heading, height: parts.length * 20 + 14 }, (tag) => {
    if (parts.length > 0) drawPairs(sheet, tag, { pairs: parts, place: 'beside' });
    else write(sheet, tag, { tag: 'P', text: none, style: 'body', ...beside });
  });
}

type Contact = { developer: string; phone: string; mailbox: string };

const stepText = { x: beside.x + 16, width: beside.width - 16 } as const;

/** Next steps, contact, and how binding the estimate is. */
export function drawNext(sheet: Sheet, words: EstimateWords): void {
  const { next, disclaimer } = words;
  const last = { text: disclaimer, style: 'note', ...beside } as const;
  const steps = next.steps.reduce((sum, text) => sum + 2 + heightOf(sheet, { text, style: 'body', ...stepText }), 0);
  sectionBeside(sheet, { heading: next.heading, height: steps + 30 + heightOf(sheet, last) }, (tag) => {
    within(sheet, { tag: 'L', parent: tag }, (list) => {
      next.steps.forEach((step, index) => drawStep(sheet, list, { number: `${index + 1}.`, step }));
    });
    sheet.pdf.y += 6;
    drawContact(sheet, tag, words.contact);
    sheet.pdf.y += 6;
    write(sheet, tag, { tag: 'P', ...last });
  });
}

function drawStep(sheet: Sheet, list: Tag, { number, step }: { number: string; step: string }): void {
  const { y } = sheet.pdf;
  within(sheet, { tag: 'LI', parent: list }, (item) => {
    write(sheet, item, { tag: 'Lbl', text: number, style: 'strong', ...beside, width: 14, y });
    write(sheet, item, { tag: 'LBody', text: step, style: 'body', ...stepText, y });
  });
  sheet.pdf.y += 2;
}

/** Whom to ask: name, telephone and mailbox, which a click opens. */
export function drawContact(sheet: Sheet, tag: Tag, contact: Contact): void {
  const { y } = sheet.pdf;
  const phone = `tel:${contact.phone.replaceAll(' ', '')}`;
  const cell = { style: 'strong', y } as const;
  write(sheet, tag, { tag: 'P', ...cell, text: contact.developer, x: beside.x, width: 108 });
  for (const words of [
    { text: contact.phone, link: phone, x: beside.x + 112, width: 96 },
    { text: contact.mailbox, link: `mailto:${contact.mailbox}`, x: beside.x + 212, width: beside.width - 212 },
  ]) {
    within(sheet, { tag: 'P', parent: tag }, (line) => write(sheet, line, { tag: 'Link', ...cell, ...words }));
  }
}
