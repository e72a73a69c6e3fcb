import type { EstimateWords } from './estimate-wording.ts';
import { drawPairs } from '#server/gateways/pdf/pair-list.ts';
import { section } from '#server/gateways/pdf/section.ts';
import type { Sheet } from '#server/gateways/pdf/sheet.ts';

/** What the visitor ordered, each answer beside its question. */
export function drawWork(sheet: Sheet, { work }: EstimateWords): void {
  section(sheet, { heading: work.heading, height: 60 }, (tag) => {
    drawPairs(sheet, tag, { pairs: work.facts, place: 'column' });
  });
}
