import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { dayOf } from '#domain/days.ts';
import { pathOf } from '#domain/routes.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { storeQuote, useReviseQuote } from '../queries.ts';

const formId = 'extend-validity';

type Props = { quote: QuoteDetail; onClose: () => void };

/** Makes a new version with a later last day, which opens ready to be sent (H5, H7): what was sent never changes. */
export function ExtendDialog({ quote, onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const revise = useReviseQuote();
  const form = useForm<{ validUntil: string }, QuoteDetail>({
    id: formId,
    start: { validUntil: '' },
    check: ({ validUntil }) => {
      if (validUntil === '') return [{ field: 'validUntil', rule: 'required' }];
      const isOver = validUntil < dayOf(Date.now(), quote.content.language);
      return isOver ? [{ field: 'validUntil', rule: 'day-over' }] : [];
    },
    send: async ({ validUntil }) => {
      const { id, version, content } = await revise.mutateAsync(quote.id);
      return storeQuote({ id, version, content: { ...content, validUntil } });
    },
    onSaved: ({ id }) => navigate(pathOf('adminQuote', language, { id })),
  });
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('quotes:answers.extend.title')}
      description={t('quotes:answers.extend.text')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('quotes:answers.extend.confirm')}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
        <FormNotices form={form} failureTitle={t('quotes:life.failed')} />
        <TextField
          {...form.input('validUntil')}
          type="date"
          className="max-w-60"
          label={t('quotes:answers.extend.day')}
          required
        />
      </form>
    </FormDialog>
  );
}
