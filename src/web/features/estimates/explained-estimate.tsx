import type { Timeline } from '#domain/configurator/answers.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import { joinRanges } from '#domain/languages/line-joiners.ts';
import { formatRange } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { BudgetChart } from './budget-chart.tsx';
import { EstimateLines } from './estimate-lines.tsx';
import { InstallmentList } from './installment-list.tsx';
import { WorkTime } from './work-time.tsx';

type Props = {
  estimate: Estimate;
  /** Chooses the term that can be kept; missing where nothing can be chosen. */
  onChooseTimeline?: ((timeline: Timeline) => void) | null;
};

/** Everything an estimate says: lines with reasons, time, budget, payment, care after launch (D3). */
export function ExplainedEstimate({ estimate, onChooseTimeline }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { budget, currency } = estimate;
  const maintenance = joinRanges(formatRange(estimate.maintenance, currency, language));
  return (
    <div className="grid gap-8">
      <EstimateLines estimate={estimate} hasReasons />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(20rem,50%-1rem)),1fr))] gap-8">
        <WorkTime estimate={estimate} onChooseTimeline={onChooseTimeline} />
        {budget ? (
          <section className="grid content-start gap-3">
            <h3 className="text-lg">{t('estimates:budget.title')}</h3>
            <BudgetChart estimate={estimate} budget={budget} />
          </section>
        ) : null}
        <section className="grid content-start gap-3">
          <h3 className="text-lg">{t('estimates:installments.title')}</h3>
          <InstallmentList estimate={estimate} />
        </section>
        <p className="self-end text-sm text-muted">
          {t('estimates:maintenance', { price: maintenance })}
          <br />
          {t('estimates:vat')} {t('estimates:version', { version: estimate.priceBookVersion })}
        </p>
      </div>
    </div>
  );
}
