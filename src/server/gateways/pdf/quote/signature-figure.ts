import type { SignatureMark, Strokes } from '#domain/quotes/signing/signed-document.ts';
import { openSignatureFont } from '../fonts.ts';
import { colours, columns, page } from '../look.ts';
import { rule } from '../section.ts';
import { type Sheet, type Tag, write } from '../sheet.ts';
import type { EvidenceWords } from './evidence-wording.ts';

/** The box of a drawn signature in its own units (`Strokes`), and its height on paper in points. */
const box = { width: 600, height: 200 } as const;
const height = 50;
const scale = height / box.height;
const place = { x: columns.beside, width: page.right - columns.beside } as const;

/** What a section with a signature needs in height, in points. */
export const signatureHeight = height + 30;

/** The signature as it was given, over the line of its name: in handwriting, as drawn, or who has recorded it. */
export function drawSignature(sheet: Sheet, parent: Tag, { shown, sentence, name }: EvidenceWords['mark']): void {
  const top = sheet.pdf.y;
  if (shown.kind === 'on-behalf') {
    write(sheet, parent, { tag: 'P', text: sentence, style: 'body', ...place });
    return;
  }
  if (shown.kind === 'drawn') drawStrokes(sheet, parent, { strokes: shown.strokes, top, alt: sentence });
  else writeByHand(sheet, parent, { shown, top });
  sheet.pdf.y = top + height;
  rule(sheet, { left: place.x, kind: 'ink' });
  sheet.pdf.y += 4;
  write(sheet, parent, { tag: 'P', text: name, style: 'label', ...place });
}

type Drawing = { strokes: Strokes; top: number; alt: string };

function drawStrokes({ pdf }: Sheet, parent: Tag, { strokes, top, alt }: Drawing): void {
  const corner = { x: place.x + box.width * scale, y: top + height };
  const figure = pdf.struct('Figure', { alt, bbox: [place.x, top, corner.x, corner.y] }, () => {
    pdf.save().translate(place.x, top).scale(scale).lineCap('round').lineJoin('round').lineWidth(5);
    for (const [first, ...points] of strokes) {
      if (!first) continue;
      pdf.moveTo(...first);
      // A point is a line of no length, which a round cap shows.
      for (const point of points.length > 0 ? points : [first]) pdf.lineTo(...point);
    }
    pdf.stroke(colours.ink).restore();
  });
  parent.add(figure);
  figure.end();
}

type Typed = { shown: Extract<SignatureMark, { kind: 'typed' }>; top: number };

/** In a face of handwriting, as large as it fits on the line; in that of the document where letters are missing in it. */
function writeByHand(sheet: Sheet, parent: Tag, { shown, top }: Typed): void {
  const { pdf } = sheet;
  const font = openSignatureFont();
  const text = shown.text.normalize('NFC').trim();
  if (![...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) {
    write(sheet, parent, { tag: 'P', text, style: 'sum', ...place, y: top + height - 34 });
    return;
  }
  pdf.registerFont('signature', font as unknown as ArrayBuffer);
  const size = Math.min(38, (38 * place.width) / Math.max(1, pdf.font('signature', 38).widthOfString(text)));
  const element = pdf.struct('P', {}, () => {
    pdf.font('signature', size).fillColor(colours.ink);
    pdf.text(text, place.x, top + height - size * 1.1, { lineBreak: false });
  });
  parent.add(element);
  element.end();
}
