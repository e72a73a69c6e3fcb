/** A piece of a typed text: plain, or an address that is a link. */
export type TextPart = { text: string; href?: string };

/** Web addresses; punctuation at the end of a sentence is not part of the address. */
const address = /https?:\/\/[\p{L}\d][^\s<>"]*[^\s<>"'.,;:!?)\]}]/gu;

/** Splits a typed text into paragraphs at its empty lines; line breaks within one stay. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Splits a typed text at the web addresses in it; together the pieces are the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(address)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: found[0], href: found[0] });
    end = found.index + found[0].length;
  }
  return end < text.length || parts.length === 0 ? [...parts, { text: text.slice(end) }] : parts;
}
