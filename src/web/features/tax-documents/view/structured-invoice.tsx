import type { DocumentDelivery } from '#contract/tax-documents/document-delivery.ts';
import { type TaxDocumentDetail, taxDocumentFilePath } from '#contract/tax-documents/tax-documents.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useDocumentDelivery } from '../delivery-queries.ts';
import { DocumentFile } from '../document-file.tsx';
import { DeliverDocument } from './deliver-document.tsx';

type Props = { document: TaxDocumentDetail };

/** How far the structured invoice has got, and that a PDF alone does not do where the law wants one (SK Act 385/2025). */
export function StructuredInvoice({ document: { id, delivery, needsStructured, hasUbl } }: Props) {
  const t = useTexts();
  const { may } = useMay();
  const { data } = useDocumentDelivery(id);
  if (delivery === 'none' && !needsStructured) return null;
  const tone = ({ none: 'warning', delivering: 'info', delivered: 'success', failed: 'danger' } as const)[delivery];
  return (
    <Notice
      tone={tone}
      role="status"
      title={t(`taxDocuments:delivery.${delivery}.title`)}
      actions={
        <>
          {data && may('manage-money') ? <DeliverDocument id={id} delivery={data} /> : null}
          {hasUbl ? (
            <DocumentFile address={taxDocumentFilePath(id, 'xml')} label={t('taxDocuments:files.ubl')} />
          ) : null}
        </>
      }
    >
      {t(`taxDocuments:delivery.${delivery}.text`)}
      {data ? <Obstacle delivery={data} /> : null}
    </Notice>
  );
}

type ObstacleProps = { delivery: DocumentDelivery };

/** What stands in the way, and the provider's own words. */
function Obstacle({ delivery: { state, hindrance, failure, words } }: ObstacleProps) {
  const t = useTexts();
  if (state === 'delivered') return null;
  return (
    <>
      {hindrance === null || hindrance === 'draft' ? null : (
        <p className="mt-1">{t(`taxDocuments:delivery.hindrances.${hindrance}`)}</p>
      )}
      {failure === null ? null : <p className="mt-1">{t(`taxDocuments:delivery.failures.${failure}`)}</p>}
      {words === '' ? null : <p className="mt-1 text-sm wrap-anywhere text-muted">{words}</p>}
    </>
  );
}
