import type { BrokenRule, FieldIssue } from '../../field-issue.ts';
import { lineAmount } from './line-amount.ts';
import { type DraftLine, everyOption } from './quote-line.ts';

/** Returns what keeps a line from being sent, at fields named `lines.<id>.<field>`; `rates` are those that its tax allows. */
export function checkLine(line: DraftLine, rates: readonly number[]): FieldIssue[] {
  const issue = (field: string, rule: BrokenRule): FieldIssue => ({ field: `lines.${line.id}.${field}`, ...rule });
  return [
    ...(line.name.trim() === '' ? [issue('name', { rule: 'required' })] : []),
    ...(line.quantity <= 0 ? [issue('quantity', { rule: 'no-quantity' })] : []),
    ...(isOutOfBounds(line) ? [issue('option', { rule: 'option-bounds' })] : []),
    ...(isDiscountTooLarge(line) ? [issue('discount', { rule: 'discount-too-large' })] : []),
    ...(rates.includes(line.taxRate) ? [] : [issue('taxRate', { rule: 'tax-rate' })]),
  ];
}

function isOutOfBounds({ option, quantity }: DraftLine): boolean {
  return option !== null && (quantity < option.minimum || quantity > option.maximum);
}

/** A sum is taken off the line whole, or the document would show another discount than was written. */
function isDiscountTooLarge(line: DraftLine): boolean {
  return line.discount?.kind === 'sum' && line.discount.amount > lineAmount(line, everyOption([line])).gross;
}
