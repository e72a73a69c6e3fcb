import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useMemo,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import type { FormWalk, PageData } from '#contract/page.ts';
import { type Step, questionCountOf } from '#domain/configurator/steps.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import type { VersionedPriceBook } from '#domain/estimates/price-book/price-book.ts';
import { currencyOf } from '#domain/money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons/arrows.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ConnectionState } from './connection-state.tsx';
import { HiddenAnswers } from './hidden-answers.tsx';
import { DraftSourcesSlot } from '#web/features/drafts/draft-sources-slot.tsx';
import { ResumeSkeleton } from './resume-skeleton.tsx';
import { StepHeading } from './step-heading.tsx';
import { StepProgress } from './step-progress.tsx';
import { useIssueTexts } from './step-texts.ts';
import { ContactStep } from './steps/contact-step.tsx';
import { FeaturesStep } from './steps/features-step.tsx';
import { ObjectivesStep } from './steps/objectives-step.tsx';
import { ProjectSizeStep } from './steps/project-size-step.tsx';
import { QuoteTypeStep } from './steps/quote-type-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { TradeStep } from './steps/trade-step.tsx';
import type { SummaryProps } from './summary/summary-step.tsx';
import { type Configurator as State, useConfigurator } from './use-configurator.ts';
import { usePrice } from './use-price.ts';
import { useStepCount } from './use-step-count.ts';

/** Parts of other features, provided by the page. */
export type ConfiguratorParts = {
  live: (estimate: Estimate | null) => ReactNode;
  /** The last step, a lazy chunk. */
  Summary: ComponentType<Omit<SummaryProps, 'explained' | 'files'>>;
  /** Preloads that chunk; called after the first step, more than once. */
  prepareSummary: () => void;
  /** Photos and files of the request, below the contact (C10). */
  files: ReactNode;
};

type Props = { data: PageData & { priceBook: VersionedPriceBook }; parts: ConfiguratorParts };

const questions: Record<Exclude<Step, 'summary'>, (props: StepProps) => ReactNode> = {
  'quote-type': QuoteTypeStep,
  objectives: ObjectivesStep,
  trade: TradeStep,
  features: FeaturesStep,
  'project-size': ProjectSizeStep,
  contact: ContactStep,
};

/** The configurator: steps, questions, live price, summary (C1-C9). */
export function Configurator({ data, parts }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const currency = currencyOf[language];
  const form = useRef<HTMLFormElement>(null);
  const state = useConfigurator({ currency, walk: data.walk, isResuming: data.isResuming ?? false, form });
  useStepCount(state);
  const price = usePrice(state.answers, data.priceBook, currency);
  const isSummary = state.step === 'summary';
  const isUnderWay = state.isReady && state.step !== 'quote-type';
  const { live, Summary, prepareSummary, files } = parts;
  // The choice itself is painted first, its price right after.
  const shownPrice = useDeferredValue(price);
  const livePrice = useMemo(() => live(shownPrice), [live, shownPrice]);
  return (
    <>
      <p className="text-muted">{t('configurator:subtitle', { count: questionCountOf(state.answers.mode) })}</p>
      <DraftSourcesSlot state={state} />
      <ConnectionState />
      <div className="configurator has-price-bar mt-7" data-wide={isSummary ? '' : undefined}>
        <StepProgress state={state} />
        {state.isReady ? (
          <div ref={isUnderWay ? prepareSummary : null} className="grid min-w-0 content-start gap-6">
            <StepHeading step={state.step} state={state} />
            {isSummary && price ? (
              <Suspense fallback={<ResumeSkeleton />}>
                <Summary state={state} price={price} walk={data.walk} />
              </Suspense>
            ) : (
              <QuestionForm form={form} state={state} walk={data.walk} book={data.priceBook} files={files} />
            )}
          </div>
        ) : (
          <ResumeSkeleton isOpeningLink={data.isOpeningLink ?? false} />
        )}
        {isSummary ? null : livePrice}
      </div>
    </>
  );
}

type FormProps = {
  form: RefObject<HTMLFormElement | null>;
  state: State;
  walk: FormWalk | undefined;
  book: VersionedPriceBook;
  files: ReactNode;
};

function QuestionForm({ form, state, walk, book, files }: FormProps) {
  const t = useTexts();
  const { language } = usePage();
  const { step, answers, issues } = state;
  const { items, errorOf } = useIssueTexts(issues);
  const summary = useRef<HTMLDivElement>(null);
  if (step === 'summary') return null;
  const Questions = questions[step];

  function submit(event: FormEvent) {
    event.preventDefault();
    flushSync(() => state.next());
    // Where the step has issues, the focus goes to their list (C2).
    summary.current?.focus();
  }

  return (
    <form
      ref={form}
      method="post"
      action={pathOf('configurator', language)}
      noValidate
      onSubmit={submit}
      className="grid gap-8"
    >
      {items.length > 0 ? <ErrorSummary ref={summary} title={t('configurator:errors.summary')} items={items} /> : null}
      <HiddenAnswers step={step} answers={answers} walk={walk} />
      <Questions answers={answers} update={state.update} errorOf={errorOf} book={book.content} />
      {step === 'contact' ? files : null}
      <div className="step-actions">
        <Button type="submit" name="go" value="next" variant="primary" iconAfter={<ArrowRightIcon size={20} />}>
          {t('common:actions.next')}
        </Button>
        {step === 'quote-type' ? null : (
          <Button
            type="submit"
            name="go"
            value="back"
            variant="quiet"
            icon={<ArrowLeftIcon size={20} />}
            onClick={(event) => {
              event.preventDefault();
              state.back();
            }}
          >
            {t('common:actions.back')}
          </Button>
        )}
      </div>
    </form>
  );
}
