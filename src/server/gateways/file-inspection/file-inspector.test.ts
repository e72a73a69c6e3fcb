import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type TestContext, describe, test } from 'node:test';
import sharp from 'sharp';
import * as hostile from '#tests/support/requests/hostile-files.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { temporaryFolder } from '#tests/support/database/test-databases.ts';
import { createFileInspector } from './file-inspector.ts';
import type { Inspection, InspectionRefusal } from './inspection.ts';

/** Needs no close: its process stops by itself and does not keep the tests waiting. */
const inspector = createFileInspector();

async function inspect(context: TestContext, bytes: Buffer): Promise<Inspection> {
  const file = path.join(temporaryFolder(context), 'file');
  writeFileSync(file, bytes);
  return inspector.inspect(file);
}

async function kept(context: TestContext, bytes: Buffer): Promise<Extract<Inspection, { ok: true }>> {
  const inspection = await inspect(context, bytes);
  assert.ok(inspection.ok, JSON.stringify(inspection));
  return inspection;
}

type Case = [what: string, refusal: InspectionRefusal, bytes: () => Buffer | Promise<Buffer>];

const text = (content: string) => () => Buffer.from(content, 'latin1');
const script = '<</S /JavaScript /JS (app.alert(1))>>';
const packed = (marker: string) => `<</Length 44 /N 1 /First 4>>\nstream\n5 0 ${marker.padEnd(40)}\nendstream`;

