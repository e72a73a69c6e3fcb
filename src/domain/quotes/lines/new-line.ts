import type { Language } from '../../languages.ts';
import { type Currency, fromEuro } from '../../money.ts';
import { type LibraryWork, librarySearchText } from '../../price-book/library-feature.ts';
import { searchText } from '../../search/search-text.ts';
import type { LineChanges } from './line-cells.ts';
import type { PastedLine } from './pasted-rows.ts';
import { type DraftLine, thousandths } from './quote-line.ts';
import { unitWords } from './unit-words.ts';

/** What a line begins with: the quote's language, and the tax rate (basis points) that is usual in it. */
export type LineStart = { id: string; language: Language; taxRate: number };

/** A line in which nothing is written yet. */
export function emptyLine({ id, language, taxRate }: LineStart): DraftLine {
  return {
    id,
    kind: 'item',
    name: '',
    description: '',
    quantity: thousandths,
    unit: unitWords[language].piece,
    unitPrice: 0,
    discount: null,
    taxRate,
    option: null,
    recurrence: 'once',
    internalCost: 0,
  };
}

/** Whether nothing was written in a line: pasted rows may stand in its place. */
export function isEmptyLine({ name, description, unitPrice }: DraftLine): boolean {
  return name.trim() === '' && description.trim() === '' && unitPrice === 0;
}

/** A line of a row that was pasted. */
export function lineOfRow({ taxRate, unit, ...row }: PastedLine, start: LineStart): DraftLine {
  const empty = emptyLine(start);
  return { ...empty, ...row, unit: unit === '' ? empty.unit : unit, taxRate: taxRate ?? start.taxRate };
}

/** What a piece of work of the library sets in a line; its price in another currency by the rates of spec §9, in whole units. */
export function changesOfWork(
  { texts, unit, unitPrice }: LibraryWork,
  { language, currency }: { language: Language; currency: Currency },
): LineChanges {
  return {
    ...texts[language],
    unit: unitWords[language][unit],
    unitPrice: currency === 'EUR' ? unitPrice : fromEuro(unitPrice, currency),
    recurrence: unit === 'month' ? 'monthly' : 'once',
  };
}

/** How many pieces of work are suggested at most. */
const mostSuggestions = 8;

/** Pieces of work that hold every word that was typed; those whose name begins with it first. */
export function suggestWorks<Work extends LibraryWork>(
  works: readonly Work[],
  { typed, language }: { typed: string; language: Language },
): Work[] {
  const text = searchText(typed);
  if (text === '') return [];
  const words = text.split(' ');
  const found = works.filter(({ texts }) => {
    const all = librarySearchText(texts);
    return words.every((word) => all.includes(word));
  });
  const begins = (work: Work) => searchText(work.texts[language].name).startsWith(text);
  return [...found.filter(begins), ...found.filter((work) => !begins(work))].slice(0, mostSuggestions);
}
