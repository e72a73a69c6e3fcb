import { lineAmount } from './line-amount.ts';
import { type QuoteLine, everyOption } from './quote-line.ts';

/** A line with its place in the document, counted from 1, and its amount in minor units without tax. */
export type DocumentLine = { line: QuoteLine; position: number; amount: number };

/** Lines as a document shows them: what is paid once, what every month, and apart what can be chosen (H3). */
export type DocumentLines = Record<'once' | 'monthly' | 'options', DocumentLine[]>;

/** Puts lines into their groups, each in the order written; positions go through all groups. An option counts as proposed. */
export function groupLines(lines: readonly QuoteLine[]): DocumentLines {
  const firm = lines.filter(({ option }) => !option);
  const groups = {
    once: firm.filter(({ recurrence }) => recurrence === 'once'),
    monthly: firm.filter(({ recurrence }) => recurrence === 'monthly'),
    options: lines.filter(({ option }) => option),
  };
  const place = (own: readonly QuoteLine[], before: number) =>
    own.map((line, index) => ({
      line,
      position: before + index + 1,
      amount: lineAmount(line, everyOption([line])).net,
    }));
  return {
    once: place(groups.once, 0),
    monthly: place(groups.monthly, groups.once.length),
    options: place(groups.options, firm.length),
  };
}
