import type { ProjectDetail, ProjectMilestone } from '#contract/projects/projects.ts';
import { type HandoverFacts, checkHandover } from '#domain/projects/check-project.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useProjectChange } from '../queries.ts';
import { ProjectFormDialog } from './project-form-dialog.tsx';

type Props = { project: ProjectDetail; milestone: ProjectMilestone; onClose: () => void };

const formId = 'milestone-handover';

/** Hands a milestone over for approval, with a message and perhaps a link to look at. */
export function HandOverDialog({ project, milestone: { id, title }, onClose }: Props) {
  const t = useTexts();
  const { mutateAsync } = useProjectChange(project);
  const form = useForm<HandoverFacts>({
    id: formId,
    start: { text: '', link: '' },
    check: checkHandover,
    send: (values) => mutateAsync({ kind: 'handover', milestone: id, ...values }),
    onSaved: onClose,
  });
  return (
    <ProjectFormDialog
      form={form}
      formId={formId}
      title={t('projectOffice:milestone.handOver.title', { title })}
      description={t('projectOffice:milestone.handOver.text')}
      submitLabel={t('projectOffice:milestone.handOver.confirm')}
      onClose={onClose}
    >
      <TextArea
        {...form.input('text')}
        rows={5}
        label={t('projectOffice:fields.handover')}
        hint={t('projectOffice:fields.handoverHint')}
        maxLength={projectLimits.handover}
        required
      />
      <TextField
        {...form.input('link')}
        type="url"
        label={t('projectOffice:fields.link')}
        mark="optional"
        maxLength={projectLimits.link}
      />
    </ProjectFormDialog>
  );
}
