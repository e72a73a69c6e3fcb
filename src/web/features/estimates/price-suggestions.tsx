import type { Answers } from '#domain/configurator/answers.ts';
import { isOverBudget } from '#domain/estimates/budget.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import type { VersionedPriceBook } from '#domain/estimates/price-book/price-book.ts';
import type { PricedAnswers } from '#domain/estimates/price-book/price-change.ts';
import { suggestChanges } from '#domain/estimates/price-book/suggest-changes.ts';
import { joinRanges } from '#domain/languages/line-joiners.ts';
import { formatRange } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SuggestionRow } from './suggestion-row.tsx';
import { useAppliedChanges } from './use-applied-changes.ts';

type Props = {
  answers: Answers;
  book: VersionedPriceBook;
  /** The estimate of the answers. */
  now: Estimate;
  /** False while there are no scripts to apply anything. */
  isLive: boolean;
  onChange: (answers: PricedAnswers) => void;
};

/** "What would change the price most": up to three single changes, each to be tried and taken back here (D3). */
export function PriceSuggestions({ answers, book, now, isLive, onChange }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { latest, isUndone, undoButton, heading, apply, undo } = useAppliedChanges({ answers, onChange });
  const suggestions = suggestChanges(answers, book, now.currency);
  const greatest = Math.max(...suggestions.flatMap(({ difference: { low, high } }) => [Math.abs(low), Math.abs(high)]));
  const total = joinRanges(formatRange(now.total, now.currency, language));
  return (
    <section aria-labelledby="price-changes" className="grid gap-4">
      <div className="grid gap-1">
        <h3 ref={heading} id="price-changes" tabIndex={-1} className="text-lg">
          {t('estimates:changes.title')}
        </h3>
        <p className="max-w-prose text-sm text-muted">{t('estimates:changes.lead')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <p id="applied-change" role="status" className="empty:hidden">
          {latest ? t('estimates:changes.applied', { change: latest.label, total }) : null}
          {isUndone ? t('estimates:changes.takenBack', { total }) : null}
        </p>
        {latest ? (
          <Button ref={undoButton} size="sm" aria-describedby="applied-change" onClick={undo}>
            {t('estimates:changes.takeBack')}
          </Button>
        ) : null}
      </div>
      {suggestions.length > 0 ? (
        <table className="bill">
          <caption className="sr-only">{t('estimates:changes.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('estimates:changes.change')}</th>
              <th scope="col">{t('estimates:columns.from')}</th>
              <th scope="col">{t('estimates:columns.to')}</th>
            </tr>
          </thead>
          {suggestions.map((suggestion) => (
            <SuggestionRow
              key={JSON.stringify(suggestion.change)}
              suggestion={suggestion}
              now={now}
              greatest={greatest}
              onApply={isLive ? (label) => apply(suggestion, label) : null}
            />
          ))}
        </table>
      ) : (
        <p className="max-w-prose">
          {t(isOverBudget(now) ? 'estimates:changes.none' : 'estimates:changes.noneNeeded')}
        </p>
      )}
    </section>
  );
}
