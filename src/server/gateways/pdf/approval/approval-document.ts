import { drawHead } from '../header.ts';
import { page, productInk } from '../look.ts';
import { finishPages } from '../page-furniture.ts';
import { drawPairs } from '../pair-list.ts';
import { section } from '../section.ts';
import { type Sheet, keepTogether, openSheet, write } from '../sheet.ts';
import { type ApprovalDocument, wordApproval } from './approval-wording.ts';
import { drawPicture } from './picture-figure.ts';
import { type PrintedPicture, readyToPrint } from './ready-to-print.ts';

const full = { x: page.left, width: page.right - page.left } as const;

/**
 * The PDF of an approved milestone (I7): A4, tagged, fonts embedded, in the language of its project; equal input gives equal bytes. What
 * was approved stands first, earlier versions follow from the newest.
 */
export async function renderApproval(document: ApprovalDocument): Promise<Uint8Array> {
  const words = wordApproval(document);
  const pictures = new Map<string, PrintedPicture>();
  for (const { id, bytes } of document.pictures) pictures.set(id, await readyToPrint(bytes));
  const sheet = openSheet({
    language: words.language,
    title: `${words.title}: ${words.subtitle}`,
    subject: words.number,
    author: words.brand,
    createdAt: document.record.approval.at,
    ink: document.look?.ink ?? productInk,
  });
  drawHead(sheet, { ...words, picture: document.look?.logo ?? null }, (tag) => {
    sheet.pdf.y += 12;
    write(sheet, tag, { tag: 'P', text: words.lead, style: 'body', ...full });
  });
  section(sheet, { heading: words.facts.heading, height: 60 }, (tag) =>
    drawPairs(sheet, tag, { pairs: words.facts.pairs, place: 'column' }),
  );
  for (const version of [words.approved, ...words.earlier]) {
    if (version) drawVersion(sheet, version, pictures);
  }
  finishPages(sheet, words);
  sheet.root.end();
  sheet.pdf.end();
  return sheet.bytes;
}

type VersionWords = NonNullable<ReturnType<typeof wordApproval>['approved']>;

function drawVersion(sheet: Sheet, version: VersionWords, pictures: ReadonlyMap<string, PrintedPicture>): void {
  section(sheet, { heading: version.heading, height: 60 }, (tag) => {
    drawPairs(sheet, tag, { pairs: version.pairs, place: 'column' });
    for (const { id, caption, pins } of version.pictures) {
      const picture = pictures.get(id);
      if (picture) drawPicture(sheet, tag, { picture, caption, pins });
      else write(sheet, tag, { tag: 'P', text: caption, style: 'note', ...full });
    }
    if (version.marks.pairs.length === 0) return;
    sheet.pdf.y += 8;
    keepTogether(sheet, 60);
    write(sheet, tag, { tag: 'H3', text: version.marks.heading, style: 'strong', ...full });
    sheet.pdf.y += 3;
    drawPairs(sheet, tag, { pairs: version.marks.pairs, place: 'column' });
  });
}
