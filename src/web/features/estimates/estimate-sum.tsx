import type { Estimate } from '#domain/estimates/estimate.ts';
import { formatRange } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

type Props = { estimate: Estimate };

/** What it comes to and how long it takes, to be seen before all the lines (C8). */
export function EstimateSum({ estimate: { total, currency, weeks } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="grid gap-1 border-s-4 border-timber ps-5">
      <p className="lettering text-muted">{t('estimates:total')}</p>
      <p className="figures font-display text-4xl leading-tight font-semibold sm:text-5xl">
        {formatRange(total, currency, language)}
      </p>
      <p className="text-muted">
        {t('estimates:weeks')}: {t('estimates:weeksRange', { minimum: weeks.minimum, count: weeks.maximum })}
      </p>
    </div>
  );
}
