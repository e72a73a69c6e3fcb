import type { TaxDocumentSource } from '#contract/tax-documents/tax-documents.ts';
import { pathOf } from '#domain/routes.ts';
import { failureMessage } from '../../lib/http/use-failure-message.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useCreateDocument } from './queries.ts';

/** Begins a draft and opens it; a toast says where that failed. */
export function useBeginDocument() {
  const t = useTexts();
  const { language } = usePage();
  const { mutateAsync, isPending, variables } = useCreateDocument();
  return {
    /** What a draft is being made from; null while none is. */
    pending: isPending ? (variables ?? null) : null,
    async begin(source: TaxDocumentSource): Promise<void> {
      if (isPending) return;
      try {
        const { id } = await mutateAsync(source);
        navigate(pathOf('adminDocument', language, { id }));
      } catch (error) {
        showToast({
          title: t('taxDocuments:begin.failed'),
          description: failureMessage(error, { t, language }),
          tone: 'destructive',
        });
      }
    },
  };
}
