/** Replacement for characters that the fonts lack. */
export const replacementMark = '◊';

const graphemes = new Intl.Segmenter('sk', { granularity: 'grapheme' });

/** Characters that look the same as one that the fonts have. */
const lookalikes: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\u202F': '\u00A0',
  '\u2010': '-',
  '\u2011': '-',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
};

/**
 * Input text as the fonts can show it: composed letters, plain spaces, at most one empty line in a row, no control or
 * invisible characters. A run of characters that the fonts lack (emoji, other scripts) becomes one ◊.
 */
export function printable(text: string, canPrint: (codePoint: number) => boolean): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\t\u202F\u2010\u2011\uFB01\uFB02]/g, (character) => lookalikes[character] ?? character)
    .replaceAll(/(?!\u00A0)\p{Zs}/gu, ' ')
    .replaceAll(/\n(?: *\n){2,}/g, '\n\n')
    .replaceAll(/(?!\n)\p{Cc}|[\u00AD\u200B\u2060\uFEFF\u{E0001}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  const isShown = (character: string) => character === '\n' || isVisible(character, canPrint);
  if ([...plain].every(isShown)) return plain;
  const shown = Array.from(graphemes.segment(plain), ({ segment }) => {
    const visible = segment.replaceAll(/[\p{Cf}\uFE00-\uFE0F]/gu, '');
    return [...visible].every(isShown) ? visible : replacementMark;
  }).join('');
  return shown.replaceAll(new RegExp(`${replacementMark}{2,}`, 'g'), replacementMark);
}

function isVisible(character: string, canPrint: (codePoint: number) => boolean): boolean {
  return !/\p{C}/u.test(character) && canPrint(character.codePointAt(0) ?? 0);
}

/** Words of more characters than this are longer than any that people write, addresses of pages among them. */
const longestWord = 500;
const endlessWords = new RegExp(`[^ \\n]{${longestWord},}`, 'g');
/** So many characters of such a word are measured at once. */
const measured = 200;

/**
 * Breaks words of extreme length into pieces that fill a line each. Of such a word pdfkit measures all that is left once more for every
 * line, and keeps each measure: seconds for ten thousand characters, or more memory than there is.
 */
export function breakEndlessWords(text: string, line: { width: number; widthOf: (text: string) => number }): string {
  return text.replaceAll(endlessWords, (word) => piecesOf(word, line).join('\n'));
}

function piecesOf(word: string, { width, widthOf }: { width: number; widthOf: (text: string) => number }): string[] {
  const pieces: string[] = [];
  for (let rest = word; rest !== '';) {
    const start = rest.slice(0, measured);
    let length = Math.min(start.length, Math.max(1, Math.floor((start.length * width) / widthOf(start))));
    while (length > 1 && widthOf(rest.slice(0, length)) > width) length -= 1;
    pieces.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return pieces;
}
