import type { Material } from '#contract/projects/project-material.ts';
import { checkMaterial } from '#domain/projects/material/check-material.ts';
import { type MaterialFacts, materialLimits } from '#domain/projects/material/material.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../../ui/choice-cards.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ProjectFormDialog } from '../forms/project-form-dialog.tsx';
import { useMaterialChange } from './material-queries.ts';

type Props = {
  /** Of the project. */
  id: string;
  /** Null for a new one. */
  material: Material | null;
  onClose: () => void;
};

type Values = { title: string; explanation: string; dueOn: string; isSecret: boolean };

const formId = 'project-material';

const valuesOf = (material: Material | null): Values =>
  material === null
    ? { title: '', explanation: '', dueOn: '', isSecret: false }
    : { ...pick(material), dueOn: material.dueOn ?? '' };

const pick = ({ title, explanation, isSecret }: Material) => ({ title, explanation, isSecret });

const factsOf = ({ dueOn, ...values }: Values): MaterialFacts => ({ ...values, dueOn: dueOn || null });

/** A thing that the customer owes, added or changed. */
export function MaterialDialog({ id, material, onClose }: Props) {
  const t = useTexts();
  const { mutateAsync } = useMaterialChange(id);
  const form = useForm<Values>({
    id: formId,
    start: valuesOf(material),
    check: (values) => checkMaterial(factsOf(values)),
    send: (values) =>
      mutateAsync(
        material
          ? { kind: 'change', material: material.id, version: material.version, facts: factsOf(values) }
          : { kind: 'add', facts: factsOf(values) },
      ),
    onSaved: onClose,
  });
  return (
    <ProjectFormDialog
      form={form}
      formId={formId}
      title={t(material ? 'projectOffice:material.editTitle' : 'projectOffice:material.addTitle')}
      submitLabel={t('projectOffice:save')}
      onClose={onClose}
    >
      <TextField
        {...form.input('title')}
        label={t('projectOffice:material.fields.title')}
        maxLength={materialLimits.title}
        required
      />
      <TextArea
        {...form.input('explanation')}
        label={t('projectOffice:material.fields.explanation')}
        hint={t('projectOffice:material.fields.explanationHint')}
        mark={t('common:optional')}
        maxLength={materialLimits.explanation}
      />
      <TextField
        {...form.input('dueOn')}
        type="date"
        label={t('projectOffice:material.fields.dueOn')}
        hint={t('projectOffice:material.fields.dueOnHint')}
        mark={t('common:optional')}
      />
      {material === null || material.status === 'owed' ? (
        <ChoiceCards
          id="material-secret"
          name="material-secret"
          type="checkbox"
          legend={t('projectMaterial:secret')}
          value={form.values.isSecret ? ['secret'] : []}
          onChange={(chosen) => form.change({ isSecret: chosen.includes('secret') })}
          choices={[
            {
              value: 'secret',
              label: t('projectOffice:material.fields.isSecret'),
              description: t('projectOffice:material.fields.isSecretHint'),
            },
          ]}
        />
      ) : null}
    </ProjectFormDialog>
  );
}
