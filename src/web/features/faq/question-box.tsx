import { type SubmitEvent, useRef, useState } from 'react';
import { questionLimits } from '#domain/catalogue/question-limits.ts';
import { pathOf } from '#domain/routes.ts';
import { useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { retriedImport } from '../../lib/browser/retried-import.ts';
import { useLazyChunk } from '../../lib/use-lazy-chunk.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Props = {
  /** Called before a link to an entry of this page is followed. */
  onOpenEntry: () => void;
  /** Puts a question into the contact form. */
  onContact: (question: string) => Promise<void>;
};

/** A submitted question; `turn` tells repetitions of the same question apart. */
type Asked = { question: string; turn: number };

const importAnswer = retriedImport(() => import('./question-answer.tsx'));
const answerChunk = { area: 'errors' as const, load: async () => (await importAnswer()).QuestionAnswer };
const examples = ['price', 'time', 'texts'] as const;

/**
 * The question box: answers a typed question from this page and the services (A6). Code and texts of the answer are a
 * lazy chunk; a question that is submitted before scripts run is in the address as `ask`.
 */
export function QuestionBox({ onOpenEntry, onContact }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const named = useQuery().get('ask')?.slice(0, questionLimits.maximum) ?? '';
  const [put, setPut] = useState<Asked | null>(null);
  const [isTooShort, setIsTooShort] = useState(false);
  const asked = put ?? (isLongEnough(named) ? { question: named, turn: 0 } : null);

  function ask(question: string) {
    setIsTooShort(!isLongEnough(question));
    if (!isLongEnough(question)) return field.current?.focus();
    setPut((before) => ({ question: question.trim(), turn: (before?.turn ?? 0) + 1 }));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    ask(field.current?.value ?? '');
  }

  return (
    <section
      id="ask"
      aria-labelledby="ask-title"
      // A question in the address is answered without a further press.
      data-hydrate="ask"
      className="grid scroll-mt-6 gap-5 noscript:hidden"
    >
      <div className="grid gap-2">
        <AxisHeading level={2} id="ask-title">
          {t('faq:ask.title')}
        </AxisHeading>
        <p className="max-w-prose text-muted">{t('faq:ask.text')}</p>
      </div>
      <form
        method="get"
        action={pathOf('faq', language)}
        onSubmit={submit}
        noValidate
        className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <TextField
          ref={field}
          id="question"
          name="ask"
          label={t('faq:ask.label')}
          hint={t('faq:ask.hint')}
          error={isTooShort ? t('faq:ask.tooShort') : undefined}
          minLength={questionLimits.minimum}
          maxLength={questionLimits.maximum}
          autoComplete="off"
          defaultValue={named}
        />
        <Button type="submit">{t('faq:ask.submit')}</Button>
      </form>
      <Examples
        onChoose={(question) => {
          if (field.current) field.current.value = question;
          ask(question);
        }}
      />
      {asked ? <LazyAnswer key={asked.turn} {...{ question: asked.question, onOpenEntry, onContact }} /> : null}
    </section>
  );
}

const isLongEnough = (question: string) => question.trim().length >= questionLimits.minimum;

/** The answer once its chunk is loaded; if that fails, the next question tries again. */
function LazyAnswer(props: Props & { question: string }) {
  const t = useTexts();
  const { Part, hasFailed } = useLazyChunk(true, answerChunk);
  if (Part) return <Part {...props} />;
  if (!hasFailed) return <Spinner size={24} />;
  return (
    <Notice tone="danger" role="alert" title={t('faq:ask.offline.title')}>
      {t('faq:ask.offline.text')}
    </Notice>
  );
}

/** Example questions as buttons. */
function Examples({ onChoose }: { onChoose: (question: string) => void }) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p id="ask-examples" className="text-sm text-muted">
        {t('faq:ask.examples.title')}
      </p>
      <ul aria-labelledby="ask-examples" className="-ms-3 flex flex-wrap sm:ms-0">
        {examples.map((example) => (
          <li key={example}>
            <Button size="sm" variant="quiet" onClick={() => onChoose(t(`faq:ask.examples.${example}`))}>
              {t(`faq:ask.examples.${example}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
