import type { DocumentDelivery } from '#contract/tax-documents/document-delivery.ts';
import { mayDeliver } from '#domain/tax-documents/document-delivery.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { useDeliverDocument } from '../delivery-queries.ts';

type Props = { id: string; delivery: DocumentDelivery };

/** Hands a document to the provider, or tries one again that has failed; without a provider, the way to set one up (H10). */
export function DeliverDocument({ id, delivery: { state, hindrance } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { mutate, error, isPending } = useDeliverDocument();
  if (hindrance === 'no-provider') {
    return (
      <ButtonLink size="sm" to={pathOf('adminQuoteSettings', language)}>
        {t('taxDocuments:delivery.setUp')}
      </ButtonLink>
    );
  }
  if (hindrance !== null || !mayDeliver(state)) return null;
  return (
    <>
      <Button
        size="sm"
        isLoading={isPending}
        loadingText={t('taxDocuments:delivery.sending')}
        onClick={() => !isPending && mutate(id)}
      >
        {t(state === 'failed' ? 'taxDocuments:delivery.retry' : 'taxDocuments:delivery.deliver')}
      </Button>
      {error ? <CallFailure error={error} title={t('taxDocuments:delivery.notHandedOver')} /> : null}
    </>
  );
}
