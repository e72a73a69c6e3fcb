import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

/** What the customer has answered instead of accepting, with their words; what can be done stands below (H5). */
export function AnswerNotice({ quote: { status, closedReason, content } }: { quote: QuoteDetail }) {
  const t = useTexts();
  if (status !== 'declined' && status !== 'changes_requested') return null;
  return (
    <Notice
      tone={status === 'declined' ? 'danger' : 'warning'}
      title={t(`quotes:answers.outcome.${status}`)}
      role="note"
    >
      {closedReason ? (
        <p lang={content.language} className="wrap-anywhere whitespace-pre-line">
          {closedReason}
        </p>
      ) : (
        t('quotes:answers.outcome.noReason')
      )}
    </Notice>
  );
}
