/** Crockford's base 32: no letter that is mistaken for a digit or another letter. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a code: 80 bits. */
const length = 16;
const codeBytes = (length * 5) / 8;

/** The code by which a document is verified (H5), from random bytes of which the first ten count. */
export function verifyCodeOf(bytes: Uint8Array): string {
  const bits = Array.from(bytes.subarray(0, codeBytes), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length }, (_, index) => alphabet[Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)]).join(
    '',
  );
}

/** A code as it is printed, in groups of four. */
export const writeVerifyCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** Reads a typed code in any case, with or without its dashes, and with letters typed for digits; null for anything else. */
export function readVerifyCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? code : null;
}
