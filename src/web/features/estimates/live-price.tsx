import type { Estimate } from '#domain/estimates/estimate.ts';
import { formatRange } from '#domain/money.ts';
import { timelineFitText } from '#locales/estimate-texts.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ChevronDownIcon } from '../../ui/icons/arrows.tsx';
import { EstimateLines } from './estimate-lines.tsx';

type Props = { estimate: Estimate | null };

/** The price so far beside the questions: a sheet on a desktop, on a phone a bar at the foot that opens (D1). */
export function LivePrice({ estimate }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const price = estimate ? formatRange(estimate.total, estimate.currency, language) : '–';
  return (
    <>
      <aside className="live-price-sheet" aria-label={t('estimates:live')}>
        <p className="lettering text-muted">{t('estimates:live')}</p>
        <output className="figures block font-display text-2xl font-semibold">{price}</output>
        <PriceDetails estimate={estimate} />
      </aside>
      <details className="live-price-bar">
        <summary>
          <span className="lettering text-muted">{t('estimates:live')}</span>
          <span className="figures ms-auto font-display text-xl font-semibold whitespace-nowrap">{price}</span>
          <ChevronDownIcon size={20} className="rotate-180" />
        </summary>
        <div className="live-price-body">
          <PriceDetails estimate={estimate} />
        </div>
      </details>
    </>
  );
}

function PriceDetails({ estimate }: Props) {
  const t = useTexts();
  if (!estimate) return <p className="mt-3 text-muted">{t('estimates:empty')}</p>;
  const { minimum, maximum } = estimate.weeks;
  return (
    <div className="mt-4">
      <EstimateLines estimate={estimate} hasReasons={false} />
      <p className="mt-3 text-sm text-muted">
        {t('estimates:weeks')}: {t('estimates:weeksRange', { minimum, count: maximum })}
      </p>
      {estimate.possibleTimeline ? <p className="mt-2 text-sm">{timelineFitText(estimate, t)}</p> : null}
    </div>
  );
}
