import assert from 'node:assert/strict';
import { crc32 } from 'node:zlib';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { unpackLzma } from '#tests/support/browser/unpack-lzma.ts';

/** A QR code drawn as a page or a document draws it, with its quiet zone, read back from the pixels. */
export async function readQrShape({ size, path }: { size: number; path: string }): Promise<string | undefined> {
  const side = size + 8;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 6}" height="${side * 6}" viewBox="-4 -4 ${side} ${side}"><path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
  return readQrPicture(Buffer.from(drawing));
}

/** The text of the one QR code on a picture of any format. */
export async function readQrPicture(picture: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Fields of a code that are compared with what was asked for; '' where a code does not say one. */
export type ReadOrder = {
  iban: string;
  bic: string;
  payee: string;
  /** As the code writes it. */
  amount: string;
  currency: string;
  variableSymbol: string;
  message: string;
  /** `YYYYMMDD`. */
  dueOn: string;
};

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUV';

/** PAY by square 1.2.0 from its text: base32hex, header, raw LZMA, CRC-32, fields between tabs. */
export function readPayBySquare(text: string): ReadOrder {
  assert.match(text, /^[0-9A-V]+$/);
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  assert.equal(bytes.readUInt16BE(0), 0x0200, 'type 0, version 1.2.0');
  const content = Buffer.from(unpackLzma(bytes.subarray(4), bytes.readUInt16LE(2)));
  assert.equal(crc32(content.subarray(4)), content.readUInt32LE(0), 'checksum');
  const fields = content.subarray(4).toString('utf8').split('\t');
  assert.equal(fields.length, 19, 'one payment, one account, no standing order, no debit');
  const [, payments, type, amount, currency, dueOn, variableSymbol, , , , message, accounts, iban, bic, , , payee] =
    fields;
  assert.deepEqual([payments, type, accounts], ['1', '1', '1']);
  return asOrder({ iban, bic, payee, amount, currency, variableSymbol, message, dueOn });
}

/** SPAYD 1.0 from its text. */
export function readSpayd(text: string): ReadOrder {
  const [head, version, ...parts] = text.split('*');
  assert.deepEqual([head, version], ['SPD', '1.0']);
  const fields = new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]));
  assert.equal(fields.size, parts.length, 'no field twice');
  const [iban, bic] = (fields.get('ACC') ?? '').split('+');
  return asOrder({
    iban,
    bic,
    payee: fields.get('RN'),
    amount: fields.get('AM'),
    currency: fields.get('CC'),
    variableSymbol: fields.get('X-VS'),
    message: fields.get('MSG'),
    dueOn: fields.get('DT'),
  });
}

/** EPC069-12 version 2 from its text; the symbol stands in front of the message. */
export function readEpc(text: string): ReadOrder {
  assert.ok(Buffer.byteLength(text) <= 331, 'at most 331 bytes');
  const lines = text.split('\n');
  assert.equal(lines.length, 12);
  assert.deepEqual(lines.slice(0, 4), ['BCD', '002', '1', 'SCT']);
  const [, , , , bic, payee, iban, sum = '', , , remittance = ''] = lines;
  const [, variableSymbol, message] = /^(?:VS (\d{1,10}))? ?(.*)$/.exec(remittance) ?? [];
  return asOrder({ iban, bic, payee, amount: sum.slice(3), currency: sum.slice(0, 3), variableSymbol, message });
}

function asOrder(found: { [Field in keyof ReadOrder]?: string | undefined }): ReadOrder {
  const empty = { iban: '', bic: '', payee: '', amount: '', currency: '', variableSymbol: '', message: '', dueOn: '' };
  return { ...empty, ...Object.fromEntries(Object.entries(found).map(([field, value]) => [field, value ?? ''])) };
}
