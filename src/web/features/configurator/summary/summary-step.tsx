import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { FormWalk } from '#contract/page.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Configurator } from '../use-configurator.ts';
import { LatePlan } from '../writing/late-plan.tsx';
import { AnswerList } from './answer-list.tsx';
import { SummaryActions } from './summary-actions.tsx';

const LazyConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

/** What the summary is drawn from; how an estimate is explained comes from its own feature. */
export type SummaryProps = {
  state: Configurator;
  price: Estimate;
  walk: FormWalk | undefined;
  explained: (estimate: Estimate) => ReactNode;
};

/** The summary as a hub of actions: price, PDF, editing, sending, starting anew (C8). */
export function SummaryStep({ state, price, walk, explained }: SummaryProps) {
  const t = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const [plannedEstimate, setPlannedEstimate] = useState<string | null>(null);
  function showPlan(estimateId: string) {
    setPlannedEstimate(estimateId);
    // A plan that is there already is only led to.
    document.getElementById('plan')?.focus();
  }

  return (
    <>
      <div className="summary">
        <div className="grid min-w-0 content-start gap-10">
          {walk?.failure ? <Notice tone="danger">{t(`errorCodes:${walk.failure}`)}</Notice> : null}
          {explained(price)}
        </div>
        <div className="summary-actions">
          <SummaryActions state={state} walk={walk} onPlan={showPlan} />
          {state.isLive ? (
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              {t('configurator:summary.actions.reset')}
            </Button>
          ) : null}
        </div>
        <AnswerList state={state} />
        {isAsking ? (
          <Suspense fallback={null}>
            <LazyConfirmDialog
              isOpen
              onOpenChange={setIsAsking}
              title={t('configurator:summary.reset.title')}
              description={t('configurator:summary.reset.text')}
              confirmLabel={t('configurator:summary.reset.confirm')}
              cancelLabel={t('common:actions.cancel')}
              tone="danger"
              onConfirm={() => {
                setIsAsking(false);
                state.reset();
              }}
            />
          </Suspense>
        ) : null}
      </div>
      {plannedEstimate ? (
        <LatePlan key={plannedEstimate} estimateId={plannedEstimate} contact={state.answers.contact} />
      ) : null}
    </>
  );
}