const cases: Case[] = [
  ['a program', 'attachment-type', text(`MZ\x90\0${'\0'.repeat(100)}`)],
  ['a page of HTML', 'attachment-type', text('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing with a script',
    'attachment-type',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['an archive', 'attachment-type', text('PK\x03\x04\x14\0\x06\0[Content_Types].xml')],
  ['a GIF with a script', 'attachment-type', text('GIF89a/*\x01\0*/=1;alert(1)')],
  ['nothing', 'attachment-type', text('')],
  ['a TIFF', 'attachment-type', text('II*\0\x08\0\0\0')],
  [
    'the first bytes of a JPEG and then HTML',
    'attachment-unreadable',
    text('\xff\xd8\xff\xe0<script>alert(1)</script>'),
  ],
  ['half a photo', 'attachment-unreadable', async () => (await hostile.newPhoto(600, 400)).subarray(0, 900)],
  ['half a PNG', 'attachment-unreadable', () => newPicture(600, 400).subarray(0, 400)],
  ['a PNG that says it has 900 million pixels', 'attachment-too-large', () => withPngSize(newPicture(6, 4), 30_000)],
  ['a JPEG of 100 million pixels', 'attachment-too-large', () => hostile.newPhoto(10_000, 10_000)],
  ['a PNG of 100 million pixels', 'attachment-too-large', () => newBigPng(10_000)],
  ['half a document', 'attachment-unreadable', async () => (await hostile.newDocument(3)).subarray(0, 300)],
  [
    'a document without pages',
    'attachment-unreadable',
    () => hostile.plainDocument({ objects: ['<</Type /Catalog>>'] }),
  ],
  ['a document that only begins like one', 'attachment-unreadable', text('%PDF-1.7\n<script>alert(1)</script>\n%%EOF')],
  [
    'a document with an archive behind it',
    'attachment-unreadable',
    async () => Buffer.concat([await hostile.newDocument(), Buffer.from('PK\x03\x04')]),
  ],
  [
    'a document behind something else',
    'attachment-type',
    async () => Buffer.concat([Buffer.from('<html>'), await hostile.newDocument()]),
  ],
  ['a document of 101 pages', 'attachment-too-large', () => hostile.newDocument(101)],
  ['a document with a password', 'attachment-unsafe', hostile.encryptedDocument],
  ['a document with a script', 'attachment-unsafe', () => hostile.documentWith('/OpenAction 4 0 R', script)],
  [
    'a script under a name in disguise',
    'attachment-unsafe',
    () => hostile.documentWith('/OpenAction 4 0 R', '<</S /J#61vaScript /#4a#53 (app.alert(1))>>'),
  ],
  ['a script packed away', 'attachment-unsafe', hostile.packedScript],
  [
    'a script in an older version of an object',
    'attachment-unsafe',
    () => hostile.documentWith('', '<</S /JavaScr#69pt>>\nendobj\n4 0 obj\n<<>>'),
  ],
  ['a script in the bytes of a stream', 'attachment-unsafe', () => hostile.documentWith('', packed(script))],
  ['packed objects that do not say so', 'attachment-unsafe', () => hostile.documentWith('', packed('<</A 1>>'))],
  ['a program that is started', 'attachment-unsafe', hostile.launchingPage],
  [
    'a form that sends',
    'attachment-unsafe',
    () => hostile.documentWith('/AcroForm 4 0 R', '<</Fields [<</A <</S /SubmitForm /F (http://x)>> >>]>>'),
  ],
  ['a form of XFA', 'attachment-unsafe', () => hostile.documentWith('/AcroForm <</XFA 4 0 R>>', '[]')],
  [
    'an address opened by itself',
    'attachment-unsafe',
    () => hostile.documentWith('/OpenAction <</S /URI /URI (http://x)>>'),
  ],
  [
    'a jump that leads on to an address',
    'attachment-unsafe',
    () => hostile.documentWith('/OpenAction <</S /GoTo /D [3 0 R /Fit] /Next <</S /URI /URI (http://x)>> >>'),
  ],
  ['a link that runs a script', 'attachment-unsafe', () => hostile.documentWithLink('(javascript:app.alert\\(1\\))')],
  ['a link that hides its script', 'attachment-unsafe', () => hostile.documentWithLink('( JaVa\\nscr\\151pt:alert)')],
  ['a link in hexadecimal digits', 'attachment-unsafe', () => hostile.documentWithLink('<6a6176617363726970743a61>')],
  ['a link to a file', 'attachment-unsafe', () => hostile.documentWithLink('(file:///c:/windows/system32/calc.exe)')],
  ['a link to a share', 'attachment-unsafe', () => hostile.documentWithLink('(smb://host/share)')],
  [
    'links that are relative to a file',
    'attachment-unsafe',
    () => hostile.documentWith('/URI <</Base (file:///etc/)>>'),
  ],
  ['a file within', 'attachment-unsafe', hostile.documentWithFile],
  ['objects that unpack to 200 MB', 'attachment-unreadable', () => hostile.inflatingDocument(200)],
  ['objects that unpack to 40 MB of nothing', 'attachment-unreadable', () => hostile.inflatingDocument(40)],
  ['objects that unpack to a gigabyte', 'attachment-unreadable', hostile.documentBomb],
  [
    'lists within lists without end',
    'attachment-unreadable',
    () => hostile.documentWith('', `${'['.repeat(200_000)}${']'.repeat(200_000)}`),
  ],
  [
    'pages that contain themselves',
    'attachment-unreadable',
    () =>
      hostile.plainDocument({
        objects: ['<</Type /Catalog /Pages 2 0 R>>', '<</Type /Pages /Count 1 /Kids [2 0 R]>>'],
      }),
  ],
];

describe('C10 a file of another type or with harmful content is refused', () => {
  for (const [what, refusal, bytes] of cases) {
    test(`C10 ${what} is refused as ${refusal}`, async (context) => {
      assert.deepEqual(await inspect(context, await bytes()), { ok: false, refusal });
    });
  }
});

/** Writes another size into the header of a PNG. */
function withPngSize(png: Buffer, side: number): Buffer {
  const lying = Buffer.from(png);
  lying.writeUInt32BE(side, 16);
  lying.writeUInt32BE(side, 20);
  return lying;
}

const newBigPng = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

test('S14 links to pages, mail and phone, and objects of a usual size stay', async (context) => {
  for (const address of [
    '(https://plumbline.example/a?b=c:d)',
    '(mailto:a@b.example)',
    '(tel:+421905)',
    '(/a:b)',
    '(#a)',
  ]) {
    await kept(context, hostile.documentWithLink(address));
  }
  await kept(context, hostile.inflatingDocument(10));
});

test('S4 a document that takes its time holds up no picture', async (context) => {
  const folder = temporaryFolder(context);
  const [document, picture] = ['document', 'picture'].map((name) => path.join(folder, name));
  assert.ok(document && picture);
  writeFileSync(document, hostile.documentBomb());
  writeFileSync(picture, newPicture(6, 4));
  // The process that reads pictures is there already, as on a server at work: on a busy machine its start takes longest.
  await inspector.inspect(picture);
  const order: string[] = [];
  const slow = inspector.inspect(document).then(() => order.push('document'));
  await inspector.inspect(picture).then(() => order.push('picture'));
  await slow;
  assert.deepEqual(order, ['picture', 'document']);
});

test('S8 a drawing is cleaned apart from the server, whatever its style elements repeat', async () => {
  const head = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/><style>';
  const styles = ['a@'.repeat(29_000), `${'a,'.repeat(4000)}b{${'fill:red;'.repeat(5000)}}`, 'a@{'.repeat(19_000)];
  for (const style of styles) {
    const result = await inspector.cleanDrawing(`${head}${style}</style></svg>`);
    assert.ok(result.ok, JSON.stringify(result));
    assert.match(result.svg, /<path d="M0 0h9"><\/path>/);
  }
  const longer = await inspector.cleanDrawing(`${head}${' '.repeat(60_000)}</style></svg>`);
  assert.deepEqual(longer, { ok: false, fault: 'too-large' });
});

test('C10 a photo loses its location and author, and is upright', async (context) => {
  const sent = await hostile.newPlacedPhoto();
  assert.match(sent.toString('latin1'), /Exif.*Kovacova/s);
  const photo = await kept(context, sent);
  assert.deepEqual([photo.type, photo.width, photo.height], ['image/jpeg', 40, 60]);
  for (const bytes of [photo.bytes, photo.preview]) {
    const stored = Buffer.from(bytes ?? []);
    assert.doesNotMatch(stored.toString('latin1'), /Exif|Kovacova|GPS|photoshop|xmp/i);
    const { exif, xmp, iptc, icc, orientation } = await sharp(stored).metadata();
    assert.deepEqual(
      [exif, xmp, iptc, icc, orientation],
      Array.from({ length: 5 }, () => undefined),
    );
  }
});

test('C10 data hidden in a picture or after its end is not stored', async (context) => {
  const photo = await hostile.newPhoto();
  const comment = Buffer.from('\xff\xfe\0\x1b<script>alert(1)</script>', 'latin1');
  const polyglot = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), Buffer.from('PK\x03\x04 archive')]);
  const { bytes } = await kept(context, polyglot);
  assert.doesNotMatch(Buffer.from(bytes ?? []).toString('latin1'), /script|archive/);
});

