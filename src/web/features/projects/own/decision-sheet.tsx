import { projectLimits } from '#domain/projects/project.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { DecisionForm } from './decision-form.tsx';
import { Handovers } from './handovers.tsx';
import { type Deciding, useDecision } from './use-decision.ts';

/** What was handed over and waits for the customer: what it is, and both answers to it (I1). */
export function DecisionSheet(deciding: Deciding) {
  const t = useTexts();
  const { milestone, open } = deciding;
  const { id, title, description, handovers, releasesPayment } = milestone;
  const { language } = open.project;
  return (
    <section className="payment-request" aria-labelledby={id}>
      <div className="grid gap-2">
        <p className="lettering text-timber">{t('portal:waiting.kinds.approve')}</p>
        <h2 id={id} lang={language} className="text-2xl wrap-anywhere">
          {title}
        </h2>
        {description === '' ? null : (
          <p lang={language} className="max-w-prose whitespace-pre-line text-muted">
            {description}
          </p>
        )}
      </div>
      <Handovers handovers={handovers.slice(-1)} language={language} />
      <div className="grid gap-3 border-t border-hair pt-5 print:hidden">
        <p className="max-w-prose text-muted">
          {t(releasesPayment ? 'portal:project.approve.leadPaid' : 'portal:project.approve.lead')}
        </p>
        <ApproveForm {...deciding} />
      </div>
      <ChangesForm {...deciding} />
    </section>
  );
}

const decidedOf = ({ open, milestone }: Deciding) => ({
  id: open.project.id,
  milestone: milestone.id,
  handover: milestone.handovers.at(-1)?.n ?? 0,
});

function ApproveForm(deciding: Deciding) {
  const t = useTexts();
  const state = useDecision(deciding, { decision: 'approve', send: (calls) => calls.approve(decidedOf(deciding)) });
  return <DecisionForm of={deciding} decision="approve" state={state} submit={t('portal:project.approve.submit')} />;
}

function ChangesForm(deciding: Deciding) {
  const t = useTexts();
  const state = useDecision(deciding, {
    decision: 'changes',
    send: (calls, reason) => calls.askForChanges(decidedOf(deciding), reason),
  });
  const { form, start, wasRefused } = state;
  return (
    <details className="print:hidden" open={wasRefused || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {t('portal:project.changes.open')}
      </summary>
      <div className="mt-3 max-w-prose">
        <DecisionForm of={deciding} decision="changes" state={state} submit={t('portal:project.changes.submit')}>
          <TextArea
            {...form.field('reason')}
            label={t('portal:project.changes.label')}
            hint={t('portal:project.changes.hint')}
            rows={4}
            maxLength={projectLimits.reason}
            defaultValue={start}
            onInput={() => form.clearError('reason')}
          />
        </DecisionForm>
      </div>
    </details>
  );
}
