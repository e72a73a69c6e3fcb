import { type SubmitEvent, useState } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useQuoteMove } from './use-quote-moves.ts';

const formId = 'quote-reason-form';

type Props = { quote: QuoteDetail; end: 'withdraw' | 'void'; onClose: () => void };

/** Asks why a quote is withdrawn or voided, and says what that does. */
export function ReasonDialog({ quote, end, onClose }: Props) {
  const t = useTexts();
  const [error, setError] = useState<string | undefined>();
  const move = useQuoteMove(quote);

  function give(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('reason');
    const reason = typeof typed === 'string' ? typed.trim() : '';
    if (reason === '') return setError(t('quotes:life.reasonMissing'));
    if (!move.isPending) move.mutate({ end, reason }, { onSuccess: onClose });
  }

  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t(`quotes:life.${end}.title`, { number: quote.number ?? '' })}
      description={t(`quotes:life.${end}.text`)}
      footer={
        <FormActions
          formId={formId}
          variant="danger"
          submitLabel={t(`quotes:life.${end}.confirm`)}
          isSending={move.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={give} className="grid gap-4">
        {move.error ? <CallFailure title={t('quotes:life.failed')} error={move.error} /> : null}
        <TextArea
          id="quote-reason"
          name="reason"
          label={t('quotes:life.reasonLabel')}
          maxLength={quoteLimits.reason}
          error={error}
          required
        />
      </form>
    </FormDialog>
  );
}
