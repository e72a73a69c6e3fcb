import { brand } from '#domain/brand.ts';
import { formatDay } from '#domain/days.ts';
import { shortNumber } from '#domain/estimates/short-number.ts';
import type { Language } from '#domain/languages.ts';
import type { PrdOutline } from '#domain/writing/outline-prd.ts';
import type { Writer } from '#domain/writing/prd.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { drawHead } from '#server/gateways/pdf/header.ts';
import { type DocumentLook, page, productInk } from '#server/gateways/pdf/look.ts';
import { finishPages } from '#server/gateways/pdf/page-furniture.ts';
import { drawPairs } from '#server/gateways/pdf/pair-list.ts';
import { drawOutlineSection } from './prd-sections.ts';
import { section } from '#server/gateways/pdf/section.ts';
import { openSheet, write } from '#server/gateways/pdf/sheet.ts';

/** Data of a project plan's PDF, which can be sent to another process. */
export type PrdDocument = {
  id: string;
  language: Language;
  writer: Writer;
  outline: PrdOutline;
  createdAt: number;
  look?: DocumentLook;
  agency: AgencyFacts;
};

const width = page.right - page.left;

/** The PDF of a product requirements document (H4): A4, tagged, fonts embedded; equal input gives equal bytes. */
export function renderPrd(document: PrdDocument): Promise<Uint8Array> {
  const { outline } = document;
  const words = wordFurniture(document);
  const sheet = openSheet({
    language: document.language,
    title: outline.title,
    subject: words.number,
    author: brand.name,
    createdAt: document.createdAt,
    ink: document.look?.ink ?? productInk,
  });
  drawHead(sheet, { ...words, picture: document.look?.logo ?? null }, (tag) => {
    sheet.pdf.y += 12;
    write(sheet, tag, { tag: 'P', text: outline.summary, style: 'body', x: page.left, width });
    sheet.pdf.y += 3;
    write(sheet, tag, { tag: 'P', text: words.writer, style: 'note', x: page.left, width });
    sheet.pdf.y += 8;
    const pairs = outline.facts;
    drawPairs(sheet, tag, { pairs, place: 'column' });
  });
  if (outline.description) {
    const { title, text } = outline.description;
    section(sheet, { heading: title, height: 40 }, (tag) => {
      write(sheet, tag, { tag: 'BlockQuote', text, style: 'body', x: page.left, width });
    });
  }
  for (const each of outline.sections) drawOutlineSection(sheet, each);
  finishPages(sheet, words);
  sheet.root.end();
  sheet.pdf.end();
  return sheet.bytes;
}

function wordFurniture({ id, language, writer, outline, createdAt, agency }: PrdDocument) {
  const t = textsOf(language);
  const [title = '', subtitle = ''] = outline.title.split(/: (.*)/s);
  const number = t('writing:prd.number', { id: shortNumber(id) });
  return {
    title,
    subtitle: subtitle.charAt(0).toUpperCase() + subtitle.slice(1),
    brand: brand.name,
    tagline: t('common:brand.tagline'),
    number,
    marks: [
      number,
      t('estimateDocument:issued', { date: formatDay(createdAt, language) }),
      t('estimateDocument:preparedBy', { name: brand.developer }),
    ],
    writer: t(`writing:writers.${writer}`),
    contact: { ...brand, mailbox: brand.mailboxes[language] },
    companyNumber: t('common:footer.companyNumber', { number: agency.companyNumber }),
    pageOf: (index: number, pages: number) => t('estimateDocument:page', { page: index, pages }),
  };
}
