import { drawBudget } from './budget-chart.ts';
import { drawInstallments, drawNext, drawWeeks } from '#server/gateways/pdf/closing-sections.ts';
import { type EstimateDocument, wordEstimate } from './estimate-wording.ts';
import { drawHeader } from '#server/gateways/pdf/header.ts';
import { drawLines } from '#server/gateways/pdf/lines-table.ts';
import { productInk } from '#server/gateways/pdf/look.ts';
import { finishPages } from '#server/gateways/pdf/page-furniture.ts';
import { openSheet } from '#server/gateways/pdf/sheet.ts';
import { drawWork } from './work-section.ts';

/** The PDF of an estimate (H3): A4, tagged, fonts embedded; equal input gives equal bytes. */
export function renderEstimate(document: EstimateDocument): Promise<Uint8Array> {
  const words = wordEstimate(document);
  const sheet = openSheet({
    language: document.language,
    title: words.subject,
    subject: words.number,
    author: words.brand,
    createdAt: document.issuedAt,
    ink: document.look?.ink ?? productInk,
  });
  drawHeader(sheet, words, document.look?.logo ?? null);
  drawWork(sheet, words);
  drawLines(sheet, words);
  drawWeeks(sheet, words);
  if (words.budget) drawBudget(sheet, words.budget);
  drawInstallments(sheet, words);
  drawNext(sheet, words);
  finishPages(sheet, words);
  sheet.root.end();
  sheet.pdf.end();
  return sheet.bytes;
}
