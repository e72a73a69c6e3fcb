import type { Ref } from 'react';
import { useTexts } from '../lib/texts/use-texts.ts';
import { Button } from './button.tsx';

type Props = {
  /** The form that the second button submits; the buttons are in the dialog's footer, outside it. */
  formId: string;
  submitLabel: string;
  variant?: 'primary' | 'danger';
  isSending?: boolean;
  /** Replaces the label while the form is submitted. */
  loadingText?: string;
  onCancel: () => void;
  cancelRef?: Ref<HTMLButtonElement>;
};

/** The two buttons of a form in a dialog: cancel and submit. */
export function FormActions(props: Props) {
  const { formId, submitLabel, variant = 'primary', isSending = false, loadingText = submitLabel } = props;
  const { onCancel, cancelRef } = props;
  const t = useTexts();
  return (
    <>
      <Button ref={cancelRef} variant="quiet" onClick={onCancel}>
        {t('common:actions.cancel')}
      </Button>
      <Button type="submit" form={formId} variant={variant} isLoading={isSending} loadingText={loadingText}>
        {submitLabel}
      </Button>
    </>
  );
}
