import { page } from '../look.ts';
import { hang } from '../section.ts';
import { type Sheet, type Tag, type Words, heightOf, keepTogether, within, write } from '../sheet.ts';
import type { PartyBlock } from './parties-wording.ts';

const gap = 20;
const width = (page.right - page.left - gap) / 2;

/** Seller and buyer beside each other. */
export function drawParties(sheet: Sheet, parties: readonly PartyBlock[]): void {
  const { pdf } = sheet;
  pdf.y += 15 * sheet.air;
  keepTogether(sheet, Math.max(...parties.map((party) => heightOfParty(sheet, party))));
  const top = pdf.y;
  hang(sheet, top + 9.5);
  const bottoms = parties.map((party, index) => {
    within(sheet, { tag: 'Sect', parent: sheet.root }, (tag) => {
      drawParty(sheet, tag, { party, x: page.left + index * (width + gap), top });
    });
    return pdf.y;
  });
  pdf.y = Math.max(...bottoms);
}

function heightOfParty(sheet: Sheet, party: PartyBlock): number {
  return wordsOf(party, page.left).reduce((sum, words) => sum + heightOf(sheet, words) + 1, 6);
}

const wordsOf = ({ heading, name, lines }: PartyBlock, x: number): Words[] => [
  { text: heading, style: 'heading', x, width },
  { text: name, style: 'strong', x, width },
  ...lines.map((text) => ({ text, style: 'body', x, width }) as const),
];

function drawParty(sheet: Sheet, tag: Tag, { party, x, top }: { party: PartyBlock; x: number; top: number }): void {
  const [heading, ...lines] = wordsOf(party, x);
  if (heading) write(sheet, tag, { tag: 'H2', ...heading, y: top });
  sheet.pdf.y += 5;
  for (const words of lines) write(sheet, tag, { tag: 'P', ...words });
}
