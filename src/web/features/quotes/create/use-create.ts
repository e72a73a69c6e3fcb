import type { QuoteSource } from '#contract/quotes/quotes.ts';
import { pathOf } from '#domain/routes.ts';
import { failureMessage } from '../../../lib/http/use-failure-message.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useCreateQuote } from '../queries.ts';

/** Makes a draft and opens it in the editor; a toast says where that failed. */
export function useCreate() {
  const t = useTexts();
  const { language } = usePage();
  const { mutateAsync, isPending, error } = useCreateQuote();
  return {
    isPending,
    error,
    async create(source: QuoteSource): Promise<void> {
      if (isPending) return;
      try {
        const { id } = await mutateAsync(source);
        navigate(pathOf('adminQuote', language, { id }));
      } catch (cause) {
        const description = failureMessage(cause, { t, language });
        showToast({ title: t('quotes:toasts.createFailed.title'), description, tone: 'destructive' });
      }
    },
  };
}
