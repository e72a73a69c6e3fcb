import { inflateSync } from 'node:zlib';
import { logoLimits } from '#domain/settings/look-settings.ts';

/** Sides in pixels. */
export type Picture = { width: number; height: number };

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a pixel by the PNG's kind of colour: red, green, blue, and with transparency. */
const bytesOfPixel = new Map([
  [2, 3],
  [6, 4],
]);

/**
 * Reads the size of a PNG as browsers write it (8 bits a channel, not interlaced) and checks that it can be decoded, so
 * that the PDF process never gets a broken one. Null for anything else.
 */
export function readPicture(bytes: Buffer): Picture | null {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(signature)) return null;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const pixel = bytesOfPixel.get(bytes.readUInt8(25));
  const isPlain = bytes.readUInt8(24) === 8 && bytes.readUInt8(28) === 0;
  if (!pixel || !isPlain || !isWithin(width, logoLimits.width) || !isWithin(height, logoLimits.height)) return null;
  return inflatedLength(bytes) === height * (1 + width * pixel) ? { width, height } : null;
}

const isWithin = (side: number, most: number): boolean => side > 0 && side <= most;

/** Length of the unpacked pixels; 0 when the file ends too early or is packed wrongly. */
function inflatedLength(bytes: Buffer): number {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length) return 0;
    if (type === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    if (type === 'IEND') break;
    at += 12 + length;
  }
  try {
    const most = logoLimits.height * (1 + logoLimits.width * 4);
    return inflateSync(Buffer.concat(parts), { maxOutputLength: most }).length;
  } catch {
    return 0;
  }
}
