import { type Conflict, threeWayMerge } from '../../three-way-merge.ts';
import type { QuoteBuyer, QuoteContent } from './quote-content.ts';
import { type LineConflict, mergeLines } from '../lines/merge-lines.ts';

/** The content that an edit began with, what is in the editor, and what is stored now. */
export type ContentVersions = { base: QuoteContent; mine: QuoteContent; theirs: QuoteContent };

type Texts = Omit<QuoteContent, 'buyer' | 'lines' | 'currency' | 'exchangeRate'>;
type SumConflict = { field: 'currency' | 'exchangeRate'; mine: unknown; theirs: unknown };
type BuyerConflict = { field: `buyer.${keyof QuoteBuyer}`; mine: unknown; theirs: unknown };

/**
 * What both sides have changed differently, at paths as in `checkQuote`: `title`, `buyer.email`, `lines.<id>.name`; `lines.<id>`
 * where one has removed the line that the other has changed, `lines` where both have moved lines.
 */
export type ContentConflict = Conflict<Texts> | BuyerConflict | LineConflict | SumConflict;

/**
 * Merges what two administrators have written in one draft (G5, H2): field by field, lines by their ids. The own value is kept
 * in a conflict, and a line that one has removed and the other has changed is kept.
 */
export function mergeContent(versions: ContentVersions): { content: QuoteContent; conflicts: ContentConflict[] } {
  const texts = threeWayMerge<Texts>({
    base: textsOf(versions.base),
    mine: textsOf(versions.mine),
    theirs: textsOf(versions.theirs),
  });
  const buyer = threeWayMerge<QuoteBuyer>({
    base: versions.base.buyer,
    mine: versions.mine.buyer,
    theirs: versions.theirs.buyer,
  });
  const sums = mergeSums(versions);
  const ofBuyer = buyer.conflicts.map((each): BuyerConflict => ({ ...each, field: `buyer.${each.field}` }));
  return {
    content: { ...texts.values, buyer: buyer.values, ...sums.values },
    conflicts: [...ofBuyer, ...texts.conflicts, ...sums.conflicts],
  };
}

function textsOf({ buyer: _buyer, lines: _lines, currency: _currency, exchangeRate: _rate, ...texts }: QuoteContent) {
  return texts;
}

type Sums = Pick<QuoteContent, 'lines' | 'currency' | 'exchangeRate'>;
type MergedSums = { values: Sums; conflicts: ContentConflict[] };

const sumsOf = ({ lines, currency, exchangeRate }: QuoteContent): Sums => ({ lines, currency, exchangeRate });

/** A change of currency converts all lines, so that lines of the other side would be of another currency: one side is taken whole. */
function mergeSums({ base, mine, theirs }: ContentVersions): MergedSums {
  if (mine.currency !== theirs.currency) {
    const isMineChanged = isDifferent(sumsOf(mine), sumsOf(base));
    const isTheirsChanged = isDifferent(sumsOf(theirs), sumsOf(base));
    const conflict = { field: 'currency', mine: mine.currency, theirs: theirs.currency } as const;
    return {
      values: sumsOf(isMineChanged ? mine : theirs),
      conflicts: isMineChanged && isTheirsChanged ? [conflict] : [],
    };
  }
  const rates = threeWayMerge({
    base: { exchangeRate: base.exchangeRate },
    mine: { exchangeRate: mine.exchangeRate },
    theirs: { exchangeRate: theirs.exchangeRate },
  });
  const { lines, conflicts } = mergeLines({ base: base.lines, mine: mine.lines, theirs: theirs.lines });
  const ofRate = rates.conflicts.map((each): ContentConflict => ({
    field: 'exchangeRate',
    mine: each.mine,
    theirs: each.theirs,
  }));
  return { values: { lines, currency: mine.currency, ...rates.values }, conflicts: [...conflicts, ...ofRate] };
}

const isDifferent = (one: Sums, other: Sums) => JSON.stringify(one) !== JSON.stringify(other);
