import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlanAction } from '../writing/plan-action.tsx';
import { Failure } from './failure.tsx';
import type { GeneratedQuote } from './generated-quote.ts';
import { PdfLink } from './pdf-link.tsx';
import { QuoteState } from './quote-state.tsx';
import { SlowNote } from './slow-note.tsx';
import type { Quote } from './use-quote.ts';
import type { useSubmission } from './use-submission.ts';

type Props = {
  isLive: boolean;
  quote: Quote;
  generation: ReturnType<typeof useSubmission>['generation'];
  /** Asks for the project plan of a generated quote. */
  onPlan: (quote: GeneratedQuote) => void;
};

/** Generating the detailed price, and what can be made of it once it is there (C8). */
export function QuoteActions({ isLive, quote, generation, onPlan }: Props) {
  const t = useTexts();
  const stored = quote.generated?.stored ?? null;
  return (
    <div className="grid gap-3 border-t border-hair pt-6">
      {isLive ? (
        <Button isFullWidth isLoading={generation.isPending} onClick={() => generation.mutate()}>
          {t(quote.isStale ? 'configurator:summary.actions.generateAnew' : 'configurator:summary.actions.generate')}
        </Button>
      ) : null}
      <SlowNote isPending={generation.isPending} text={t('configurator:summary.actions.generating')} />
      <Failure error={generation.error} text={t('errors:generate')} />
      <QuoteState stored={stored} isStale={quote.isStale} />
      <PdfLink stored={stored} />
      {isLive ? <PlanAction quote={quote.generated} onAsk={onPlan} /> : null}
    </div>
  );
}
