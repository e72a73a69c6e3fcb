import type { OwnPayment } from '#contract/payments/own-payments.ts';
import type { OwnQuote } from '#contract/quotes/own-quotes.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { FoldedRows } from './folded-rows.tsx';

type Props = { quotes: readonly OwnQuote[]; payments: readonly OwnPayment[] };

/** The quotes to one's own verified address; those that wait for an answer stand first (I3). */
export function QuoteRows({ quotes, payments }: Props) {
  return (
    <FoldedRows>
      {quotes.map((quote) => (
        <QuoteRow
          key={quote.id}
          quote={quote}
          claimed={payments.filter(({ quoteId, status }) => quoteId === quote.id && status === 'claimed')}
        />
      ))}
    </FoldedRows>
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

type RowProps = {
  quote: OwnQuote;
  /** What the customer has reported as paid and I have not found yet. */
  claimed: readonly OwnPayment[];
};

function QuoteRow({ quote, claimed }: RowProps) {
  const t = useTexts();
  const { language } = usePage();
  const { id, number, title, status } = quote;
  return (
    <li className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5 border-b border-hair py-4">
      <span className="figures text-muted">{t('portal:quotes.number', { number })}</span>
      <span lang={quote.language} className="min-w-0 grow basis-56 font-semibold wrap-anywhere">
        {/* The server reads the quote: a new document. */}
        <a href={pathOf('portalQuote', quote.language, { id })} data-reload="">
          {title}
        </a>
      </span>
      <Sum quote={quote} />
      {/* One width for all where a row is one line, so that the sums before it stand below each other. */}
      <span className="lg:min-w-32 lg:text-end">
        <Badge tone={toneOf[status]}>{t(`portal:quotes.statuses.${status === 'draft' ? 'sent' : status}`)}</Badge>
      </span>
      {claimed.map((payment) => (
        <span key={payment.id} className="figures basis-full text-muted">
          {t('portal:payments.claimed', { price: formatExactMoney(payment.rest, payment.currency, language) })}
        </span>
      ))}
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
