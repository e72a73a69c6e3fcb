import type { MarkField } from '#domain/projects/handovers/mark.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useFileSide } from '../../../lib/use-file-side.ts';
import { HandoverVersion, VersionTitle } from '../handovers/handover-version.tsx';
import { pictureAddresses } from '../handovers/picture-addresses.ts';
import { ChangesForm } from './changes-form.tsx';
import { DecisionForm } from './decision-form.tsx';
import { LeftMarks } from './marking/left-marks.tsx';
import { MarkablePicture } from './marking/markable-picture.tsx';
import type { MarkFieldsOf } from './marking/mark-editor.tsx';
import { useMarking } from './marking/use-marking.ts';
import { type Deciding, useDecision } from './use-decision.ts';

/** What was handed over and waits for the customer: what it is, and both answers to it (I1, I7). */
export function DecisionSheet(deciding: Deciding) {
  const t = useTexts();
  const isLive = useIsHydrated();
  const { milestone, open } = deciding;
  const { id, title, description, handovers, releasesPayment } = milestone;
  const { language } = open.project;
  const handover = handovers.at(-1);
  const addressOf = pictureAddresses(useFileSide(), open.project.id);
  const marking = useMarking(milestone);
  const changes = useDecision(deciding, {
    decision: 'changes',
    marks: marking.marks,
    send: (calls, reason) => calls.askForChanges(decidedOf(deciding), { reason, marks: marking.marks }),
    onSent: marking.forget,
  });
  const fieldOf: MarkFieldsOf = (number, field) => {
    const name: MarkField = `marks.${number - 1}.${field}`;
    const { id: fieldId, error } = changes.form.field(name);
    return { id: fieldId, error, clearError: () => changes.form.clearError(name) };
  };
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
      <LeftMarks milestone={milestone} isOpen />
      {handover ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p>
            <VersionTitle handover={handover} />
          </p>
          <HandoverVersion
            handover={handover}
            earlier={handovers.at(-2)}
            language={language}
            addressOf={addressOf}
            {...(isLive && {
              renderPicture: (picture) => (
                <MarkablePicture picture={picture} addressOf={addressOf} marking={marking} fieldOf={fieldOf} />
              ),
            })}
          />
        </div>
      ) : null}
      <div className="grid gap-3 border-t border-hair pt-5 print:hidden">
        <p className="max-w-prose text-muted">
          {t(releasesPayment ? 'portal:project.approve.leadPaid' : 'portal:project.approve.lead')}
        </p>
        <ApproveForm {...deciding} />
      </div>
      <ChangesForm deciding={deciding} handover={handover} state={changes} marking={marking} fieldOf={fieldOf} />
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
