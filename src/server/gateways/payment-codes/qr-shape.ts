import qrcode from 'qrcode';

/** Modules on a side, and the dark ones as an SVG path in units of one module, without the quiet zone of four around it. */
export type QrShape = { size: number; path: string };

/** Largest version that the standards of payment codes allow: 69 modules on a side (EPC069-12). */
const largestVersion = 13;

/**
 * A text as a QR code with error correction M (EPC069-12, SPAYD 1.2); runs of dark modules are one rectangle each. Null if the text is
 * too long for a code that a phone still reads.
 */
export function qrShapeOf(text: string): QrShape | null {
  const { modules, version } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  if (version > largestVersion) return null;
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column += 1;
      path += `M${start} ${row}h${column + 1 - start}v1H${start}z`;
    }
  }
  return { size: modules.size, path };
}
