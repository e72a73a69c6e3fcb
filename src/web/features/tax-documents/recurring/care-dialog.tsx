import { useId } from 'react';
import { useConflictHints } from '../../../lib/forms/use-conflict-hints.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { RadioRows } from '../../../ui/radio-rows.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { monthName } from '../../../lib/time/month-options.ts';
import { type CareSubject, type CareValues, useCareForm } from './care-form.ts';
import { monthsFrom } from './months-from.ts';

type Props = { subject: CareSubject; onClose: () => void };

const modes = ['draft', 'automatic'] as const satisfies readonly CareValues['mode'][];
const lastDay = 28;

/** When the monthly lines of a quote are invoiced, and whether by themselves (H11). */
export function CareDialog({ subject, onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const formId = useId();
  const form = useCareForm(subject, () => {
    showToast({ title: t('taxDocuments:care.saved'), tone: 'success' });
    onClose();
  });
  const isNew = !('care' in subject);
  const hintOf = useConflictHints(form);
  const { startsIn } = form.values;
  const months = (first: string, count: number) =>
    monthsFrom(first, count).map((value) => ({ value, label: monthName(value, language) }));
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('taxDocuments:care.title')}
      description={t('taxDocuments:care.text')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t(isNew ? 'taxDocuments:care.start' : 'taxDocuments:bar.save')}
          isSending={form.isSending}
          loadingText={t('common:working')}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={form.submit}>
        <FormNotices form={form} failureTitle={t('taxDocuments:care.failed')} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            {...form.input('startsIn')}
            label={t('taxDocuments:care.from')}
            disabled={!isNew}
            options={months(isNew ? subject.month : startsIn, 12)}
          />
          <Select
            {...form.input('endsIn')}
            label={t('taxDocuments:care.until')}
            hint={hintOf('endsIn')}
            placeholder={t('taxDocuments:care.noEnd')}
            options={months(startsIn, 60)}
          />
          <Select
            {...form.input('day')}
            label={t('taxDocuments:care.day')}
            hint={hintOf('day')}
            options={Array.from({ length: lastDay }, (_, index) => ({
              value: String(index + 1),
              label: t('taxDocuments:care.dayOf', { day: index + 1 }),
            }))}
          />
        </div>
        <RadioRows
          name="care-mode"
          legend={t('taxDocuments:care.mode')}
          value={form.values.mode}
          choices={modes.map((mode) => ({
            value: mode,
            label: t(`taxDocuments:care.modes.${mode}.name`),
            note: t(`taxDocuments:care.modes.${mode}.note`),
          }))}
          onChoose={(value) => form.change({ mode: modes.find((mode) => mode === value) ?? 'draft' })}
        />
      </form>
    </FormDialog>
  );
}
