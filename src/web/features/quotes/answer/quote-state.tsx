import { writeDay } from '#domain/days.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SellerLinks } from '../document/sheet-closing.tsx';
import { SignedNotice } from './signed-notice.tsx';
import { UndoButton } from './undo-button.tsx';
import type { OpenQuote } from './use-open-quote.ts';

type Props = { open: OpenQuote; isSignedNow: boolean };

/** What has become of the quote, and what happens next; nothing while it waits for an answer. */
export function QuoteState({ open, isSignedNow }: Props) {
  const t = useTexts();
  const { quote, isOpen } = open;
  const reader = quote.access === 'office' ? 'office' : 'colleague';
  return (
    <div id="quote-state" tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
      {quote.mayAnswer ? null : (
        <Notice title={t(`quoteSigning:${reader}.title`)}>{t(`quoteSigning:${reader}.text`)}</Notice>
      )}
      {isOpen ? null : <AnsweredState open={open} isSignedNow={isSignedNow} />}
    </div>
  );
}

function AnsweredState({ open, isSignedNow }: Props) {
  const t = useTexts();
  const { document, status, answer } = open.quote;
  if (open.quote.signed) return <SignedNotice open={open} signed={open.quote.signed} isNew={isSignedNow} />;
  if (status !== 'declined' && status !== 'changes_requested' && status !== 'expired') return null;
  const date = writeDay(document.validUntil, document.language);
  return (
    <Notice
      tone={status === 'expired' ? 'warning' : 'info'}
      role="status"
      title={t(`quoteSigning:state.${status}.title`)}
    >
      <div className="grid gap-3">
        <p>{t(`quoteSigning:state.${status}.text`, { date })}</p>
        {answer && answer.text !== '' ? (
          <div>
            <p className="text-sm text-muted">{t('quoteSigning:state.yourWords')}</p>
            <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
          </div>
        ) : null}
        <SellerLinks seller={document.seller} />
        <UndoButton open={open} until={answer?.undoUntil ?? null} undo={(calls) => calls.undoAnswer(open.quoteKey)} />
      </div>
    </Notice>
  );
}
