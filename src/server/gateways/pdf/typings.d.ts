// fontkit has no types of its own; those of pdfkit are older than the version in use.

declare module 'fontkit' {
  export type Font = {
    characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): unknown;
    layout(text: string, features?: string[]): unknown;
  };
  export function create(file: Uint8Array): Font;
}

declare module 'pdfkit/output' {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>;
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a header cell is the header of. */
    scope?: 'Column';
    /** Left, top, right and bottom of a figure in points from the page's upper left corner. */
    bbox?: [number, number, number, number];
  }
}
