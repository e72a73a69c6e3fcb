import { useState } from 'react';
import type { HandoverMark } from '#contract/projects/handovers.ts';
import type { ProjectDetail } from '#contract/projects/projects.ts';
import { checkLongest } from '#domain/text-length.ts';
import { markLimits } from '#domain/projects/handovers/mark.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CallFailure } from '../../../../ui/call-failure.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { ProjectFormDialog } from '../forms/project-form-dialog.tsx';
import { useProjectChange } from '../queries.ts';

type Props = { project: ProjectDetail; mark: HandoverMark };

/** Ticks a mark as done, and says something to it. */
export function MarkTick({ project, mark }: Props) {
  const t = useTexts();
  const [isAnswering, setAnswering] = useState(false);
  const { mutate, error, isPending } = useProjectChange(project);
  const { id, n, isDone, answer } = mark;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="inline-flex items-center gap-1" aria-busy={isPending || undefined}>
          <Checkbox
            label={t('projectApprovals:office.tick', { n })}
            isChecked={isDone}
            onChange={(isTicked) => mutate({ kind: 'mark', mark: id, isDone: isTicked, answer })}
          />
          <span aria-hidden="true" className={isDone ? 'text-sm font-semibold text-level' : 'text-sm text-muted'}>
            {t(isDone ? 'projectApprovals:mark.done' : 'projectApprovals:mark.open')}
          </span>
        </span>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('projectApprovals:office.answer', { n })}
          onClick={() => setAnswering(true)}
        >
          {t('projectApprovals:office.answerShort')}
        </Button>
      </div>
      {error ? <CallFailure title={t('projectOffice:failed')} error={error} /> : null}
      {isAnswering ? <AnswerDialog project={project} mark={mark} onClose={() => setAnswering(false)} /> : null}
    </>
  );
}

const formId = 'mark-answer';

function AnswerDialog({ project, mark: { id, n, isDone, answer }, onClose }: Props & { onClose: () => void }) {
  const t = useTexts();
  const { mutateAsync } = useProjectChange(project);
  const form = useForm<{ answer: string }>({
    id: formId,
    start: { answer },
    check: (values) => checkLongest('answer', values.answer, markLimits.answer),
    send: (values) => mutateAsync({ kind: 'mark', mark: id, isDone, answer: values.answer }),
    onSaved: onClose,
  });
  return (
    <ProjectFormDialog
      form={form}
      formId={formId}
      title={t('projectApprovals:office.answerTitle', { n })}
      description={t('projectApprovals:office.answerText')}
      submitLabel={t('projectApprovals:office.save')}
      onClose={onClose}
    >
      <TextArea
        {...form.input('answer')}
        label={t('projectApprovals:office.answerLabel')}
        maxLength={markLimits.answer}
      />
    </ProjectFormDialog>
  );
}
