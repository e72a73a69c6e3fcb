import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { ViewPart } from '../view/view-part.tsx';
import { QuoteLinks } from './quote-links.tsx';
import { QuoteQuestions } from './quote-questions.tsx';
import { QuoteFiles, QuoteSignature } from './quote-signature.tsx';
import { useQuoteAnswers } from './queries.ts';

type Props = { quote: QuoteDetail };

/** What the customer has said to a quote: signature first, then questions; read anew as soon as something happens (H5). */
export function QuoteAnswerParts({ quote }: Props) {
  const { data, error, isFetching, refetch } = useQuoteAnswers(quote.id);
  if (error && !data)
    return <LoadFailure error={error} headingLevel={2} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || (!data.signed && data.questions.length === 0)) return null;
  return (
    <div className="grid max-w-3xl gap-8">
      {data.signed ? <QuoteSignature quote={quote} signed={data.signed} /> : null}
      <QuoteQuestions quote={quote} questions={data.questions} />
    </div>
  );
}

/** Private links and what can be kept elsewhere, beside the document. */
export function QuoteProof({ quote }: Props) {
  const t = useTexts();
  const { data } = useQuoteAnswers(quote.id);
  return (
    <>
      <QuoteLinks quote={quote} links={data?.links ?? []} />
      <ViewPart title={t('quotes:answers.files.title')}>
        <QuoteFiles quote={quote} signed={data?.signed ?? null} />
      </ViewPart>
    </>
  );
}
