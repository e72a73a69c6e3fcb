/** Control characters and marks that turn the direction of what stands beside them. */
const unwanted = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A text on one line, without marks that break other text. */
export const cleanLine = (value: string): string => value.replaceAll(/\s+/g, ' ').replaceAll(unwanted, '').trim();

/** A text in paragraphs, each line without marks that break other text. */
export const cleanParagraphs = (value: string): string =>
  value
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
