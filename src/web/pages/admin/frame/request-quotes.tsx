import { CreateQuoteButton } from '../../../features/quotes/create/create-quote-button.tsx';
import { QuotesOf } from '../../../features/quotes/list/quotes-of.tsx';
import { RequestSection } from '../../../features/service-requests/detail/request-section.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = { requestId: string };

/** The quotes that answer a request, and the way to make one from its estimate (H2). */
export function RequestQuotes({ requestId }: Props) {
  const t = useTexts();
  return (
    <RequestSection title={t('quotes:section.title')}>
      <QuotesOf of={{ requestId }} nothing={t('quotes:section.ofRequest')} />
      <CreateQuoteButton requestId={requestId} />
    </RequestSection>
  );
}
