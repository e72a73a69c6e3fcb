import { toBytes } from 'pdfkit/output';
import PDFDocument from 'pdfkit';
import { type FontName, canPrint, openFonts } from './fonts.ts';
import { type BrandInk, type Style, type StyleName, page, styles } from './look.ts';
import { breakEndlessWords, printable } from './printable-text.ts';

export type Tag = PDFKit.PDFStructureElement;

/** A document being drawn from the top down; `pdf.y` is where the next block starts. */
export type Sheet = {
  pdf: PDFKit.PDFDocument;
  /** Root of the structure tree. */
  root: Tag;
  /** Points where headings hang on the axis; drawn when the document is complete. */
  knots: { page: number; y: number }[];
  ink: BrandInk;
  /** Which part of the usual air is between sections and rows: 1, less where a document is to stay on one page. */
  air: number;
  bytes: Promise<Uint8Array>;
};

export type SheetOptions = {
  language: string;
  title: string;
  subject: string;
  keywords?: string;
  author: string;
  createdAt: number;
  ink: BrandInk;
  air?: number;
};

/** Opens a tagged A4 document whose bytes depend only on what is drawn and on `createdAt` (ms UTC). */
export function openSheet({
  language,
  title,
  subject,
  keywords,
  author,
  createdAt,
  ink,
  air = 1,
}: SheetOptions): Sheet {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: page.top, left: page.left, right: page.width - page.right, bottom: page.height - page.bottom },
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: metadata(title),
      Subject: metadata(subject),
      ...(keywords && { Keywords: metadata(keywords) }),
      Author: metadata(author),
      Creator: metadata(author),
      CreationDate: new Date(createdAt),
    },
  });
  const bytes = toBytes(pdf);
  for (const [name, font] of Object.entries(openFonts())) {
    // pdfkit takes opened fonts since 0.20, which its types do not know.
    pdf.registerFont(name, font as unknown as ArrayBuffer);
  }
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root, knots: [], ink, air, bytes };
}

/** pdfkit writes these into XML as they are. */
function metadata(text: string): string {
  return printable(text, canPrint).replaceAll('&', '+').replaceAll(/[<>]/g, '');
}

/** Starts a new page when less than `height` points are left on this one. */
export function keepTogether({ pdf }: Sheet, height: number): boolean {
  if (pdf.y + height <= page.bottom || pdf.y <= page.top) return false;
  pdf.addPage();
  return true;
}

/** Draws artifacts, which screen readers skip: lines, marks, footers. */
export function decorate(
  { pdf }: Sheet,
  draw: (pdf: PDFKit.PDFDocument) => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  pdf.save();
  pdf.markContent('Artifact', { type });
  draw(pdf);
  pdf.endMarkedContent();
  pdf.restore();
}

export type Part = { tag: string; parent: Tag; scope?: 'Column' };

/** Opens a part of the structure tree, such as `Sect`, `Table` or `TR`, for what `draw` adds to it. */
export function within(sheet: Sheet, { tag, parent, ...options }: Part, draw: (tag: Tag) => void): void {
  const element = sheet.pdf.struct(tag, options);
  parent.add(element);
  draw(element);
  element.end();
}

export type Words = {
  text: string;
  style: StyleName;
  x: number;
  width: number;
  y?: number;
  align?: 'left' | 'right' | 'center';
  /** Tabular figures, for sums in columns. */
  figures?: boolean;
  /** Cut with … at the end of the line instead of wrapping. */
  isOneLine?: boolean;
  /** Address opened by a click. */
  link?: string;
};

/** Writes text under a tag; it continues on the next page when this one is full. */
export function write(sheet: Sheet, parent: Tag, words: Words & { tag: string }): void {
  const { pdf } = sheet;
  const element = pdf.struct(words.tag, {}, () => letter(sheet, words));
  parent.add(element);
  element.end();
}

/** Writes text without a tag; for use inside `decorate`. */
export function letter({ pdf, ink }: Sheet, words: Words): void {
  useStyle(pdf, words.style);
  const { colour = ink.action }: Style = styles[words.style];
  pdf.fillColor(colour);
  pdf.text(textOf(pdf, words), words.x, words.y ?? pdf.y, textOptions(words));
}

/** Height of a text in points in its style and width. */
export function heightOf({ pdf }: Sheet, words: Words): number {
  useStyle(pdf, words.style);
  return pdf.heightOfString(textOf(pdf, words), textOptions(words));
}

/** The text as it is drawn in the style that was chosen. */
function textOf(pdf: PDFKit.PDFDocument, { text, width, isOneLine }: Words): string {
  const shown = printable(text, canPrint);
  return isOneLine ? shown : breakEndlessWords(shown, { width, widthOf: (part) => pdf.widthOfString(part) });
}

/** Width of a text in points on one line. */
export function widthOf({ pdf }: Sheet, text: string, style: StyleName): number {
  useStyle(pdf, style);
  return pdf.widthOfString(printable(text, canPrint));
}

/** Width of tabular figures in points on one line, which are wider than those within text. */
export function widthOfFigures({ pdf }: Sheet, text: string, style: StyleName): number {
  useStyle(pdf, style);
  return pdf.widthOfString(printable(text, canPrint), { features: ['tnum'] });
}

function useStyle(pdf: PDFKit.PDFDocument, style: StyleName): void {
  const font: FontName = styles[style].font;
  pdf.font(font, styles[style].size);
}

function textOptions({ style, width, align, figures, link, isOneLine }: Words): PDFKit.Mixins.TextOptions {
  const { lineGap = 0, size }: Style = styles[style];
  return {
    width,
    lineGap,
    align,
    link,
    ...(figures ? { features: ['tnum'] } : {}),
    ...(isOneLine ? { height: size, ellipsis: true } : {}),
  };
}
