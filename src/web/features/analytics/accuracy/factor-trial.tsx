import { useDeferredValue, useMemo, useState } from 'react';
import type { AccuracyGroup, Dimension } from '#domain/analytics/accuracy/accuracy-groups.ts';
import type { MoneyMeasure } from '#domain/analytics/accuracy/accuracy.ts';
import type { EstimatedProject } from '#domain/analytics/accuracy/estimated-project.ts';
import { basePricesOf, factorBounds, proposeFactor } from '#domain/analytics/accuracy/try-factor.ts';
import type { VersionedPriceBook } from '#domain/estimates/price-book/price-book.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FactorField } from './factor-field.tsx';
import { TrialPrices } from './trial-prices.tsx';
import { TrialTable } from './trial-table.tsx';

type Props = {
  group: AccuracyGroup;
  /** All projects, of which those outside the group may move as well. */
  whole: readonly EstimatedProject[];
  priceBook: VersionedPriceBook;
  terms: { measure: MoneyMeasure; dimension: Dimension };
};

/** Other base prices tried on past estimates: bias and spread before and after. Nothing is stored; prices change in the price book (H8). */
export function FactorTrial({ group, whole, priceBook, terms: { measure, dimension } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const trial = useMemo(() => ({ book: priceBook, prices: basePricesOf(group), measure }), [group, priceBook, measure]);
  const proposed = useMemo(() => proposeFactor(group.projects, trial), [group, trial]);
  const [typed, setTyped] = useState(() => String(proposed));
  const percent = useDeferredValue(factorOf(typed) ?? 100);
  return (
    <section
      aria-labelledby="accuracy-trial"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-hair bg-sheet p-5"
    >
      <h3 id="accuracy-trial" className="text-base">
        {t('analytics:accuracy.trial.title')}
      </h3>
      <p className="max-w-prose text-sm text-muted">
        {t('analytics:accuracy.trial.text', { version: priceBook.version })}
        {dimension === 'trade' && group.name !== 'all' ? ` ${t('analytics:accuracy.trial.trades')}` : null}
      </p>
      <FactorField typed={typed} proposed={proposed} isValid={factorOf(typed) !== null} onType={setTyped} />
      <TrialTable group={group} whole={whole} trial={trial} shown={{ percent, dimension }} />
      <TrialPrices trial={trial} percent={percent} />
      <div>
        <ButtonLink to={pathOf('adminPrices', language)} size="sm">
          {t('analytics:accuracy.trial.open')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Whole percent within the bounds; null for anything else. */
function factorOf(typed: string): number | null {
  const percent = Number(typed);
  const isWithin = percent >= factorBounds.minimum && percent <= factorBounds.maximum;
  return typed.trim() !== '' && Number.isInteger(percent) && isWithin ? percent : null;
}
