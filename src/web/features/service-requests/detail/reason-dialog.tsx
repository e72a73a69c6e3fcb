import { type SubmitEvent, useState } from 'react';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

const formId = 'move-reason';

type Props = { to: RequestStatus; onGive: (reason: string) => void; onClose: () => void };

/** Asks why a request is moved, where the table of moves does (G4). */
export function ReasonDialog({ to, onGive, onClose }: Props) {
  const t = useTexts();
  const [error, setError] = useState<string | undefined>();

  function give(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('reason');
    const reason = typeof typed === 'string' ? typed.trim() : '';
    if (reason === '') return setError(t('serviceRequests:reason.required'));
    onGive(reason);
  }

  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('serviceRequests:reason.title', { to: t(`serviceRequests:statuses.${to}`) })}
      description={t('serviceRequests:reason.text')}
      footer={<FormActions formId={formId} submitLabel={t('serviceRequests:reason.confirm')} onCancel={onClose} />}
    >
      <form id={formId} noValidate onSubmit={give}>
        <TextArea
          id="reason"
          name="reason"
          label={t('serviceRequests:reason.label')}
          maxLength={requestLimits.reason}
          error={error}
          required
        />
      </form>
    </FormDialog>
  );
}
