import { inflateSync } from 'node:zlib';

/** Every colour that a PDF draws with, as `#rrggbb`. */
export function coloursInPdf(pdf: Uint8Array): Set<string> {
  const bytes = Buffer.from(pdf);
  const colours = new Set<string>();
  for (let at = bytes.indexOf('stream\n'); at !== -1; at = bytes.indexOf('stream\n', at + 1)) {
    const end = bytes.indexOf('\nendstream', at);
    const drawn = unpack(bytes.subarray(at + 7, end));
    for (const [, ...channels] of drawn.matchAll(/\b([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN|rg|RG)\b/g)) {
      colours.add(`#${channels.map(hex).join('')}`);
    }
  }
  return colours;
}

const hex = (share: string | undefined): string =>
  Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0');

/** Streams of fonts and pictures are no drawings, and some are not packed. */
function unpack(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
