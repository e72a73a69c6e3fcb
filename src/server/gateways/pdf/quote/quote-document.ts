import { keywordOfCode } from '#domain/quotes/signing/find-verify-code.ts';
import { drawHead, drawPrice } from '../header.ts';
import { page, productInk } from '../look.ts';
import { finishPages } from '../page-furniture.ts';
import { openSheet, write } from '../sheet.ts';
import { drawEvidence } from './evidence-page.ts';
import { drawTables } from './lines-table.ts';
import { drawParties } from './parties-block.ts';
import { type QuoteDocument, wordQuote } from './quote-wording.ts';
import { drawDates, drawNotes, drawPlan, drawQuestions, drawText } from './text-sections.ts';
import { drawVerification } from './verification-block.ts';
import { drawWatermark } from './watermark.ts';

/**
 * The PDF of a quote (H3): A4, tagged, fonts embedded, in the document's language; equal input gives equal bytes. It reads the
 * frozen document and where it stands, nothing of today's settings.
 */
export function renderQuote(document: QuoteDocument): Promise<Uint8Array> {
  const { snapshot, look } = document;
  const words = wordQuote(document);
  const sheet = openSheet({
    language: snapshot.language,
    title: words.subject,
    subject: words.number,
    ...(document.verification && { keywords: keywordOfCode(document.verification.code) }),
    author: words.brand,
    createdAt: Date.parse(`${snapshot.issuedOn}T12:00:00Z`),
    ink: look?.ink ?? productInk,
  });
  drawHead(sheet, { ...words, picture: look?.logo ?? null }, (tag) => {
    for (const text of [words.state?.notice, words.agreed]) {
      if (!text) continue;
      const notice = { text, style: 'strong', x: page.left, width: page.right - page.left } as const;
      write(sheet, tag, { tag: 'P', ...notice, y: sheet.pdf.y + 8 });
    }
    if (words.price) drawPrice(sheet, tag, words.price);
  });
  drawParties(sheet, words.parties);
  drawText(sheet, words.texts.description);
  drawTables(sheet, words);
  drawNotes(sheet, words.notes);
  drawText(sheet, words.texts.closing);
  drawPlan(sheet, words);
  drawDates(sheet, words);
  drawQuestions(sheet, words);
  drawText(sheet, words.texts.paymentTerms);
  drawText(sheet, words.texts.terms);
  if (words.evidence) drawEvidence(sheet, words.evidence, words.verification);
  else if (words.verification) drawVerification(sheet, words.verification);
  // Finishing reads where the last page ends.
  const end = sheet.pdf.y;
  if (words.state) drawWatermark(sheet, words.state.mark);
  sheet.pdf.y = end;
  finishPages(sheet, words);
  sheet.root.end();
  sheet.pdf.end();
  return sheet.bytes;
}
