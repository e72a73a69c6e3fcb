import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { FormActions } from '../../../../ui/form-actions.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../../ui/form-notices.tsx';

type Props = {
  form: { submit: NonNullable<ComponentProps<'form'>['onSubmit']>; isSending: boolean } & ComponentProps<
    typeof FormNotices
  >['form'];
  formId: string;
  title: string;
  description?: string;
  submitLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with one form about a project, which is open as long as it is drawn. */
export function ProjectFormDialog({ form, formId, title, description, submitLabel, onClose, children }: Props) {
  const t = useTexts();
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={title}
      {...(description !== undefined && { description })}
      footer={<FormActions formId={formId} submitLabel={submitLabel} isSending={form.isSending} onCancel={onClose} />}
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
        <FormNotices form={form} failureTitle={t('projectOffice:failed')} />
        {children}
      </form>
    </FormDialog>
  );
}
