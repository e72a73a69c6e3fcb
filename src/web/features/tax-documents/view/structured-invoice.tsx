import { type TaxDocumentDetail, taxDocumentFilePath } from '#contract/tax-documents/tax-documents.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DocumentFile } from '../document-file.tsx';

type Props = { document: TaxDocumentDetail };

/** How far the structured invoice has got, and that a PDF alone does not do where the law wants one (SK Act 385/2025). */
export function StructuredInvoice({ document: { id, delivery, deliveryError, needsStructured, hasUbl } }: Props) {
  const t = useTexts();
  if (delivery === 'none' && !needsStructured) return null;
  const file = hasUbl ? (
    <DocumentFile address={taxDocumentFilePath(id, 'xml')} label={t('taxDocuments:files.ubl')} />
  ) : null;
  const tone = ({ none: 'warning', delivering: 'info', delivered: 'success', failed: 'danger' } as const)[delivery];
  return (
    <Notice tone={tone} role="status" title={t(`taxDocuments:delivery.${delivery}.title`)} actions={file}>
      {t(`taxDocuments:delivery.${delivery}.text`)}
      {delivery === 'failed' && deliveryError !== null ? (
        <p className="mt-1 text-sm wrap-anywhere">{deliveryError}</p>
      ) : null}
    </Notice>
  );
}
