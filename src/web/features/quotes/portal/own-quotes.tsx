import type { ReactNode } from 'react';
import type { OwnQuote } from '#contract/quotes/own-quotes.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useOwnQuotes } from './own-quotes-query.ts';

type Props = {
  /** What is to be said below a quote that was answered. */
  renderBelow: (quote: OwnQuote) => ReactNode;
};

/** The quotes to one's own verified address; those that wait for an answer stand first (I3). */
export function OwnQuotes({ renderBelow }: Props) {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useOwnQuotes();
  if (data) {
    if (data.quotes.length === 0) return <p className="max-w-prose text-muted">{t('portal:quotes.empty')}</p>;
    return (
      <ol className="grid border-t-2 border-ink">
        {data.quotes.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} below={renderBelow(quote)} />
        ))}
      </ol>
    );
  }
  if (error) {
    return <LoadFailure error={error} headingLevel={2} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <SkeletonGroup label={t('common:loading')}>
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

/** Timber while the customer has something to do, ink while I have. */
const toneOf: Record<OwnQuote['status'], BadgeTone> = {
  draft: 'neutral',
  sent: 'waiting',
  viewed: 'waiting',
  changes_requested: 'active',
  accepted: 'done',
  declined: 'neutral',
  expired: 'stopped',
  superseded: 'neutral',
  withdrawn: 'stopped',
  voided: 'stopped',
};

function QuoteRow({ quote, below }: { quote: OwnQuote; below: ReactNode }) {
  const t = useTexts();
  const { language } = usePage();
  const { id, number, title, status, isWaiting } = quote;
  const path = pathOf('portalQuote', quote.language, { id });
  return (
    <li className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5 border-b border-hair py-4">
      <span className="figures text-muted">{t('portal:quotes.number', { number })}</span>
      <span lang={quote.language} className="min-w-0 grow basis-56 font-semibold wrap-anywhere">
        {/* The server reads the quote: a new document. */}
        {isWaiting ? (
          title
        ) : (
          <a href={path} data-reload="">
            {title}
          </a>
        )}
      </span>
      <Sum quote={quote} />
      <Badge tone={toneOf[status]}>{t(`portal:quotes.statuses.${status === 'draft' ? 'sent' : status}`)}</Badge>
      {isWaiting ? (
        <span className="flex basis-full flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <span className="text-muted">
            {t('portal:quotes.validUntil', { date: writeDay(quote.validUntil, language) })}
            {', '}
            {quote.daysLeft === 0 ? t('portal:quotes.lastDay') : t('portal:quotes.daysLeft', { count: quote.daysLeft })}
          </span>
          <ButtonLink to={path} reloadDocument aria-label={t('portal:quotes.openNamed', { number })}>
            {t('portal:quotes.open')}
          </ButtonLink>
        </span>
      ) : (
        below
      )}
    </li>
  );
}

function Sum({ quote: { sum, currency } }: { quote: OwnQuote }) {
  const t = useTexts();
  const { language } = usePage();
  if (!sum) return null;
  const monthly = t('portal:quotes.monthly', { price: formatExactMoney(sum.monthly, currency, language) });
  const parts = [
    sum.once !== 0 || sum.monthly === 0 ? formatExactMoney(sum.once, currency, language) : '',
    sum.monthly === 0 ? '' : monthly,
  ];
  return <span className="figures">{parts.filter((part) => part !== '').join(' + ')}</span>;
}
