import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { type Message, checkMessage } from '#domain/mail/check-message.ts';
import { quotePlaceholders } from '#domain/mail/placeholders.ts';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useMailPreview, useSendQuote } from './queries.ts';

type Options = {
  quote: QuoteDetail;
  /** The mail as it is written by default. */
  start: Message;
};

/** Any value for each placeholder: the server knows the real ones. */
const filledIn = Object.fromEntries(quotePlaceholders.map((name) => [name, name]));

/** Form of the mail that carries a quote; it is sent after a question (spec §4). */
export function useSendForm({ quote, start }: Options) {
  const t = useTexts();
  const sending = useSendQuote(quote.id);
  const preview = useMailPreview(quote.id);
  const form = useForm<Message, QuoteDetail>({
    id: 'quote-mail',
    start,
    check: (message) => checkMessage(message, filledIn),
    send: (message) => sending.mutateAsync({ ...message, version: quote.version }),
    onSaved(sent) {
      showToast({
        title: t('quotes:toasts.sent.title', { number: sent.number ?? '' }),
        description: t('quotes:toasts.sent.text', { recipient: sent.content.buyer.email }),
        tone: 'success',
      });
    },
  });
  return {
    ...form,
    preview,
    async showPreview(): Promise<void> {
      if (preview.isPending || !(await form.verify())) return;
      preview.mutate(form.values, { onError: (error) => (isAtField(error) ? form.fail(error) : undefined) });
    },
  };
}
export type SendForm = ReturnType<typeof useSendForm>;

const isAtField = (error: unknown) => Object.keys(refusedFields(error, { fields: ['subject', 'body'] })).length > 0;
