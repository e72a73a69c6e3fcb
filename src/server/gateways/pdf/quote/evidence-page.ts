import { columns, page } from '../look.ts';
import { type Pair, drawPairs } from '../pair-list.ts';
import { hang, section, sectionBeside } from '../section.ts';
import { type Sheet, heightOf, within, write } from '../sheet.ts';
import type { EvidenceWords } from './evidence-wording.ts';
import { drawQrCode } from './qr-code.ts';
import { drawSignature, signatureHeight } from './signature-figure.ts';
import type { VerificationWords } from './verification-block.ts';

const full = { x: page.left, width: page.right - page.left } as const;
const beside = { x: columns.beside, width: page.right - columns.beside } as const;

/** The page that proves the signature (H5), after the document it belongs to. */
export function drawEvidence(sheet: Sheet, words: EvidenceWords, verification: VerificationWords | null): void {
  sheet.pdf.addPage();
  drawTop(sheet, words, verification);
  sectionBeside(sheet, { heading: words.mark.heading, height: signatureHeight }, (tag) =>
    drawSignature(sheet, tag, words.mark),
  );
  for (const group of [words.who, words.how, words.what]) drawGroup(sheet, group);
  drawTexts(sheet, words.agreed);
  drawTexts(sheet, words.meaning);
}

const qrSize = 66;

/** What the page is, and beside it how the document is verified. */
function drawTop(sheet: Sheet, { title, lead }: EvidenceWords, verification: VerificationWords | null): void {
  const { pdf } = sheet;
  const top = pdf.y;
  const place = { x: page.left, width: full.width - qrSize - 20 } as const;
  within(sheet, { tag: 'Sect', parent: sheet.root }, (tag) => {
    hang(sheet, top + 22);
    write(sheet, tag, { tag: 'H2', text: title, style: 'title', ...place });
    write(sheet, tag, { tag: 'P', text: lead, style: 'lead', ...place });
    if (!verification) return;
    const { text, code, qr, address } = verification;
    pdf.y += 6;
    write(sheet, tag, { tag: 'P', text, style: 'body', ...place });
    write(sheet, tag, { tag: 'P', text: code, style: 'strong', ...place });
    drawQrCode(sheet, tag, { text: address, alt: qr, x: page.right - qrSize, y: top + 6, size: qrSize });
    pdf.y = Math.max(pdf.y, top + qrSize + 6);
  });
}

function drawGroup(sheet: Sheet, { heading, pairs }: { heading: string; pairs: readonly Pair[] }): void {
  section(sheet, { heading, height: 60 }, (tag) => drawPairs(sheet, tag, { pairs, place: 'column' }));
}

/** Texts beside their heading, such as what was agreed to; nothing where there are none. */
function drawTexts(sheet: Sheet, { heading, texts }: { heading: string; texts: readonly string[] }): void {
  const words = texts.map((text) => ({ text, style: 'body', ...beside }) as const);
  if (words.length === 0) return;
  const height = words.reduce((sum, each) => sum + heightOf(sheet, each) + 4, 0);
  sectionBeside(sheet, { heading, height: Math.min(height, 200) }, (tag) => {
    for (const each of words) {
      write(sheet, tag, { tag: 'P', ...each });
      sheet.pdf.y += 4;
    }
  });
}
