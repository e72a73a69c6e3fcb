import { type FormEvent, useRef } from 'react';
import type { FormWalk } from '#contract/page.ts';
import type { StoredEstimate } from '#contract/estimates.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { HiddenAnswers } from '../hidden-answers.tsx';
import type { Configurator } from '../use-configurator.ts';
import { Failure } from './failure.tsx';
import { PlanAction } from '../writing/plan-action.tsx';
import { PdfLink } from './pdf-link.tsx';
import { useSubmission } from './use-submission.ts';

type Props = {
  state: Configurator;
  walk: FormWalk | undefined;
  /** Asks for the project plan of a generated quote. */
  onPlan: (estimateId: string) => void;
};

/** What can be done with the finished answers: send, generate, take along, keep (C8). */
export function SummaryActions({ state, walk, onPlan }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { generation, submission } = useSubmission(state.answers);
  const honeypot = useRef<HTMLInputElement>(null);
  const isSending = submission.isPending || submission.isSuccess;
  // What the server's page brought along holds only as long as the answers are the same.
  const isAsWalked = JSON.stringify(walk?.answers) === JSON.stringify(state.answers);
  const stored = generation.data ?? (isAsWalked ? (walk?.storedEstimate ?? null) : null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSending) submission.mutate(honeypot.current?.value ?? '');
  }

  return (
    <div className="grid gap-6">
      <form id="summary-form" method="post" action={pathOf('quote', language)} onSubmit={submit} className="grid gap-2">
        <HiddenAnswers step="summary" answers={state.answers} walk={walk} />
        <div className="honeypot" aria-hidden="true">
          <label htmlFor="website">{t('configurator:honeypot')}</label>
          <input ref={honeypot} id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" name="go" value="submit" variant="primary" isFullWidth isLoading={isSending}>
          {t('configurator:summary.actions.submit')}
        </Button>
        <p className="text-sm text-muted">{t('configurator:summary.actions.submitHint')}</p>
        <Failure error={submission.error} text={t('errors:submit')} />
      </form>
      <QuoteActions isLive={state.isLive} stored={stored} generation={generation} onPlan={onPlan} />
      {state.isLive && state.savedAt !== null ? (
        <div className="grid gap-1 border-t border-hair pt-6">
          <a className={buttonClass({ isFullWidth: true })} href={pathOf('home', language)}>
            {t('configurator:summary.actions.save')}
          </a>
          <p className="text-sm text-muted">{t('configurator:summary.actions.saved')}</p>
        </div>
      ) : null}
    </div>
  );
}

type QuoteProps = Pick<Props, 'onPlan'> & {
  isLive: boolean;
  stored: StoredEstimate | null;
  generation: ReturnType<typeof useSubmission>['generation'];
};

/** Generating the detailed price, and what can be made of it once it is there. */
function QuoteActions({ isLive, stored, generation, onPlan }: QuoteProps) {
  const t = useTexts();
  return (
    <div className="grid gap-3 border-t border-hair pt-6">
      {isLive ? (
        <Button isFullWidth isLoading={generation.isPending} onClick={() => generation.mutate()}>
          {t('configurator:summary.actions.generate')}
        </Button>
      ) : null}
      <Failure error={generation.error} text={t('errors:generate')} />
      <PdfLink stored={stored} />
      {isLive ? <PlanAction estimateId={stored?.id ?? null} onAsk={onPlan} /> : null}
    </div>
  );
}
