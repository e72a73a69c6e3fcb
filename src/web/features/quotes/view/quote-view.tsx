import type { ReactNode } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { signedDocumentOf } from '#domain/quotes/signing/choice.ts';
import { quoteAsChosen } from '#domain/quotes/signing/quote-as-chosen.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { ChangedProject } from '../changed-project.tsx';
import { AnswerNotice } from '../office/answer-notice.tsx';
import { useQuoteAnswers } from '../office/queries.ts';
import { QuoteAnswerParts, QuoteProof } from '../office/quote-answers.tsx';
import { useQuotePreview } from '../send/queries.ts';
import { QuoteStatusBadge } from '../status-badge.tsx';
import { HeldSend } from './held-send.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteComparison } from './quote-comparison.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { QuoteVersions } from './quote-versions.tsx';
import { ShownDocument } from './shown-document.tsx';
import { UndeliveredNotice } from './undelivered-notice.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { ViewPart } from './view-part.tsx';

type Props = { quote: QuoteDetail };
type ViewProps = Props & {
  /** What is asked, paid and invoiced of it. */
  money?: ReactNode;
};

/** A quote that was sent: the frozen document, how it stands with it, and what can be done (H2). */
export function QuoteView({ quote, money }: ViewProps) {
  const t = useTexts();
  const { content } = quote;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head quote={quote} />
      <UnsavedNotice id={quote.id} />
      <HeldSend quote={quote} />
      <AnswerNotice quote={quote} />
      <UndeliveredNotice quote={quote} />
      <QuoteActions quote={quote} />
      <QuoteAnswerParts quote={quote} />
      {money}
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={t('quotes:life.document')} className="min-w-0">
          <Frozen quote={quote} />
        </section>
        <div className="grid min-w-0 gap-8">
          <QuoteFacts quote={quote} />
          <QuoteProof quote={quote} />
          <ViewPart title={t('quotes:life.versions')}>
            <QuoteVersions quote={quote} />
            <QuoteComparison quote={quote} />
          </ViewPart>
          {content.notes.trim() === '' ? null : (
            <ViewPart title={t('quotes:life.notes')}>
              <p className="wrap-anywhere whitespace-pre-line">{content.notes}</p>
            </ViewPart>
          )}
          <ViewPart title={t('quotes:life.history')}>
            <QuoteHistory quote={quote} />
          </ViewPart>
        </div>
      </div>
    </div>
  );
}

function Head({ quote: { number, status, content, request, customer, project } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <header className="grid gap-2">
      <h1 tabIndex={-1} className="grid gap-1 text-2xl wrap-anywhere">
        <span className="figures text-base text-muted">{t('quoteEditor:head.numbered', { number: number ?? '' })}</span>
        <span lang={content.language}>{content.title}</span>
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <QuoteStatusBadge status={status} />
        <ChangedProject project={project} />
        {request ? (
          <a className="py-1 pointer-coarse:py-2.5" href={pathOf('adminRequest', language, { id: request.id })}>
            {t('quoteEditor:head.request', { number: request.number })}
          </a>
        ) : null}
        {customer ? (
          <a className="py-1 pointer-coarse:py-2.5" href={pathOf('adminCustomer', language, { id: customer.id })}>
            {customer.company || customer.name}
          </a>
        ) : null}
      </div>
    </header>
  );
}

/** The document as it was sent, or as it was signed with the chosen options. */
function Frozen({ quote }: Props) {
  const { data, error, isFetching, refetch } = useQuotePreview(quote);
  const { data: answers } = useQuoteAnswers(quote.id);
  if (error && !data)
    return <LoadFailure error={error} headingLevel={2} isRetrying={isFetching} onRetry={() => void refetch()} />;
  const sent = data?.document ?? null;
  const choice = answers?.signed?.choice;
  const document = sent && choice ? quoteAsChosen(signedDocumentOf(sent, choice)) : sent;
  return <ShownDocument document={document} status={quote.status} />;
}
