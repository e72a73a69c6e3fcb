/** Letters and digits that tell words apart; whatever else a word has counts as one further sign. */
const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** The end of a word comes before all signs, what is none of them after. */
const base = signs.length + 2;
/** As many signs as a safe integer holds in this base. */
const significant = 10;
/** The distinct words of a folded text (`searchText`); single letters are not words. */
export function wordsOf(folded: string): string[] {
  return [...new Set(folded.split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 1);
}

/**
 * The first ten signs of a word as a whole number (base 38), ordered like the words themselves: so both engines find
 * and range over words by an index of integers, without their collations. Words that begin alike share a code, so a
 * find is checked against the text.
 */
export function wordCode(word: string): number {
  return codeOf(word, 0);
}

/** Whether a word's code is its own: no longer word and none with other signs shares it. */
export function isOwnCode(word: string): boolean {
  return word.length < significant && hasOnlySigns(word);
}

/** Whether the codes of the words that begin with a text are those of no other words. */
export function isOwnRange(start: string): boolean {
  return start.length <= significant && hasOnlySigns(start);
}

const hasOnlySigns = (word: string) => [...word].every((letter) => signs.includes(letter));

/** The codes of all words that begin with a text. */
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
