import { columns, page } from '../look.ts';
import { sectionBeside } from '../section.ts';
import { type Sheet, write } from '../sheet.ts';
import { drawQrCode } from './qr-code.ts';

/** How a document is verified: address of the page, with the code, and both as they are read. */
export type VerificationWords = { heading: string; text: string; code: string; qr: string; address: string };

/** Side of the QR code in points: a module of 0.5 mm and more, which phones read from paper. */
const size = 60;
const left = columns.beside + size + 14;

/** Where and by which code everybody finds out whether the document is intact (H5). */
export function drawVerification(sheet: Sheet, { heading, text, code, qr, address }: VerificationWords): void {
  sectionBeside(sheet, { heading, height: size + 6 }, (tag) => {
    const top = sheet.pdf.y;
    drawQrCode(sheet, tag, { text: address, alt: qr, x: columns.beside, y: top + 2, size });
    const place = { x: left, width: page.right - left } as const;
    write(sheet, tag, { tag: 'P', text, style: 'body', ...place, y: top });
    write(sheet, tag, { tag: 'P', text: code, style: 'strong', ...place });
    sheet.pdf.y = Math.max(sheet.pdf.y, top + size + 4);
  });
}
