import { colours, page } from '../look.ts';
import { type Sheet, decorate, widthOf } from '../sheet.ts';

const length = 560;
const angle = -52;

/** Writes one word across every page, pale enough to read what is under it. */
export function drawWatermark(sheet: Sheet, text: string): void {
  const { pdf } = sheet;
  const size = Math.min(150, (length / widthOf(sheet, text, 'title')) * 32);
  const centre = { x: page.width / 2, y: page.height / 2 };
  for (let index = 0; index < pdf.bufferedPageRange().count; index += 1) {
    pdf.switchToPage(index);
    decorate(
      sheet,
      () => {
        pdf
          .rotate(angle, { origin: [centre.x, centre.y] })
          .font('display', size)
          .fillColor(colours.ink, 0.09);
        const width = pdf.widthOfString(text);
        pdf.text(text, centre.x - width / 2, centre.y - size / 2, { lineBreak: false });
        pdf.fillOpacity(1);
      },
      'Pagination',
    );
  }
}
