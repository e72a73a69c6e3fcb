import { type TaxDocumentDetail, taxDocumentFilePath } from '#contract/tax-documents/tax-documents.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { DocumentFile } from '../document-file.tsx';
import { useMailDocument } from '../queries.ts';

type Props = { document: TaxDocumentDetail };

/** Its files, and the mail to the buyer once more. */
export function DocumentActions({ document }: Props) {
  const t = useTexts();
  const { may } = useMay();
  const { mutateAsync } = useMailDocument();
  const { id, number, content, isSealed, hasUbl, mailedAt } = document;
  const { email } = content.buyer;
  const label = t(mailedAt === null ? 'taxDocuments:mail.send' : 'taxDocuments:mail.again');

  async function mail(): Promise<void> {
    await mutateAsync({ id });
    showToast({ title: t('taxDocuments:mail.done', { email }), tone: 'success' });
  }

  return (
    <div role="group" aria-label={t('taxDocuments:view.actions')} className="-ms-3.5 flex flex-wrap gap-2">
      <DocumentFile
        address={taxDocumentFilePath(id, 'pdf')}
        label={t(isSealed ? 'taxDocuments:files.sealed' : 'taxDocuments:files.pdf')}
      />
      {hasUbl ? <DocumentFile address={taxDocumentFilePath(id, 'xml')} label={t('taxDocuments:files.ubl')} /> : null}
      {may('manage-money') ? (
        <ConfirmedAction
          label={label}
          variant="secondary"
          title={t('taxDocuments:mail.title', { number: number ?? '' })}
          text={t('taxDocuments:mail.text', { email })}
          tone="primary"
          act={mail}
          renderFailure={(error) => <CallFailure title={t('taxDocuments:mail.failed')} error={error} />}
        />
      ) : null}
    </div>
  );
}
