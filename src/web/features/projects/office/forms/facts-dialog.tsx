import type { ProjectDetail } from '#contract/projects/projects.ts';
import { checkProject } from '#domain/projects/check-project.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useProjectChange } from '../queries.ts';
import { type TypedFacts, factsOf } from './project-facts.ts';
import { ProjectFormDialog } from './project-form-dialog.tsx';

type Props = { project: ProjectDetail; onClose: () => void };

const formId = 'project-facts';

/** Title and days of a project. */
export function FactsDialog({ project, onClose }: Props) {
  const t = useTexts();
  const { mutateAsync } = useProjectChange(project);
  const form = useForm<TypedFacts>({
    id: formId,
    start: { title: project.title, startsOn: project.startsOn ?? '', dueOn: project.dueOn ?? '' },
    check: (values) => checkProject(factsOf(values)),
    send: (values) => mutateAsync({ kind: 'facts', facts: factsOf(values) }),
    onSaved: onClose,
  });
  return (
    <ProjectFormDialog
      form={form}
      formId={formId}
      title={t('projectOffice:edit.title')}
      submitLabel={t('projectOffice:save')}
      onClose={onClose}
    >
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
    </ProjectFormDialog>
  );
}
