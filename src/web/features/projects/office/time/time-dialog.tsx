import type { TimeEntry, TimeSheet } from '#contract/projects/project-time.ts';
import { dayOf } from '#domain/days.ts';
import { checkTime, timeLimits } from '#domain/projects/time/check-time.ts';
import { longestDuration, parseDuration, writeDuration } from '#domain/projects/time/duration.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Select } from '../../../../ui/select.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ProjectFormDialog } from '../forms/project-form-dialog.tsx';
import type { TimedProject } from './time-panel.tsx';
import { useTimeChange } from './time-queries.ts';

type Props = {
  project: TimedProject;
  sheet: Pick<TimeSheet, 'people' | 'personId'>;
  /** Null for a new one. */
  entry: TimeEntry | null;
  onClose: () => void;
};

type Values = { day: string; minutes: string; milestoneId: string; personId: string; note: string };

const formId = 'project-time';
const today = () => dayOf(Date.now(), 'sk');

const valuesOf = (entry: TimeEntry | null, personId: string): Values =>
  entry === null
    ? { day: today(), minutes: '', milestoneId: '', personId, note: '' }
    : {
        day: entry.day,
        minutes: writeDuration(entry.minutes),
        milestoneId: entry.milestoneId ?? '',
        personId: entry.person?.id ?? '',
        note: entry.note,
      };

const factsOf = ({ minutes, milestoneId, personId, ...values }: Values) => ({
  ...values,
  minutes: parseDuration(minutes),
  milestoneId: milestoneId || null,
  personId: personId || null,
});

/** Time that was worked, noted by hand or changed. */
export function TimeDialog({ project, sheet, entry, onClose }: Props) {
  const t = useTexts();
  const { mutateAsync } = useTimeChange(project.id);
  const form = useForm<Values>({
    id: formId,
    start: valuesOf(entry, sheet.personId),
    check: (values) => checkTime(factsOf(values), today()),
    send: (values) => {
      const facts = { ...factsOf(values), minutes: parseDuration(values.minutes) ?? 0 };
      return mutateAsync(
        entry ? { kind: 'change', entry: entry.id, version: entry.version, facts } : { kind: 'note', facts },
      );
    },
    onSaved: onClose,
  });
  const whose = peopleFor(sheet, entry);
  return (
    <ProjectFormDialog
      form={form}
      formId={formId}
      title={t(entry ? 'projectTime:editTitle' : 'projectTime:addTitle')}
      submitLabel={t('projectOffice:save')}
      onClose={onClose}
    >
      <TextField
        {...form.input('minutes')}
        label={t('projectTime:fields.minutes')}
        hint={t('projectTime:fields.minutesHint')}
        maxLength={longestDuration}
        autoComplete="off"
        required
      />
      <TextField {...form.input('day')} type="date" label={t('projectTime:fields.day')} max={today()} required />
      <Select
        {...form.input('milestoneId')}
        label={t('projectTime:fields.milestone')}
        mark={t('common:optional')}
        placeholder={t('projectTime:fields.noMilestone')}
        options={project.milestones.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {whose.length > 1 || entry?.person === null ? (
        <Select
          {...form.input('personId')}
          label={t('projectTime:fields.person')}
          options={whose.map(({ id, name }) => ({ value: id, label: name }))}
          {...(entry?.person === null && { placeholder: t('projectTime:formerPerson') })}
        />
      ) : null}
      <TextArea
        {...form.input('note')}
        label={t('projectTime:fields.note')}
        mark={t('common:optional')}
        maxLength={timeLimits.note}
      />
    </ProjectFormDialog>
  );
}

/** Who works for the agency, and whose the entry is already. */
const peopleFor = ({ people }: Props['sheet'], entry: TimeEntry | null) =>
  people.filter(({ id, isActive }) => isActive || id === entry?.person?.id);
