import { PDFContext, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';

/**
 * Bytes that the packed objects of one document may unpack to altogether. Office programs stay far below it; content of
 * pages and pictures is not unpacked.
 */
const mostInflated = 32 * 1024 * 1024;

type Growing = { buffer: Uint8Array; ensureBuffer: (requested: number) => Uint8Array };

/**
 * Makes the parser throw once packed objects have unpacked to more than 32 MB: a file of 200 kB can hold gigabytes. All
 * its decoders grow their result by one method of their common base. For the thread that reads one document.
 */
export function limitInflation(): void {
  const dict = PDFContext.create().obj({ Filter: 'FlateDecode' });
  const decoder: unknown = decodePDFRawStream(PDFRawStream.of(dict, Uint8Array.of(0x78, 0x9c)));
  const base = Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as Growing;
  const grow = Reflect.get(base, 'ensureBuffer');
  let inflated = 0;
  base.ensureBuffer = function growWithin(this: Growing, requested: number): Uint8Array {
    const before = this.buffer.byteLength;
    const grown = grow.call(this, requested);
    inflated += grown.byteLength - before;
    if (inflated > mostInflated) throw new Error('The document unpacks to too much.');
    return grown;
  };
}
