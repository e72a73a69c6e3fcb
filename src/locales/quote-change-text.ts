import type { DetailChange, Difference, LineChangeWords, SumChange } from '#domain/quotes/change-words.ts';
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
  switch (detail) {
    case 'quantity':
      return t('quoteDocument:changes.fromTo', { before, after });
    case 'name':
      return t('quoteDocument:changes.details.name', { before });
    case 'description':
      return t('quoteDocument:changes.details.description');
    case 'option':
      return t(`quoteDocument:changes.details.${after === '' ? 'firm' : before === '' ? 'optional' : 'range'}`, {
        after,
      });
    case 'recurrence':
      return t(`quoteDocument:changes.details.${after === 'monthly' ? 'monthly' : 'once'}`);
    case 'discount':
      if (after === '') return t('quoteDocument:changes.details.noDiscount', { before });
      return before === ''
        ? t('quoteDocument:changes.details.newDiscount', { after })
        : t('quoteDocument:changes.details.discount', { before, after });
    default:
      return t(`quoteDocument:changes.details.${detail}`, { before, after });
  }
}

function differenceText(difference: Difference, t: GetText): string[] {
  return difference ? [t(`quoteDocument:changes.${difference.direction}`, { price: difference.price })] : [];
}
