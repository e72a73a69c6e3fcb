import type { DetailChange, Difference, LineChangeWords, SumChange } from '#domain/quotes/content/change-words.ts';
import type { GetText } from './text-key.ts';

/** Says in plain words what became of a line, such as "Galéria: 3 → 5 kusov, o 120 € viac" (H7). */
export function lineChangeText(change: LineChangeWords, t: GetText): string {
  const { kind, name, details, hasMoved, difference } = change;
  if (kind === 'moved') return t('quoteDocument:changes.moved', { name });
  const said =
    kind === 'changed' ? details.map((detail) => detailText(detail, t)) : [t(`quoteDocument:changes.${kind}`)];
  const parts = [
    ...said,
    ...(hasMoved ? [t('quoteDocument:changes.elsewhere')] : []),
    ...differenceText(difference, t),
  ];
  return t('quoteDocument:changes.line', { name, parts: parts.join(', ') });
}

/** Says how a sum has changed. */
export function sumChangeText({ before, after, difference }: SumChange, t: GetText): string {
  const parts = [t('quoteDocument:changes.fromTo', { before, after }), ...differenceText(difference, t)];
  return parts.join(', ');
}

function detailText({ detail, before, after }: DetailChange, t: GetText): string {
  const values = { before, after };
  switch (detail) {
    case 'quantity':
      return t('quoteDocument:changes.fromTo', values);
    case 'option':
      return t(`quoteDocument:changes.details.${optionChange(values)}`, values);
    case 'recurrence':
      return t(`quoteDocument:changes.details.${after === 'monthly' ? 'monthly' : 'once'}`);
    case 'discount':
      return t(`quoteDocument:changes.details.${discountChange(values)}`, values);
    default:
      return t(`quoteDocument:changes.details.${detail}`, values);
  }
}

type Values = Pick<DetailChange, 'before' | 'after'>;

function optionChange({ before, after }: Values): 'firm' | 'optional' | 'range' {
  if (after === '') return 'firm';
  return before === '' ? 'optional' : 'range';
}

function discountChange({ before, after }: Values): 'noDiscount' | 'newDiscount' | 'discount' {
  if (after === '') return 'noDiscount';
  return before === '' ? 'newDiscount' : 'discount';
}

function differenceText(difference: Difference, t: GetText): string[] {
  return difference ? [t(`quoteDocument:changes.${difference.direction}`, { price: difference.price })] : [];
}
