import { readVerifyCode } from './verify-code.ts';

/** A code as it stands in the addresses of a document: behind its QR code and in the words beside it. */
const inAddress = /[?&]code=((?:[0-9A-HJKMNP-TV-Z]{4}-?){3}[0-9A-HJKMNP-TV-Z]{4})(?![0-9A-HJKMNP-TV-Z])/;

/** Finds the verify code in the bytes of a document, read as Latin-1; null where there is none (H5). */
export function findVerifyCode(content: string): string | null {
  const found = inAddress.exec(content)?.[1];
  return found === undefined ? null : readVerifyCode(found);
}
