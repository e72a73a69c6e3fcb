/** Characters that distinguish words; every other character counts as one further character. */
const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** One code for the end of a word (before all characters) and one for every other character (after them). */
const base = signs.length + 2;
/** As many characters as a safe integer holds in this base. */
const significant = 10;
/** The distinct words of a folded text (`searchText`); single letters are not words. */
export function wordsOf(folded: string): string[] {
  return [...new Set(folded.split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 1);
}

/**
 * The first ten characters of a word as an integer (base 38), in the same order as the words: both engines sort and
 * range over integers alike, whatever their collations. Words with the same beginning share a code, so a match is
 * checked against the text.
 */
export function wordCode(word: string): number {
  return codeOf(word, 0);
}

/** Whether a word's code belongs to no other word. */
export function isOwnCode(word: string): boolean {
  return word.length < significant && hasOnlySigns(word);
}

/** Whether the codes of the words that begin with a text belong to no other words. */
export function isOwnRange(start: string): boolean {
  return start.length <= significant && hasOnlySigns(start);
}

const hasOnlySigns = (word: string) => [...word].every((letter) => signs.includes(letter));

/** Returns the range of the codes of all words that begin with a text. */
export function wordCodeRange(start: string): { from: number; to: number } {
  return { from: codeOf(start, 0), to: codeOf(start, base - 1) };
}

function codeOf(word: string, filler: number): number {
  const letters = [...word];
  let code = 0;
  for (let index = 0; index < significant; index += 1) {
    const letter = letters[index];
    code = code * base + (letter === undefined ? filler : signOf(letter));
  }
  return code;
}

function signOf(letter: string): number {
  const place = signs.indexOf(letter);
  return place < 0 ? base - 1 : place + 1;
}

/** The codes of words, each once. */
export const wordCodesOf = (words: readonly string[]): number[] => [...new Set(words.map((word) => wordCode(word)))];
