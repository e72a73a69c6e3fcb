import { type BudgetVerdict, isOverBudget } from '#domain/estimates/budget.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import type { PriceSuggestion } from '#domain/estimates/price-book/suggest-changes.ts';
import { joinRanges } from '#domain/languages/line-joiners.ts';
import { formatMoney, formatRange } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { changeText } from './change-text.ts';

type Props = {
  suggestion: PriceSuggestion;
  now: Estimate;
  /** The greatest difference of all rows, to which the bars are drawn. */
  greatest: number;
  /** Null where nothing can be pressed. */
  onApply: ((label: string) => void) | null;
};

/** One suggested change: what it is, what it moves the price by, and what comes out (D3). */
export function SuggestionRow({ suggestion, now, greatest, onApply }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { difference, after } = suggestion;
  const { label, note } = changeText(suggestion, t);
  const total = joinRanges(formatRange(after.total, after.currency, language));
  const signed = (amount: number) => `${amount > 0 ? '+' : ''}${formatMoney(amount, after.currency, language)}`;
  const verdict = verdictKey(now, after);
  return (
    <tbody>
      <tr className="border-b-0">
        <th scope="rowgroup" className="pb-0">
          <span className="font-semibold">{label}</span>
          <span className="bill-why">{note}</span>
        </th>
        <td className="pb-0">{signed(difference.low)}</td>
        <td className="pb-0">{signed(difference.high)}</td>
      </tr>
      <tr>
        <td colSpan={3} className="ps-0 text-start whitespace-normal">
          <DifferenceBar suggestion={suggestion} greatest={greatest} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:flex-nowrap">
            <p className="max-w-prose">
              {difference.high > 0 ? `${t('estimates:changes.more', { difference: moreText() })} ` : null}
              {t('estimates:changes.result', { total })} {verdict ? t(`estimates:changes.budget.${verdict}`) : null}
            </p>
            {onApply ? (
              <Button
                size="sm"
                aria-label={t('estimates:changes.applyChange', { change: label })}
                onClick={() => onApply(label)}
              >
                {t('estimates:changes.apply')}
              </Button>
            ) : null}
          </div>
        </td>
      </tr>
    </tbody>
  );

  function moreText(): string {
    return joinRanges(formatRange({ minimum: difference.low, maximum: difference.high }, after.currency, language));
  }
}

/** How the changed price stands to the budget, `reached` where it did not fit before. */
function verdictKey(now: Estimate, after: Estimate): BudgetVerdict | 'reached' | null {
  if (!now.budget || !after.budget) return null;
  const isReached = isOverBudget(now) && !isOverBudget(after);
  return isReached ? 'reached' : after.budget.verdict;
}

const width = 320;

/** The difference as a length: full to where it is sure, hollow to where it may reach. The figures stand above. */
function DifferenceBar({ suggestion, greatest }: Pick<Props, 'suggestion' | 'greatest'>) {
  const { low, high } = suggestion.difference;
  const [sure, most] = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b);
  const x = (amount = 0) => Math.round((amount / greatest) * (width - 2));
  const tone = high + low < 0 ? 'fill-level stroke-level' : 'fill-timber stroke-timber';
  return (
    <svg viewBox={`0 0 ${width} 8`} className="block h-2 w-full" preserveAspectRatio="none" aria-hidden="true">
      <path className="stroke-edge" d="M0.5 0V8" />
      <rect className={`${tone} fill-none`} x="1" y="1.5" width={x(most)} height="5" />
      <rect className={tone} x="1" y="1.5" width={x(sure)} height="5" />
    </svg>
  );
}
