import type { DocumentDelivery } from '#contract/tax-documents/document-delivery.ts';
import { type TaxDocumentDetail, taxDocumentFilePath } from '#contract/tax-documents/tax-documents.ts';
import { mayDeliver } from '#domain/tax-documents/document-delivery.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DocumentFile } from '../document-file.tsx';
import { useDeliver, useDelivery } from '../queries.ts';

type Props = { document: Pick<TaxDocumentDetail, 'id' | 'needsStructured' | 'hasUbl'> };

const toneOf = { none: 'info', delivering: 'info', delivered: 'success', failed: 'danger' } as const;

/**
 * How far the structured invoice has got, and that a PDF alone does not do where the law wants one (SK Act 385/2025); nothing
 * where it neither has to go nor can.
 */
export function StructuredInvoice({ document: { id, needsStructured, hasUbl } }: Props) {
  const t = useTexts();
  const { data: delivery } = useDelivery(id);
  const deliver = useDeliver();
  if (!delivery) return null;
  const { state, hindrance } = delivery;
  if (state === 'none' && !needsStructured && hindrance !== null) return null;
  const isDue = state === 'none' && needsStructured;
  return (
    <Notice
      tone={isDue ? 'warning' : toneOf[state]}
      role="status"
      title={t(isDue ? 'taxDocuments:delivery.due' : `taxDocuments:delivery.${state}.title`)}
      actions={
        <>
          <SendButton delivery={delivery} isPending={deliver.isPending} onSend={() => deliver.mutate(id)} />
          {hasUbl ? (
            <DocumentFile address={taxDocumentFilePath(id, 'xml')} label={t('taxDocuments:files.ubl')} />
          ) : null}
        </>
      }
    >
      <Reason delivery={delivery} />
      {deliver.error ? <CallFailure title={t('taxDocuments:delivery.failed.title')} error={deliver.error} /> : null}
    </Notice>
  );
}

type SendProps = { delivery: DocumentDelivery; isPending: boolean; onSend: () => void };

/** Hands the document over, or tries it again; nothing where it cannot go or is there already. */
function SendButton({ delivery: { state, hindrance }, isPending, onSend }: SendProps) {
  const t = useTexts();
  if (!mayDeliver(state) || hindrance !== null) return null;
  return (
    <Button size="sm" isLoading={isPending} onClick={onSend}>
      {t(state === 'failed' ? 'taxDocuments:delivery.again' : 'taxDocuments:delivery.send')}
    </Button>
  );
}

/** What stands in the way, in words; else what happens next. */
function Reason({ delivery: { state, hindrance, failure, words } }: { delivery: DocumentDelivery }) {
  const t = useTexts();
  if (failure !== null) {
    return (
      <>
        <p>{t(`taxDocuments:delivery.failures.${failure}`)}</p>
        {words === '' ? null : <p className="mt-1 text-sm wrap-anywhere text-muted">{words}</p>}
      </>
    );
  }
  if (hindrance !== null && mayDeliver(state)) return <p>{t(`taxDocuments:delivery.hindrances.${hindrance}`)}</p>;
  return <p>{t(`taxDocuments:delivery.${state}.text`)}</p>;
}
