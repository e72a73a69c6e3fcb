import qrcode from 'qrcode';
import { colours } from '../look.ts';
import type { Sheet, Tag } from '../sheet.ts';

/** What a QR code says, what is read out for it, and its upper left corner and side in points. */
export type QrCode = { text: string; alt: string; x: number; y: number; size: number };

/** Draws a QR code as one vector shape; the paper around it is its quiet zone. */
export function drawQrCode({ pdf }: Sheet, parent: Tag, { text, alt, x, y, size }: QrCode): void {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const step = size / modules.size;
  const figure = pdf.struct('Figure', { alt, bbox: [x, y, x + size, y + size] }, () => {
    pdf.save();
    for (let row = 0; row < modules.size; row += 1) {
      for (let column = 0; column < modules.size; column += 1) {
        if (modules.get(row, column)) pdf.rect(x + column * step, y + row * step, step, step);
      }
    }
    pdf.fill(colours.ink).restore();
  });
  parent.add(figure);
  figure.end();
}
