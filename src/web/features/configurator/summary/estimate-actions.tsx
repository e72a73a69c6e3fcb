import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlanAction } from '../writing/plan-action.tsx';
import { FailureNotice } from '#web/features/errors/failure-notice.tsx';
import type { GeneratedEstimate } from './generated-estimate.ts';
import { PdfLink } from './pdf-link.tsx';
import { EstimateState } from './estimate-state.tsx';
import { SlowNote } from './slow-note.tsx';
import type { EstimateOfAnswers } from './use-estimate-of-answers.ts';
import type { useSubmission } from './use-submission.ts';

type Props = {
  isLive: boolean;
  estimate: EstimateOfAnswers;
  generation: ReturnType<typeof useSubmission>['generation'];
  /** Asks for the project plan of a generated estimate. */
  onPlan: (estimate: GeneratedEstimate) => void;
};

/** Generating the detailed price, and what can be made of it once it is there (C8). */
export function EstimateActions({ isLive, estimate, generation, onPlan }: Props) {
  const t = useTexts();
  const stored = estimate.generated?.stored ?? null;
  return (
    <div className="grid gap-3 border-t border-hair pt-6">
      {isLive ? (
        <Button isFullWidth isLoading={generation.isPending} onClick={() => generation.mutate()}>
          {t(estimate.staleBy ? 'configurator:summary.actions.generateAnew' : 'configurator:summary.actions.generate')}
        </Button>
      ) : null}
      <SlowNote isPending={generation.isPending} text={t('configurator:summary.actions.generating')} />
      <FailureNotice error={generation.error} text={t('errors:generate')} />
      <EstimateState stored={stored} staleBy={estimate.staleBy} />
      <PdfLink stored={stored} generate={() => generation.mutateAsync().catch(() => null)} />
      {isLive ? <PlanAction estimate={estimate.generated} onAsk={onPlan} /> : null}
    </div>
  );
}
