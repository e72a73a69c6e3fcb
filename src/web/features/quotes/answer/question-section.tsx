import { useState } from 'react';
import type { QuoteQuestion } from '#contract/quotes/quote-signing-shapes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { exactTime } from '../../../lib/time/relative-time.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { SellerLinks } from '../document/sheet-closing.tsx';
import { SheetSection } from '../document/sheet-section.tsx';
import { MessageForm } from './message-form.tsx';
import { UndoButton } from './undo-button.tsx';
import type { OpenQuote } from './use-open-quote.ts';

/** Questions about the whole quote, and how else to ask (H5). */
export function QuestionSection({ open }: { open: OpenQuote }) {
  const t = useTexts();
  const [sent, setSent] = useState(0);
  const { quote, isAskable } = open;
  return (
    <SheetSection
      title={t('quoteSigning:questions.title')}
      lead={open.isOpen ? t('quoteSigning:questions.lead') : undefined}
    >
      <div id="questions" className="empty:hidden">
        <Questions open={open} lineId={null} />
      </div>
      {isAskable ? (
        <MessageForm
          key={sent}
          open={open}
          kind="ask"
          label={t('quoteSigning:questions.label')}
          hint={t('quoteSigning:questions.next')}
          submit={t('quoteSigning:questions.submit')}
          send={(calls, text) => calls.ask({ key: open.quoteKey }, { lineId: null, text })}
          onSent={() => {
            setSent(sent + 1);
            focusSoon('#questions [data-question]:last-child');
          }}
        />
      ) : null}
      <div className="grid gap-1">
        <p>{t('quoteSigning:questions.call')}</p>
        <SellerLinks seller={quote.document.seller} />
      </div>
    </SheetSection>
  );
}

type AsideProps = { open: OpenQuote; lineId: string };

/** Questions about a line, and the way to ask one. */
export function AskAside({ open, lineId }: AsideProps) {
  const t = useTexts();
  const { isAskable, ask, queryOf, quote } = open;
  const name = quote.document.lines.find(({ id }) => id === lineId)?.name ?? '';
  const close = () => {
    navigate(queryOf(), { replace: true });
    focusSoon(`#line-${CSS.escape(lineId)} [data-question]:last-child`);
  };
  return (
    <div className="quote-aside grid gap-3 empty:hidden">
      <Questions open={open} lineId={lineId} />
      {ask === lineId ? (
        <MessageForm
          open={open}
          kind="ask"
          lineId={lineId}
          label={t('quoteSigning:questions.labelOf', { name })}
          hint={t('quoteSigning:questions.next')}
          submit={t('quoteSigning:questions.submit')}
          send={(calls, text) => calls.ask({ key: open.quoteKey }, { lineId, text })}
          onSent={close}
        />
      ) : isAskable && quote.mayAnswer ? (
        <a
          className="justify-self-start text-sm pointer-coarse:py-2.5"
          href={`${queryOf({ ask: lineId })}#line-${lineId}`}
          aria-label={t('quoteSigning:questions.askAbout', { name })}
          data-reload
          onClick={(event) => {
            event.preventDefault();
            navigate(queryOf({ ask: lineId }), { replace: true });
            focusSoon(`#line-${CSS.escape(lineId)} textarea`);
          }}
        >
          {t('quoteSigning:questions.ask')}
        </a>
      ) : null}
    </div>
  );
}

function Questions({ open, lineId }: { open: OpenQuote; lineId: string | null }) {
  const questions = open.quote.questions.filter((question) => question.lineId === lineId);
  if (questions.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {questions.map((question) => (
        <Question key={question.id} open={open} question={question} />
      ))}
    </ul>
  );
}

function Question({ open, question }: { open: OpenQuote; question: QuoteQuestion }) {
  const t = useTexts();
  const { language } = open.quote.document;
  const { id, text, askedAt, undoUntil, answer, answeredAt } = question;
  return (
    <li className="grid gap-2 border-s-4 border-timber ps-4 outline-none" data-question tabIndex={-1}>
      <p className="text-sm text-muted">{t('quoteSigning:questions.yours', { time: exactTime(askedAt, language) })}</p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
      {answer === null ? (
        <p className="text-sm text-muted">{t('quoteSigning:questions.waiting')}</p>
      ) : (
        <div className="grid gap-1 border-t border-hair pt-2">
          <p className="text-sm text-muted">
            {t('quoteSigning:questions.answer', { time: exactTime(answeredAt ?? askedAt, language) })}
          </p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
      <UndoButton open={open} until={undoUntil} question={id} undo={(calls) => calls.undoQuestion(open.quoteKey, id)} />
    </li>
  );
}

/** Moves the focus to what the page shows next. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
