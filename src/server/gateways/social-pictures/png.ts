import zlib from 'node:zlib';

type Image = { width: number; height: number; pixels: Uint8Array };

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * An opaque picture as PNG in true colour. The renderer's own encoder keeps the transparency and filters every row,
 * which makes flat drawings twice as large.
 */
export function encodePng({ width, height, pixels }: Image): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a channel, red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  let at = 0;
  for (let index = 0; index < width * height; index++) {
    // The byte before each row says that it is not filtered.
    if (index % width === 0) at++;
    rows[at++] = pixels[index * 4] ?? 0;
    rows[at++] = pixels[index * 4 + 1] ?? 0;
    rows[at++] = pixels[index * 4 + 2] ?? 0;
  }
  const data = zlib.deflateSync(rows);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(zlib.crc32(named), named.length + 4);
  return framed;
}
