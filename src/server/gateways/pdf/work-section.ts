import type { EstimateWords } from './estimate-wording.ts';
import { drawPairs } from './pair-list.ts';
import { section } from './section.ts';
import type { Sheet } from './sheet.ts';

/** What the visitor ordered, each answer beside its question. */
export function drawWork(sheet: Sheet, { work }: EstimateWords): void {
  section(sheet, { heading: work.heading, height: 60 }, (tag) => {
    drawPairs(sheet, tag, { pairs: work.facts, place: 'column' });
  });
}
