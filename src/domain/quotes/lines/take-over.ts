import type { DraftLine } from './quote-line.ts';
import type { QuoteContent } from '../content/quote-content.ts';

/**
 * The content with one field as somebody else has written it; `field` is a path of `mergeContent`. With a currency come its lines
 * and rate, and a line that the other has removed goes.
 */
export function takeOver(mine: QuoteContent, theirs: QuoteContent, field: string): QuoteContent {
  const [first = '', second = '', third] = field.split('.');
  if (first === 'currency') {
    const { currency, lines, exchangeRate } = theirs;
    return { ...mine, currency, lines, exchangeRate };
  }
  if (first === 'buyer') return { ...mine, buyer: { ...mine.buyer, ...partOf(theirs.buyer, second) } };
  if (first !== 'lines') return { ...mine, ...partOf(theirs, first) };
  const lines = second === '' ? inOrderOf(mine.lines, theirs.lines) : takeLine({ mine, theirs }, second, third);
  return { ...mine, lines };
}

const partOf = <Whole extends object>(whole: Whole, key: string) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name === key)) as Partial<Whole>;

type Lines = readonly DraftLine[];

/** The own lines in the other's order; what only this side has stands at the end. */
function inOrderOf(mine: Lines, theirs: Lines): DraftLine[] {
  const known = theirs.flatMap(({ id }) => mine.find((line) => line.id === id) ?? []);
  return [...known, ...mine.filter((line) => !known.includes(line))];
}

type Sides = { mine: QuoteContent; theirs: QuoteContent };

/** The other's line or one detail of it in its place. */
function takeLine({ mine, theirs }: Sides, id: string, detail: string | undefined): DraftLine[] {
  const other = theirs.lines.find((line) => line.id === id);
  if (!mine.lines.some((line) => line.id === id)) return other ? [...mine.lines, other] : [...mine.lines];
  return mine.lines.flatMap((line) => {
    if (line.id !== id) return line;
    if (!other) return [];
    return detail === undefined ? other : { ...line, ...partOf(other, detail) };
  });
}
