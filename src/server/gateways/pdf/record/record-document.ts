import { drawHead } from '../header.ts';
import { page, productInk } from '../look.ts';
import { finishPages } from '../page-furniture.ts';
import { type Pair, drawPairs } from '../pair-list.ts';
import { section } from '../section.ts';
import { type Sheet, openSheet, write } from '../sheet.ts';
import { type RecordDocument, wordRecord } from './record-wording.ts';

const width = page.right - page.left;

/** The PDF of a quote's record (H5): A4, tagged, fonts embedded, in the quote's language; equal input gives equal bytes. */
export function renderRecord(document: RecordDocument): Promise<Uint8Array> {
  const words = wordRecord(document);
  const sheet = openSheet({
    language: words.language,
    title: words.title,
    subject: words.number,
    author: words.brand,
    createdAt: document.at,
    ink: document.look?.ink ?? productInk,
  });
  drawHead(sheet, { ...words, picture: document.look?.logo ?? null }, (tag) => {
    sheet.pdf.y += 12;
    write(sheet, tag, { tag: 'P', text: words.lead, style: 'body', x: page.left, width });
    sheet.pdf.y += 3;
    write(sheet, tag, { tag: 'P', text: words.chain, style: 'strong', x: page.left, width });
  });
  for (const part of [words.proof, words.links, words.entries]) drawPart(sheet, part);
  finishPages(sheet, words);
  sheet.root.end();
  sheet.pdf.end();
  return sheet.bytes;
}

function drawPart(sheet: Sheet, { heading, pairs }: { heading: string; pairs: readonly Pair[] }): void {
  if (pairs.length === 0) return;
  section(sheet, { heading, height: 60 }, (tag) => drawPairs(sheet, tag, { pairs, place: 'column' }));
}
