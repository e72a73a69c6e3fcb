import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useDeleteDocument } from '../queries.ts';

type Props = { document: Pick<TaxDocumentDetail, 'id'> };

/** A draft can go; it has no number that would be missing. */
export function DeleteDraft({ document }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { mutateAsync } = useDeleteDocument();

  async function act(): Promise<void> {
    await mutateAsync(document);
    showToast({ title: t('taxDocuments:deletion.done'), tone: 'success' });
    navigate(pathOf('adminDocuments', language), { replace: true });
  }

  return (
    <ConfirmedAction
      label={t('taxDocuments:deletion.action')}
      variant="quiet"
      title={t('taxDocuments:deletion.title')}
      text={t('taxDocuments:deletion.text')}
      confirmLabel={t('taxDocuments:deletion.confirm')}
      act={act}
      renderFailure={(error) => <CallFailure title={t('taxDocuments:deletion.failed')} error={error} />}
    />
  );
}
