import type { MilestoneValues, ProjectDetail, ProjectMilestone } from '#contract/projects/projects.ts';
import { checkMilestone } from '#domain/projects/check-project.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useProjectChange } from '../queries.ts';
import { ProjectFormDialog } from './project-form-dialog.tsx';

type Props = {
  project: ProjectDetail;
  /** Null for a new one. */
  milestone: ProjectMilestone | null;
  onClose: () => void;
};

type Values = { title: string; description: string; weight: string; plannedStart: string; plannedEnd: string };

const formId = 'project-milestone';
const usualWeight = '10';

const valuesOf = (milestone: ProjectMilestone | null): Values => ({
  title: milestone?.title ?? '',
  description: milestone?.description ?? '',
  weight: milestone ? String(milestone.weight) : usualWeight,
  plannedStart: milestone?.plannedStart ?? '',
  plannedEnd: milestone?.plannedEnd ?? '',
});

const factsOf = ({ weight, plannedStart, plannedEnd, ...texts }: Values): MilestoneValues => ({
  ...texts,
  weight: weight.trim() === '' ? Number.NaN : Number(weight),
  plannedStart: plannedStart || null,
  plannedEnd: plannedEnd || null,
});

/** A milestone that is added or changed. */
export function MilestoneDialog({ project, milestone, onClose }: Props) {
  const t = useTexts();
  const { mutateAsync } = useProjectChange(project);
  const form = useForm<Values>({
    id: formId,
    start: valuesOf(milestone),
    check: (values) => checkMilestone(factsOf(values)),
    send: (values) =>
      mutateAsync(
        milestone
          ? { kind: 'edit', milestone: milestone.id, values: factsOf(values) }
          : { kind: 'add', values: factsOf(values) },
      ),
    onSaved: onClose,
  });
  return (
    <ProjectFormDialog
      form={form}
      formId={formId}
      title={milestone ? t('projectOffice:milestone.editTitle') : t('projectOffice:milestone.addTitle')}
      submitLabel={t('projectOffice:save')}
      onClose={onClose}
    >
      <TextField
        {...form.input('title')}
        label={t('projectOffice:fields.title')}
        maxLength={projectLimits.milestoneTitle}
        required
      />
      <TextArea
        {...form.input('description')}
        label={t('projectOffice:fields.description')}
        maxLength={projectLimits.description}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.input('plannedStart')} type="date" label={t('projectOffice:fields.plannedStart')} />
        <TextField {...form.input('plannedEnd')} type="date" label={t('projectOffice:fields.plannedEnd')} />
      </div>
      <TextField
        {...form.input('weight')}
        inputMode="numeric"
        label={t('projectOffice:fields.weight')}
        hint={t('projectOffice:fields.weightHint')}
        required
      />
    </ProjectFormDialog>
  );
}
