/**
 * Length of a typed text in characters, without the blanks around it, as every limit counts it (C2, spec §5): an emoji of
 * two UTF-16 units is one character.
 */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
