import { type FormEvent, useRef } from 'react';
import type { FormWalk } from '#contract/page.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenAnswers } from '../hidden-answers.tsx';
import type { Configurator } from '../use-configurator.ts';
import { FailureNotice } from '#web/features/errors/failure-notice.tsx';
import type { GeneratedEstimate } from './generated-estimate.ts';
import { PendingRequests } from './pending-requests.tsx';
import { EstimateActions } from './estimate-actions.tsx';
import { SaveAndClose } from './save-and-close.tsx';
import { UploadsNotice } from './uploads-notice.tsx';
import type { EstimateOfAnswers } from './use-estimate-of-answers.ts';
import { useSendAfterUploads } from './use-send-after-uploads.ts';
import { WithConnection } from './with-connection.tsx';
import { useSubmission } from './use-submission.ts';

type Props = {
  state: Configurator;
  walk: FormWalk | undefined;
  estimate: EstimateOfAnswers;
  /** Version of the price book that the page has. */
  version: number;
  /** The sum, as text. */
  sum: string;
  /** Asks for the project plan of a generated estimate. */
  onPlan: (estimate: GeneratedEstimate) => void;
};

/** Actions with the finished answers: submit, generate, export, save (C8). */
export function SummaryActions({ state, walk, estimate, version, sum, onPlan }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { generation, submission } = useSubmission(state.answers, {
    shown: estimate.generated?.stored ?? null,
    version,
  });
  const honeypot = useRef<HTMLInputElement>(null);
  const sending = useSendAfterUploads(() => submission.mutate(honeypot.current?.value ?? ''));
  const isSending = submission.isPending || submission.isSuccess;
  const isBusy = isSending || sending.isWaiting;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSending) sending.press();
  }

  return (
    <div className="grid gap-6">
      <form
        id="summary-form"
        method="post"
        action={pathOf('configurator', language)}
        onSubmit={submit}
        className="grid gap-2"
      >
        <HiddenAnswers step="summary" answers={state.answers} walk={walk} />
        <div className="honeypot" aria-hidden="true">
          <label htmlFor="website">{t('configurator:honeypot')}</label>
          <input ref={honeypot} id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" name="go" value="submit" variant="primary" isFullWidth isLoading={isBusy}>
          {t('configurator:summary.actions.submit')}
        </Button>
        <p className="text-sm text-muted">{t('configurator:summary.actions.submitHint')}</p>
        <UploadsNotice sending={sending} />
        <FailureNotice error={submission.error} text={t('errors:submit')} />
      </form>
      <div className="summary-bar">
        <span className="figures font-display text-xl leading-tight font-semibold">{sum}</span>
        <Button type="submit" form="summary-form" name="go" value="submit" variant="primary" isLoading={isBusy}>
          {t('configurator:summary.actions.submitShort')}
        </Button>
      </div>
      <PendingRequests answers={state.answers} />
      <WithConnection>
        <EstimateActions isLive={state.isLive} estimate={estimate} generation={generation} onPlan={onPlan} />
      </WithConnection>
      {state.isLive ? <SaveAndClose state={state} /> : null}
    </div>
  );
}
