import { readVerifyCode } from './verify-code.ts';

/** A code as it stands in the properties of a document (`keywordOfCode`). */
const keyword = /verify:((?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4})/;

/** What the properties of a PDF say of its printed code, so that a file alone tells which document it should be. */
export const keywordOfCode = (printed: string): string => `verify:${printed}`;

/** Finds the verify code in the bytes of a document, read as Latin-1; null where there is none (H5). */
export function findVerifyCode(content: string): string | null {
  const found = keyword.exec(content)?.[1];
  return found === undefined ? null : readVerifyCode(found);
}
