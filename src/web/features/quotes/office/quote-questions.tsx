import { type SubmitEvent, useState } from 'react';
import type { QuoteQuestion } from '#contract/quotes/quote-signing-shapes.ts';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ViewPart } from '../view/view-part.tsx';
import { useAnswerQuestion } from './queries.ts';

type Props = { quote: QuoteDetail; questions: readonly QuoteQuestion[] };

/** What the customer has asked, and the answers, which are given in place (H5). */
export function QuoteQuestions({ quote, questions }: Props) {
  const t = useTexts();
  if (questions.length === 0) return null;
  return (
    <ViewPart title={t('quotes:answers.questions.title')}>
      <ul className="grid gap-4">
        {questions.map((question) => (
          <li key={question.id} className="grid gap-3 rounded-lg border border-hair bg-sheet p-4">
            <Asked quote={quote} question={question} />
            {question.answer === null ? (
              <AnswerForm quoteId={quote.id} question={question} />
            ) : (
              <Given answer={question.answer} at={question.answeredAt} />
            )}
          </li>
        ))}
      </ul>
    </ViewPart>
  );
}

function Asked({ quote, question }: { quote: QuoteDetail; question: QuoteQuestion }) {
  const t = useTexts();
  const now = useNow();
  const line = quote.content.lines.find(({ id }) => id === question.lineId);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <TimeStamp at={question.askedAt} now={now} />
        {line ? (
          <span className="wrap-anywhere">
            {t('quotes:answers.questions.aboutLine')}: <span lang={quote.content.language}>{line.name}</span>
          </span>
        ) : null}
      </p>
      <p lang={quote.content.language} className="wrap-anywhere whitespace-pre-line">
        {question.text}
      </p>
    </div>
  );
}

function Given({ answer, at }: { answer: string; at: number | null }) {
  const t = useTexts();
  const now = useNow();
  return (
    <div className="grid gap-1 border-s-2 border-level ps-4">
      <p className="text-sm text-muted">
        {t('quotes:answers.questions.answered')} {at === null ? null : <TimeStamp at={at} now={now} />}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
    </div>
  );
}

function AnswerForm({ quoteId, question }: { quoteId: string; question: QuoteQuestion }) {
  const t = useTexts();
  const [isMissing, setMissing] = useState(false);
  const answer = useAnswerQuestion(quoteId);

  function give(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('text');
    const text = typeof typed === 'string' ? typed.trim() : '';
    setMissing(text === '');
    if (text === '' || answer.isPending) return;
    // The form is gone once the answer is there, so it is told by the call itself.
    void answer
      .mutateAsync({ question: question.id, text })
      .then(() => showToast({ title: t('quotes:answers.questions.sent'), tone: 'success' }))
      .catch(() => undefined);
  }

  return (
    <form noValidate onSubmit={give} className="grid gap-3">
      {answer.error ? <CallFailure title={t('quotes:answers.questions.failed')} error={answer.error} /> : null}
      <TextArea
        id={`answer-${question.id}`}
        name="text"
        label={t('quotes:answers.questions.answer')}
        hint={t('quotes:answers.questions.hint')}
        maxLength={signingLimits.question}
        error={isMissing ? t('quotes:answers.questions.missing') : undefined}
        required
      />
      <SubmitButton className="justify-self-start" isSending={answer.isPending}>
        {t('quotes:answers.questions.send')}
      </SubmitButton>
    </form>
  );
}
