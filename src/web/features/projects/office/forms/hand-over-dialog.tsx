import type { ProjectDetail, ProjectMilestone } from '#contract/projects/projects.ts';
import { type HandoverFacts, checkHandover } from '#domain/projects/check-project.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/use-texts.ts';
import { FormActions } from '../../../../ui/form-actions.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../../ui/form-notices.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useProjectChange } from '../queries.ts';

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
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('projectOffice:milestone.handOver.title', { title })}
      description={t('projectOffice:milestone.handOver.text')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('projectOffice:milestone.handOver.confirm')}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
        <FormNotices form={form} failureTitle={t('projectOffice:failed')} />
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
      </form>
    </FormDialog>
  );
}
