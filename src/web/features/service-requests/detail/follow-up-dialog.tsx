import { type SubmitEvent, useState } from 'react';
import { followUpOnDay } from '#domain/service-requests/follow-up-presets.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const formId = 'follow-up';

type Props = { onGive: (at: number) => void; onClose: () => void };

/** Asks for the day on which a request is to be looked at again. */
export function FollowUpDialog({ onGive, onClose }: Props) {
  const t = useTexts();
  const [error, setError] = useState<string | undefined>();

  function give(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('day');
    const at = followUpOnDay(typeof typed === 'string' ? typed : '', Date.now());
    if (at === null) return setError(t('serviceRequests:followUp.wrongDay'));
    onGive(at);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('serviceRequests:followUp.title')}
      description={t('serviceRequests:followUp.text')}
      footer={<FormActions formId={formId} submitLabel={t('serviceRequests:followUp.confirm')} onCancel={onClose} />}
    >
      <form id={formId} noValidate onSubmit={give}>
        <TextField
          id="follow-up-day"
          name="day"
          type="date"
          label={t('serviceRequests:followUp.dayLabel')}
          error={error}
          required
        />
      </form>
    </Dialog>
  );
}
