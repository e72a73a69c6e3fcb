import { useId } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DocumentIcon } from '../../ui/icons/things.tsx';
import { DocumentsOf } from './list/documents-of.tsx';
import { CareOfQuote } from './recurring/care-of-quote.tsx';
import { useBeginDocument } from './use-begin-document.ts';

type Props = { quote: QuoteDetail };

/** The tax documents of a signed quote, and the way to its final invoice and monthly care (H11); nothing before it is signed. */
export function QuoteDocuments({ quote }: Props) {
  const { id, status } = quote;
  const t = useTexts();
  const titleId = useId();
  const { pending, begin } = useBeginDocument();
  if (status !== 'accepted') return null;
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-lg">
          {t('taxDocuments:ofQuote.title')}
        </h2>
        <Button
          size="sm"
          icon={<DocumentIcon size={20} />}
          isLoading={pending !== null}
          onClick={() => void begin({ kind: 'final', quoteId: id })}
        >
          {t('taxDocuments:ofQuote.final')}
        </Button>
      </div>
      <DocumentsOf of={{ quote: id }} nothing={t('taxDocuments:ofQuote.none')} />
      <CareOfQuote quote={quote} />
    </section>
  );
}
