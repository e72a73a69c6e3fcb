import { type SubmitEvent, useState } from 'react';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import { useSecondsUntil } from '../../../lib/time/use-seconds-until.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { UndoIcon } from '../../../ui/icons/arrows.tsx';
import type * as Calls from './answer-calls.ts';
import { AnswerFailure } from './answer-failure.tsx';
import { loadCalls } from './use-message-form.ts';
import { refusedAnswer } from './refused-answer.ts';
import type { OpenQuote } from './use-open-quote.ts';

type Props = {
  open: OpenQuote;
  /** Until when (ms UTC); null shows nothing. */
  until: number | null;
  /** Question that is taken back; '' for the answer. */
  question?: string;
  undo: (calls: typeof Calls) => Promise<PrivateQuote>;
};

/** Takes an answer back while the agency has not been told, with the seconds that are left (H5). */
export function UndoButton({ open, until, question = '', undo }: Props) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const [error, setError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  if (until === null || !open.quote.mayAnswer) return null;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setSending(true);
    try {
      open.change(await undo(await loadCalls()));
    } catch (failure) {
      if (!(await refusedAnswer(failure, open))) setError(failure);
    } finally {
      setSending(false);
    }
  }

  return (
    <form method="post" action={open.actionOf()} onSubmit={(event) => void submit(event)} className="grid gap-3">
      <input type="hidden" name="question" value={question} />
      <AnswerFailure error={error} title={t('quoteSigning:undo.failed')} />
      <Button
        type="submit"
        name="go"
        value="undo"
        size="sm"
        className="justify-self-start"
        icon={<UndoIcon size={20} />}
        isLoading={isSending}
      >
        {isHydrated ? <Left until={until} open={open} /> : t('quoteSigning:undo.button')}
      </Button>
    </form>
  );
}

function Left({ until, open }: { until: number; open: OpenQuote }) {
  const t = useTexts();
  // Afterwards the server says whether it still can be taken back.
  const seconds = useSecondsUntil(until, () => {
    void loadCalls()
      .then(({ readQuote }) => readQuote(open.quoteKey))
      .then(open.change)
      .catch(() => undefined);
  });
  return t('quoteSigning:undo.left', { seconds });
}