test('C10 a large picture is stored at 2560 pixels, with a preview of 480', async (context) => {
  const { width, height, preview } = await kept(context, await hostile.newPhoto(8900, 6700));
  assert.deepEqual([width, height], [2560, 1927]);
  const small = await sharp(Buffer.from(preview ?? [])).metadata();
  assert.deepEqual([small.format, small.width, small.height], ['webp', 480, 361]);
});

test('C10 of an animated picture the first image is stored', async (context) => {
  const frames = await sharp({ create: { width: 40, height: 120, channels: 4, background: '#fff', pageHeight: 40 } })
    .webp()
    .toBuffer();
  const { type, width, height } = await kept(context, frames);
  assert.deepEqual([type, width, height], ['image/webp', 40, 40]);
});

test('C10 an ordinary document is stored unchanged', async (context) => {
  const usual = { ok: true, type: 'application/pdf', width: null, height: null, bytes: null, preview: null };
  assert.deepEqual(await inspect(context, await hostile.newDocument(100)), usual);
  const links = hostile.documentWith(
    '',
    '<</Type /Annot /Subtype /Link /A <</S /URI /URI (https://plumbline.example)>> >>',
  );
  assert.deepEqual(await inspect(context, links), usual);
});

test('C10 a file that takes too much time is refused, and the next one is inspected', async (context) => {
  const hasty = createFileInspector({ timeoutMs: 1 });
  context.after(() => hasty.close());
  const file = path.join(temporaryFolder(context), 'file');
  writeFileSync(file, newPicture(60, 40));
  const refused = { ok: false, refusal: 'attachment-unreadable' };
  assert.deepEqual(await Promise.all([hasty.inspect(file), hasty.inspect(file)]), [refused, refused]);
  assert.ok((await inspector.inspect(file)).ok);
});
