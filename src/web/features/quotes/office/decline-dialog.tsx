import type { SubmitEvent } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useDeclineOnBehalf } from './queries.ts';

const formId = 'decline-on-behalf';

type Props = { quote: QuoteDetail; onClose: () => void };

/** Records that the customer has declined elsewhere, with the reason as far as they gave one (H5). */
export function DeclineDialog({ quote, onClose }: Props) {
  const t = useTexts();
  const decline = useDeclineOnBehalf(quote.id);

  function give(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('reason');
    const reason = typeof typed === 'string' ? typed.trim() : '';
    if (decline.isPending) return;
    const onSuccess = () => {
      showToast({ title: t('quotes:answers.decline.done'), tone: 'success' });
      onClose();
    };
    decline.mutate({ version: quote.version, reason }, { onSuccess });
  }

  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('quotes:answers.decline.title', { number: quote.number ?? '' })}
      description={t('quotes:answers.decline.text')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('quotes:answers.decline.confirm')}
          isSending={decline.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={give} className="grid gap-4">
        {decline.error ? <CallFailure title={t('quotes:life.failed')} error={decline.error} /> : null}
        <TextArea
          id="decline-reason"
          name="reason"
          label={t('quotes:answers.decline.reason')}
          maxLength={quoteLimits.reason}
        />
      </form>
    </FormDialog>
  );
}
