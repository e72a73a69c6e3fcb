import { drawHead, drawPrice } from '../header.ts';
import { page, productInk } from '../look.ts';
import { finishPages } from '../page-furniture.ts';
import { drawTables } from '../quote/lines-table.ts';
import { drawParties } from '../quote/parties-block.ts';
import { drawNotes } from '../quote/text-sections.ts';
import { drawWatermark } from '../quote/watermark.ts';
import { type Sheet, openSheet, write } from '../sheet.ts';
import { drawPayment } from './payment-block.ts';
import { type TaxDocumentPaper, type TaxDocumentWords, wordTaxDocument } from './tax-document-wording.ts';

/** Part of the usual air with which a document of little more than a page is drawn once more. */
const lessAir = 0.6;

/**
 * The PDF of a tax document (H3): A4, tagged, fonts embedded, in the document's language; equal input gives equal bytes. It reads
 * the frozen document and nothing of today's settings. What needs a second page only for its air stays on one.
 */
export function renderTaxDocument(paper: TaxDocumentPaper): Promise<Uint8Array> {
  const words = wordTaxDocument(paper);
  const usual = drawPaper(paper, words);
  if (usual.pages !== 2) return usual.bytes;
  const closer = drawPaper(paper, words, lessAir);
  return closer.pages === 1 ? closer.bytes : usual.bytes;
}

function drawPaper(
  paper: TaxDocumentPaper,
  words: TaxDocumentWords,
  air = 1,
): { pages: number; bytes: Promise<Uint8Array> } {
  const sheet = openSheet({
    language: words.language,
    title: words.subject,
    subject: words.number,
    author: words.brand,
    createdAt: Date.parse(`${paper.document.issuedOn}T12:00:00Z`),
    ink: paper.look?.ink ?? productInk,
    air,
  });
  drawTop(sheet, words, paper);
  drawParties(sheet, words.parties);
  drawTables(sheet, words);
  drawNotes(sheet, [...words.notes, ...words.note.split(/\r?\n/).filter((line) => line.trim() !== '')]);
  if (words.payment) drawPayment(sheet, words.payment);
  // Finishing reads where the last page ends.
  const end = sheet.pdf.y;
  if (words.mark !== null) drawWatermark(sheet, words.mark);
  sheet.pdf.y = end;
  finishPages(sheet, words);
  const pages = sheet.pdf.bufferedPageRange().count;
  sheet.root.end();
  sheet.pdf.end();
  return { pages, bytes: sheet.bytes };
}

function drawTop(sheet: Sheet, words: TaxDocumentWords, { look }: TaxDocumentPaper): void {
  drawHead(sheet, { ...words, picture: look?.logo ?? null }, (tag) => {
    for (const text of words.notices) {
      const notice = { text, style: 'strong', x: page.left, width: page.right - page.left } as const;
      write(sheet, tag, { tag: 'P', ...notice, y: sheet.pdf.y + 8 });
    }
    if (words.price) drawPrice(sheet, tag, words.price);
  });
}
