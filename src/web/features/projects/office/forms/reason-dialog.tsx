import { projectLimits } from '#domain/projects/project.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { FormActions } from '../../../../ui/form-actions.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../../ui/form-notices.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';

type Props = {
  id: string;
  title: string;
  /** What it does, and who sees the words. */
  text: string;
  confirmLabel: string;
  /** What is asked for; by default the reason. */
  label?: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the words that a step needs. */
export function ReasonDialog({ id, title, text, confirmLabel, label, send, onClose }: Props) {
  const t = useTexts();
  const form = useForm<{ reason: string }>({
    id,
    start: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? [{ field: 'reason', rule: 'required' }] : []),
    send: ({ reason }) => send(reason.trim()),
    onSaved: onClose,
  });
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={title}
      description={text}
      footer={<FormActions formId={id} submitLabel={confirmLabel} isSending={form.isSending} onCancel={onClose} />}
    >
      <form id={id} noValidate onSubmit={form.submit} className="grid gap-4">
        <FormNotices form={form} failureTitle={t('projectOffice:failed')} />
        <TextArea
          {...form.input('reason')}
          label={label ?? t('projectOffice:fields.reason')}
          maxLength={projectLimits.reason}
          required
        />
      </form>
    </FormDialog>
  );
}
