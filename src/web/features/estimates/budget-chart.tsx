import { type BudgetLimits, budgetGap } from '#domain/estimates/budget.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import { formatMoney, formatRange } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

type Props = { estimate: Estimate; budget: NonNullable<Estimate['budget']> };

const width = 320;

/** The price range drawn over the chosen budget, with both in words beneath (D3). */
export function BudgetChart({ estimate, budget }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { total, currency } = estimate;
  const { limits, verdict } = budget;
  const end = Math.max(total.maximum, limits.maximum ?? limits.minimum * 1.5) * 1.05;
  const x = (amount: number) => Math.round((amount / end) * width);
  const budgetText = budgetInWords(limits);
  const estimateText = formatRange(total, currency, language);
  const gap = budgetGap(total, limits);

  function budgetInWords({ minimum, maximum }: BudgetLimits): string {
    if (maximum === null) return t('configurator:budgets.open', { minimum: formatMoney(minimum, currency, language) });
    if (minimum === 0) return t('estimates:budget.upTo', { maximum: formatMoney(maximum, currency, language) });
    return formatRange({ minimum, maximum }, currency, language);
  }

  return (
    <figure className="grid gap-3">
      <svg
        viewBox={`0 0 ${width} 56`}
        className="h-14 w-full"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('estimates:budget.chart', { estimate: estimateText, budget: budgetText })}
      >
        <path className="stroke-edge" vectorEffect="non-scaling-stroke" d={`M0 52.5H${width}`} />
        <rect
          className="fill-timber-soft stroke-timber"
          vectorEffect="non-scaling-stroke"
          x={x(limits.minimum) + 0.5}
          y="6.5"
          width={Math.max(x(limits.maximum ?? end) - x(limits.minimum) - 1, 2)}
          height="40"
        />
        <rect
          className="fill-ink"
          x={x(total.minimum)}
          y="20"
          width={Math.max(x(total.maximum) - x(total.minimum), 3)}
          height="14"
        />
      </svg>
      <figcaption className="grid gap-1 text-sm">
        <span className="flex items-center gap-2">
          <span className="size-3 shrink-0 bg-ink" aria-hidden="true" />
          {t('estimates:budget.estimateBar')}: <span className="figures">{estimateText}</span>
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3 shrink-0 border border-timber bg-timber-soft" aria-hidden="true" />
          {t('estimates:budget.budgetBar')}: <span className="figures">{budgetText}</span>
        </span>
        <span className="mt-1 text-base font-semibold">{t(`estimates:budget.${verdict}`)}</span>
        {gap ? (
          <span className="text-base">
            {t(`estimates:budget.gap.${verdict}`, { amount: formatMoney(gap, currency, language) })}
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}
