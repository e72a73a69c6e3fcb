/** Letters that stay whole when accents are taken off, in the letters that banks know. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Ł: 'L',
  ł: 'l',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '&': '+',
};

/**
 * A text in the characters that every bank of SEPA takes (EPC217-08): unaccented letters, digits and `/-?:().,'+`, one blank between
 * words, at most `longest` characters. Anything else becomes a blank, so that no separator of a code can come in. Slashes neither
 * begin, end nor follow each other (EPC131-08).
 */
export function bankText(typed: string, longest: number): string {
  return (
    typed
      // Cut first: no name or message is that long, and everything below reads the text more than once.
      .slice(0, longest * 4)
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[ßÆæŒœØøĐđÐðŁłÞþı&]/gu, (letter) => letters[letter] ?? ' ')
      .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
      .replaceAll(/[^A-Za-z0-9/?:().,'+-]+/gu, ' ')
      .replaceAll(/\/{2,}/gu, '/')
      .replace(/^[ /]+/u, '')
      .slice(0, longest)
      .replace(/[ /]+$/u, '')
  );
}
