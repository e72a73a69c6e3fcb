import type { ProjectDetail } from '#contract/projects/projects.ts';
import { checkProject } from '#domain/projects/check-project.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/use-texts.ts';
import { FormActions } from '../../../../ui/form-actions.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../../ui/form-notices.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useProjectChange } from '../queries.ts';

type Props = { project: ProjectDetail; onClose: () => void };
type Values = { title: string; startsOn: string; dueOn: string };

const formId = 'project-facts';
const factsOf = ({ title, startsOn, dueOn }: Values) => ({ title, startsOn: startsOn || null, dueOn: dueOn || null });

/** Title and days of a project. */
export function FactsDialog({ project, onClose }: Props) {
  const t = useTexts();
  const { mutateAsync } = useProjectChange(project);
  const form = useForm<Values>({
    id: formId,
    start: { title: project.title, startsOn: project.startsOn ?? '', dueOn: project.dueOn ?? '' },
    check: (values) => checkProject(factsOf(values)),
    send: (values) => mutateAsync({ kind: 'facts', facts: factsOf(values) }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('projectOffice:edit.title')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('projectOffice:save')}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
        <FormNotices form={form} failureTitle={t('projectOffice:failed')} />
        <TextField
          {...form.input('title')}
          label={t('projectOffice:fields.title')}
          maxLength={projectLimits.title}
          required
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...form.input('startsOn')} type="date" label={t('projectOffice:fields.startsOn')} />
          <TextField {...form.input('dueOn')} type="date" label={t('projectOffice:fields.dueOn')} />
        </div>
      </form>
    </FormDialog>
  );
}
