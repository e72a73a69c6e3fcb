import { useState } from 'react';
import type { TypedMark } from '#contract/page.ts';
import type { MilestoneHandover } from '#contract/projects/handovers.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { DecisionForm } from './decision-form.tsx';
import { type DraftOf, draftOf, readMarkDraft, writeMarkDraft } from './marking/mark-draft.ts';
import type { MarkFieldsOf } from './marking/mark-editor.tsx';
import { MarkRows } from './marking/mark-rows.tsx';
import { PageNotes } from './marking/page-notes.tsx';
import type { Marking } from './marking/use-marking.ts';
import type { Deciding, useDecision } from './use-decision.ts';

type Props = {
  deciding: Deciding;
  handover: MilestoneHandover | undefined;
  state: ReturnType<typeof useDecision>;
  marking: Marking;
  fieldOf: MarkFieldsOf;
};

/** What should change, in general and at the places that were marked; opens by itself once something is marked (I1, I7). */
export function ChangesForm({ deciding, handover, state, marking, fieldOf }: Props) {
  const t = useTexts();
  const isLive = useIsHydrated();
  const { form, start, typed, errors, wasRefused } = state;
  const { id } = deciding.milestone;

  const [restore] = useState(() => (around: HTMLElement | null) => {
    if (around) restoreChanges(around, { of: { milestone: id, handover: handover?.n ?? 0 }, start, typed });
  });

  return (
    <details className="print:hidden" open={wasRefused || marking.marks.length > 0 || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {t('portal:project.changes.open')}
      </summary>
      <div className="mt-3 max-w-prose">
        <DecisionForm of={deciding} decision="changes" state={state} submit={t('portal:project.changes.submit')}>
          {isLive ? (
            <PageNotes marking={marking} fieldOf={fieldOf} hasPage={(handover?.link ?? '') !== ''} />
          ) : handover ? (
            <MarkRows formId={`changes-${id}`} handover={handover} typed={typed} errors={errors} />
          ) : null}
          <div ref={restore}>
            <TextArea
              {...form.field('reason')}
              label={t('portal:project.changes.label')}
              hint={t('portal:project.changes.hint')}
              maxLength={projectLimits.reason}
              defaultValue={start}
              onInput={({ currentTarget }) => {
                form.clearError('reason');
                marking.keepReason(currentTarget.value);
              }}
            />
          </div>
        </DecisionForm>
      </div>
    </details>
  );
}

type Restored = { of: DraftOf; start: string; typed: readonly TypedMark[] };

/**
 * Puts a draft back when the form is there. The reason is the browser's own field, so that nothing typed before hydration is lost; rows of
 * the plain form that were refused go on as marks.
 */
function restoreChanges(around: HTMLElement, { of, start, typed }: Restored): void {
  const draft = readMarkDraft(of);
  const area = around.querySelector('textarea');
  if (draft && area?.value === '') area.value = draft.reason;
  if (!draft && typed.length > 0) writeMarkDraft(of, { reason: start, marks: typed.map(draftOf) });
}
