import { BankFileError, bankFileLimits } from '#domain/bank-imports/bank-file-fault.ts';

/** Encodings that the head of an XML file may name. */
const named: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'iso-8859-2',
  'windows-1250': 'windows-1250',
  'windows-1252': 'windows-1252',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
};

/**
 * The text of a bank file: as its first bytes or its XML head say, else UTF-8, else windows-1250 as Slovak and Czech banks write.
 * Throws where the file is empty, too large, no text, or not in the encoding that it names.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > bankFileLimits.bytes) throw new BankFileError('too-large');
  if (bytes.every((byte) => byte <= 0x20)) throw new BankFileError('empty');
  const mark = markedEncoding(bytes);
  if (mark) return decode(bytes, mark);
  if (isNoText(bytes)) throw new BankFileError('no-text');
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]{1,20})["']/.exec(head)?.[1]?.toLowerCase();
  if (declared === undefined) return /^\s*</.test(head) ? decode(bytes, 'utf-8') : guess(bytes);
  const encoding = named[declared];
  if (!encoding) throw new BankFileError('encoding', { line: 1 });
  return decode(bytes, encoding);
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Texts have no control characters but tabs and ends of lines; archives, pictures and PDF have. */
function isNoText(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 5));
  if (start.startsWith('%PDF') || start.startsWith('PK\u0003')) return true;
  return bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x1a);
}

function guess(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, 'windows-1250');
  }
}

/** Decodes, and names the line of the first byte that does not fit. */
function decode(bytes: Uint8Array, encoding: string): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new BankFileError('no-text');
    return text;
  } catch (error) {
    if (error instanceof BankFileError) throw error;
    const lenient = new TextDecoder(encoding).decode(bytes);
    const before = lenient.slice(0, Math.max(0, lenient.indexOf('\uFFFD')));
    throw new BankFileError('encoding', { line: before.split('\n').length });
  }
}
