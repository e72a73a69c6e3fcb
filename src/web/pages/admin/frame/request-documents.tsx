import { RequestSection } from '../../../features/service-requests/detail/request-section.tsx';
import { AllDocumentsLink, DocumentsOf } from '../../../features/tax-documents/list/documents-of.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = { requestId: string };

/** What was invoiced for a request (H11). */
export function RequestDocuments({ requestId }: Props) {
  const t = useTexts();
  return (
    <RequestSection title={t('taxDocuments:ofQuote.title')} aside={<AllDocumentsLink of={{ request: requestId }} />}>
      <DocumentsOf of={{ request: requestId }} nothing={t('taxDocuments:ofQuote.noneOfRequest')} />
    </RequestSection>
  );
}
