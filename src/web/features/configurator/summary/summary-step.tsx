import { type ReactNode, useState } from 'react';
import type { FormWalk } from '#contract/page.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import { formatRange } from '#domain/money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PlainConfirm } from '../../../ui/plain-confirm.tsx';
import type { Configurator } from '../use-configurator.ts';
import { LazyPlan } from '../writing/lazy-plan.tsx';
import { AnswerList } from './answer-list.tsx';
import type { GeneratedEstimate } from './generated-estimate.ts';
import { SummaryActions } from './summary-actions.tsx';
import { useEstimateOfAnswers } from './use-estimate-of-answers.ts';

/** Props of the summary; the page provides parts of other features. */
export type SummaryProps = {
  state: Configurator;
  price: Estimate;
  walk: FormWalk | undefined;
  explained: (estimate: Estimate) => ReactNode;
  /** Photos and files of the request (C10). */
  files: ReactNode;
};

/** The summary as a hub of actions: price, PDF, editing, sending, starting anew (C8). */
export function SummaryStep({ state, price, walk, explained, files }: SummaryProps) {
  const t = useTexts();
  const { language } = usePage();
  const [isAsking, setIsAsking] = useState(false);
  const [planned, setPlanned] = useState<GeneratedEstimate | null>(null);
  const generated = useEstimateOfAnswers(state.answers, walk);
  // A generated one holds until its last day, also where other prices were published since.
  const told = generated.generated?.stored.estimate ?? price;
  function showPlan(estimate: GeneratedEstimate) {
    setPlanned(estimate);
    // A plan that is shown already only takes the focus.
    document.getElementById('plan')?.focus();
  }

  return (
    <>
      <div className="summary">
        <div className="grid min-w-0 content-start gap-10">
          {walk?.failure ? <Notice tone="danger">{walk.failure}</Notice> : null}
          {explained(told)}
        </div>
        <div className="summary-actions">
          <SummaryActions
            state={state}
            walk={walk}
            estimate={generated}
            version={price.priceBookVersion}
            sum={formatRange(told.total, told.currency, language)}
            onPlan={showPlan}
          />
          {state.isLive ? (
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              {t('configurator:summary.actions.reset')}
            </Button>
          ) : null}
        </div>
        <AnswerList state={state} />
        {files}
        {isAsking ? (
          <PlainConfirm
            title={t('configurator:summary.reset.title')}
            description={t('configurator:summary.reset.text')}
            confirmLabel={t('configurator:summary.reset.confirm')}
            cancelLabel={t('common:actions.cancel')}
            onCancel={() => setIsAsking(false)}
            onConfirm={() => {
              setIsAsking(false);
              state.reset();
            }}
          />
        ) : null}
      </div>
      {planned ? <LazyPlan key={planned.stored.id} estimate={planned} contact={state.answers.contact} /> : null}
    </>
  );
}
