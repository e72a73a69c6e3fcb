import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A photo as phones make it, of one colour, sides in pixels. */
export function newPhoto(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a4552d' } })
    .jpeg()
    .toBuffer();
}

/** A photo that was taken at a place, by somebody, and held upright. */
export function newPlacedPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#a4552d' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Anna Kovacova' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 38/1', GPSLongitudeRef: 'E', GPSLongitude: '17/1 6/1 35/1' },
    })
    .jpeg()
    .toBuffer();
}

type Body = { objects: string[]; trailer?: string };

/** A document of objects as they are written; the first is the catalogue. */
export function plainDocument({ objects, trailer = '' }: Body): Buffer {
  const parts = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const end = `trailer\n<</Root 1 0 R /Size ${objects.length + 1} ${trailer}>>\nstartxref\n9\n%%EOF\n`;
  return Buffer.from(`%PDF-1.7\n${parts.join('')}${end}`, 'latin1');
}

const pages = '<</Type /Pages /Count 1 /Kids [3 0 R]>>';
const page = '<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 300]>>';

/** A page with something in the catalogue and further objects from number 4 on. */
export const documentWith = (catalogue: string, ...further: string[]): Buffer =>
  plainDocument({ objects: [`<</Type /Catalog /Pages 2 0 R ${catalogue}>>`, pages, page, ...further] });

/** A document of so many pages as office programs write it: packed, with an action that opens its first page. */
export async function newDocument(count = 1): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let index = 0; index < count; index += 1) document.addPage([300, 300]);
  const first = document.getPages()[0];
  if (first) {
    document.catalog.set(PDFName.of('OpenAction'), document.context.obj([first.ref, PDFName.of('Fit')]));
  }
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

/** A document that was changed before it was saved. */
async function changed(change: (document: PDFDocument) => unknown): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]);
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

/** A script among objects that are packed away. */
export const packedScript = (): Promise<Buffer> =>
  changed((document) => document.addJavaScript('main', 'app.alert("x")'));

export const documentWithFile = (): Promise<Buffer> =>
  changed((document) => document.attach(Buffer.from('MZ'), 'rechnung.exe', { mimeType: 'application/x-msdownload' }));

export const encryptedDocument = (): Promise<Buffer> =>
  changed((document) => document.encrypt({ userPassword: 'heslo', ownerPassword: 'heslo' }));

/** A program that starts when a page is looked at. */
export const launchingPage = (): Promise<Buffer> =>
  changed((document) => {
    const action = document.context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') });
    document.getPages()[0]?.node.set(PDFName.of('AA'), document.context.obj({ O: action }));
  });

/** A document with a link to an address, given as it is written: in brackets or as hexadecimal digits. */
export const documentWithLink = (address: string): Buffer =>
  documentWith('', `<</Type /Annot /Subtype /Link /A <</S /URI /URI ${address}>> >>`);

/** A document whose packed objects unpack to so many megabytes, almost all of them blanks. */
export function inflatingDocument(megabytes: number): Buffer {
  const objects = Buffer.concat([Buffer.from('5 0 <</A 1>>'), Buffer.alloc(megabytes * 1024 * 1024, ' ')]);
  const packed = deflateSync(objects);
  const head = `<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length}>>`;
  return documentWith('', `${head}\nstream\n${packed.toString('latin1')}\nendstream`);
}

/** A document whose packed objects unpack to a gigabyte. */
export function documentBomb(): Buffer {
  const bomb = deflateSync(packedZeros(1024));
  const head = `<</Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length ${bomb.length}>>`;
  const text = documentWith('', `${head}\nstream\n@@\nendstream`).toString('latin1');
  return Buffer.from(
    text.replace('@@', () => bomb.toString('latin1')),
    'latin1',
  );
}

/** So many megabytes of zeros, packed one by one. */
function packedZeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: megabytes }, () => one);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, deflateRawSync(Buffer.alloc(0))]);
}
