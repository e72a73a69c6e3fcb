import type { Material } from '#contract/projects/project-material.ts';
import { materialLimits } from '#domain/projects/material/material.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ProjectFormDialog } from '../forms/project-form-dialog.tsx';
import { useMaterialChange } from './material-queries.ts';

type Props = { id: string; material: Material; onClose: () => void };

const formId = 'material-again';

/** Asks the customer for a thing once more: what is missing, and perhaps another day. */
export function AskAgainDialog({ id, material, onClose }: Props) {
  const t = useTexts();
  const { mutateAsync } = useMaterialChange(id);
  const form = useForm<{ reason: string; dueOn: string }>({
    id: formId,
    start: { reason: '', dueOn: '' },
    check: ({ reason }) => (reason.trim() === '' ? [{ field: 'reason', rule: 'required' }] : []),
    send: ({ reason, dueOn }) =>
      mutateAsync({
        kind: 'ask-again',
        material: material.id,
        version: material.version,
        reason: reason.trim(),
        dueOn: dueOn || null,
      }),
    onSaved: onClose,
  });
  return (
    <ProjectFormDialog
      form={form}
      formId={formId}
      title={t('projectOffice:material.askAgainNamed', { title: material.title })}
      description={t('projectOffice:material.askAgainText')}
      submitLabel={t('projectOffice:material.askAgainSubmit')}
      onClose={onClose}
    >
      <TextArea
        {...form.input('reason')}
        label={t('projectOffice:fields.reason')}
        maxLength={materialLimits.reason}
        required
      />
      <TextField
        {...form.input('dueOn')}
        type="date"
        label={t('projectOffice:material.fields.newDay')}
        mark={t('common:optional')}
      />
    </ProjectFormDialog>
  );
}
