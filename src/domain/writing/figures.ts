import { searchText } from '../search/search-text.ts';

/** A number without the signs that group its digits, and what it counts; empty where that is not one of the known units. */
export type Figure = { digits: string; unit: string };

/** Money, shares and times, as the four languages begin their words for them (folded). */
const units: readonly [unit: string, beginning: RegExp][] = [
  ['%', /^(?:%|perc|proc)/],
  ['€', /^(?:€|eur)/],
  ['kč', /^(?:kc|czk|korun)/],
  ['kr', /^(?:kr$|kroner|dkk)/],
  ['second', /^se[ck]/],
  ['minute', /^min/],
  ['hour', /^(?:hod|time|hour)/],
  ['day', /^(?:dn|den|dag|day)/],
  ['week', /^(?:tyz|tyd|uge|week)/],
  ['month', /^(?:mesi|maned|month)/],
  ['year', /^(?:rok|roc|let$|ar$|year)/],
];

const written = /(?<before>€\s?)?(?<number>\d+(?:[ .,\u00A0\u202F]\d{3}(?!\d))*)(?:\s|-)?(?<after>[%€]|\p{L}+)?/gu;
const betweenEnds = /^\s*(?:[–-]|az|do|to|til|a|and|og)?\s*$/;

/** The figures of a text; the first of a range has the unit of the second. */
export function figuresIn(text: string): Figure[] {
  const plain = text.replaceAll('\u2060', '');
  const found = [...plain.matchAll(written)].map(({ groups = {}, index, 0: whole }) => ({
    digits: (groups['number'] ?? '').replaceAll(/\D/g, ''),
    unit: unitOf(groups['before'] ?? groups['after'] ?? ''),
    index,
    end: index + whole.length,
    word: groups['after'] ?? '',
  }));
  return found.map(({ digits, unit, end, word }, at) => {
    const next = found[at + 1];
    const between = next ? searchText(word + plain.slice(end, next.index)) : '-';
    const isRange = next !== undefined && betweenEnds.test(between);
    return { digits, unit: unit || (isRange ? next.unit : '') };
  });
}

function unitOf(word: string): string {
  const folded = searchText(word);
  return units.find(([, beginning]) => beginning.test(folded))?.[0] ?? '';
}

/** Whether a text says a figure: the same number, and of the same kind where both say which. */
export function isFigureSaid({ digits, unit }: Figure, said: readonly Figure[]): boolean {
  return said.some((known) => known.digits === digits && (unit === '' || known.unit === '' || known.unit === unit));
}
