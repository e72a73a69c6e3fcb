import type { ErrorGroupDetail } from '#contract/errors.ts';
import type { ErrorReportState } from '#domain/errors/report.ts';
import { useFailureTexts } from '../../lib/http/use-failure-texts.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useChangeState } from './queries.ts';

/** Decisions in the order of their buttons, the most frequent first. */
const decisions = ['resolved', 'muted', 'open'] as const satisfies readonly ErrorReportState[];

type Props = { group: ErrorGroupDetail };

/** The decisions of an administrator about an error: all states but the current one. */
export function StateActions({ group }: Props) {
  const t = useTexts();
  const { mutate, isPending, variables, error } = useChangeState(group);
  const choices = decisions.filter((state) => state !== group.state);

  function choose(state: ErrorReportState) {
    if (isPending) return;
    mutate(state, { onSuccess: () => showToast({ title: t(`errorReports:done.${state}`), tone: 'success' }) });
  }

  return (
    <div className="grid gap-4">
      {error ? <ChangeFailure error={error} /> : null}
      <div className="flex flex-wrap gap-3">
        {choices.map((state) => (
          <Button
            key={state}
            variant={state === 'resolved' ? 'primary' : 'secondary'}
            isLoading={isPending && variables === state}
            onClick={() => choose(state)}
          >
            {t(`errorReports:actions.${state}`)}
          </Button>
        ))}
      </div>
      <p className="max-w-prose text-sm text-muted">{t('errorReports:detail.note')}</p>
    </div>
  );
}

type FailureProps = { error: Error };

function ChangeFailure({ error }: FailureProps) {
  const t = useTexts();
  const { text, reference } = useFailureTexts(error);
  return (
    <Notice tone="danger" role="alert" title={t('errorReports:changeFailed')}>
      {text}
      {reference ? <p className="figures mt-1 text-sm text-muted">{reference}</p> : null}
    </Notice>
  );
}
