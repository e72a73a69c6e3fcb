import { drawHead, drawPrice } from '../header.ts';
import { productInk } from '../look.ts';
import { finishPages } from '../page-furniture.ts';
import { drawParties } from '../quote/parties-block.ts';
import { drawNotes, drawText } from '../quote/text-sections.ts';
import { openSheet } from '../sheet.ts';
import { drawPayment } from './payment-block.ts';
import { type PaymentRequestPaper, wordPaymentRequest } from './payment-request-wording.ts';

/** The PDF of a payment request (H3, H6): drawn from the frozen request alone, so that it is the same whenever it is asked for. */
export function renderPaymentRequest(paper: PaymentRequestPaper): Promise<Uint8Array> {
  const words = wordPaymentRequest(paper);
  const sheet = openSheet({
    language: words.language,
    title: words.subject,
    subject: words.number,
    author: words.brand,
    createdAt: Date.parse(`${paper.document.issuedOn}T12:00:00Z`),
    ink: paper.look?.ink ?? productInk,
  });
  drawHead(sheet, { ...words, picture: paper.look?.logo ?? null }, (tag) => drawPrice(sheet, tag, words.price));
  drawParties(sheet, words.parties);
  drawText(sheet, words.reason);
  drawNotes(sheet, words.notes);
  drawPayment(sheet, words.payment);
  finishPages(sheet, words);
  sheet.root.end();
  sheet.pdf.end();
  return sheet.bytes;
}
