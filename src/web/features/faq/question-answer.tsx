import { type FaqAnswer, askQuestion } from '#contract/faq.ts';
import { NetworkError, callEndpoint } from '../../lib/http/api.ts';
import { usePage } from '../../lib/page-context.ts';
import { useFailureMessage } from '../../lib/http/use-failure-message.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { useWriting } from '../../lib/use-writing.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { CitedText } from './cited-text.tsx';
import { NoAnswer } from './no-answer.tsx';

type Props = { question: string; onOpenEntry: () => void; onContact: (question: string) => Promise<void> };

/** A search usually returns sooner; only after this time (ms) a spinner is shown. */
const slowMs = 800;

/** The answer to one question, with its sources and who worded it (A6, H4). */
export function QuestionAnswer({ question, onOpenEntry, onContact }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const ask = () => callEndpoint(askQuestion, { body: { language, question } });
  const { written, error, isWorking, isSlow, again } = useWriting(ask, slowMs);
  return (
    <div className="grid gap-5">
      <div role="status">
        {isWorking && isSlow ? (
          <p className="flex items-center gap-3">
            <Spinner size={20} />
            {t('faq:ask.working')}
          </p>
        ) : null}
      </div>
      {error && !isWorking ? <AskFailure error={error} onRetry={again} /> : null}
      {written && !isWorking ? <Answer {...{ written, question, onOpenEntry, onContact }} /> : null}
    </div>
  );
}

/** Why there is no answer; offline the search of the page still works. */
function AskFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts();
  const message = useFailureMessage(error);
  const isOffline = error instanceof NetworkError;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t(isOffline ? 'faq:ask.offline.title' : 'faq:ask.failed')}
      actions={<Button onClick={onRetry}>{t('faq:ask.again')}</Button>}
    >
      {isOffline ? t('faq:ask.offline.text') : message}
    </Notice>
  );
}

function Answer({ written, question, onOpenEntry, onContact }: Props & { written: FaqAnswer }) {
  const t = useTexts();
  const { answer, sources } = written;
  if (sources.length === 0) return <NoAnswer ref={focusHeading} onContact={() => onContact(question)} />;
  return (
    <div className="grid gap-5 border-s-2 border-line ps-5">
      <h3 ref={focusHeading} tabIndex={-1} className="scroll-mt-6 scroll-mb-[40vh] justify-self-start text-xl">
        {t(answer === null ? 'faq:ask.found' : 'faq:ask.answer')}
      </h3>
      <Fallback written={written} />
      {answer === null ? null : <CitedText text={answer} sources={sources} onOpenEntry={onOpenEntry} />}
      <AnswerSources sources={sources} isWorded={answer !== null} onOpenEntry={onOpenEntry} />
      <p className="text-sm text-muted">{t(`faq:ask.writers.${written.writer}`)}</p>
    </div>
  );
}

/** Ref of the heading of an answer: moves the focus to it when it is mounted, and scrolls until its first lines are in sight. */
function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}

/** Says that a model should have worded the answer and failed, with the texts of spec §8 (H4). */
function Fallback({ written: { fallback } }: { written: FaqAnswer }) {
  const t = useTexts();
  if (fallback === null) return null;
  return (
    <Notice tone="warning" title={t('errors:aiService.title')}>
      {t(fallback === 'limit' ? 'faq:ask.limit' : 'errors:aiService.text')}
    </Notice>
  );
}
