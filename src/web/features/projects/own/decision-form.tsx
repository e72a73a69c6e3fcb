import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Deciding, type Decision, actionOf, type useDecision } from './use-decision.ts';

type Props = {
  of: Deciding;
  decision: Decision;
  state: ReturnType<typeof useDecision>;
  submit: string;
  /** Fields above the button. */
  children?: ReactNode;
};

/** One decision about one hand-over; works as a plain form (I1). */
export function DecisionForm({ of: { open, milestone }, decision, state: { form, failure }, submit, children }: Props) {
  const t = useTexts();
  return (
    <form
      method="post"
      action={actionOf(open.project)}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-5"
    >
      <input type="hidden" name="milestone" value={milestone.id} />
      <input type="hidden" name="handover" value={milestone.handovers.at(-1)?.n ?? 0} />
      {children}
      {failure ? (
        <Notice tone="danger" role="alert" title={t('portal:project.failed')}>
          {failure}
        </Notice>
      ) : null}
      {form.callError ? <CallFailure error={form.callError} title={t('portal:project.failed')} /> : null}
      <Button
        type="submit"
        name="go"
        value={decision}
        variant={decision === 'approve' ? 'primary' : 'secondary'}
        className="justify-self-start"
        isLoading={form.isSending}
        loadingText={t('common:working')}
      >
        {submit}
      </Button>
    </form>
  );
}
